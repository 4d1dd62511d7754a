// The formulas of C. Neri and L. Schneider, "Euclidean affine functions and their application to
// calendar algorithms", Software: Practice and Experience 53 (2023), figures 12 and 13, in numbers
// of 32 bits, and what follows from them.
//
// usage: civil OPERATION DAYS REPEATS
//
// DAYS is a file of numbers of days since 1970. Prints a checksum of one pass over them, and the
// nanoseconds that one operation took.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { most = 1 << 20 };

typedef struct {
  int32_t year;
  uint32_t month, day;
} date_t;

static const uint32_t year_shift = 82 * 400;
static const uint32_t day_shift = 82 * 146097 + 719468;

static int32_t days[most];
static date_t dates[most];
static int count;

static inline date_t to_date(int32_t number) {
  uint32_t n = (uint32_t)number + day_shift;
  uint32_t n1 = 4 * n + 3;
  uint32_t c = n1 / 146097;
  uint32_t n2 = 4 * (n1 % 146097 / 4) + 3;
  uint64_t p2 = (uint64_t)2939745 * n2;
  uint32_t ny = (uint32_t)p2 / 2939745 / 4;
  uint32_t n3 = 2141 * ny + 197913;
  uint32_t m = n3 / 65536;
  uint32_t j = ny >= 306;
  uint32_t y = 100 * c + (uint32_t)(p2 >> 32) + j;
  return (date_t){(int32_t)(y - year_shift), j ? m - 12 : m, n3 % 65536 / 2141 + 1};
}

static inline int32_t to_day(date_t date) {
  uint32_t j = date.month <= 2;
  uint32_t y = (uint32_t)date.year + year_shift - j;
  uint32_t m = j ? date.month + 12 : date.month;
  uint32_t c = y / 100;
  return (int32_t)(1461 * y / 4 - c + c / 4 + (979 * m - 2919) / 32 + date.day - 1 - day_shift);
}

static inline uint32_t month_length(int32_t y, uint32_t m) {
  if (m != 2) return 30 | (m ^ (m >> 3));
  return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) ? 29 : 28;
}

static inline uint32_t weekday(int32_t day) {  // 0 is Sunday
  return ((uint32_t)day + 7 * 624513 + 4) % 7;
}

static inline int32_t first_of_year(int32_t year) {
  return to_day((date_t){year, 1, 1});
}

static int32_t sum_components(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t date = to_date(days[i]);
    sum += date.year + (date.month << 4) + (date.day << 9);
  }
  return sum;
}

static int32_t sum_day(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += to_day(dates[i]);
  return sum;
}

static int32_t sum_checked_day(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t date = dates[i];
    if (date.month - 1 < 12 && date.year >= -9999 && date.year <= 9999 &&
        date.day - 1 < month_length(date.year, date.month))
      sum += to_day(date);
  }
  return sum;
}

static int32_t sum_weekday(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += weekday(days[i]);
  return sum;
}

static int32_t sum_day_of_year(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += days[i] - first_of_year(to_date(days[i]).year) + 1;
  return sum;
}

static int32_t sum_week(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    int32_t thursday = days[i] - (int32_t)((weekday(days[i]) + 6) % 7) + 3;
    int32_t year = to_date(thursday).year;
    sum += year + (((thursday - first_of_year(year)) / 7 + 1) << 4);
  }
  return sum;
}

static int32_t sum_next_month(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t date = to_date(days[i]);
    date.year += date.month == 12;
    date.month = date.month == 12 ? 1 : date.month + 1;
    uint32_t length = month_length(date.year, date.month);
    if (date.day > length) date.day = length;
    sum += to_day(date);
  }
  return sum;
}

static const struct {
  const char *name;
  int32_t (*sum)(void);
} operations[] = {
    {"components", sum_components}, {"day", sum_day},
    {"checked-day", sum_checked_day}, {"weekday", sum_weekday},
    {"day-of-year", sum_day_of_year}, {"week", sum_week},
    {"next-month", sum_next_month},
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void run(int32_t (*volatile sum)(void), int repeats) {
  int32_t checksum = sum();
  double start = now();
  for (int i = 0; i < repeats; i++) sum();
  printf("%d %f\n", checksum, (now() - start) / repeats / count);
}

int main(int argc, char **argv) {
  FILE *file = argc == 4 ? fopen(argv[2], "r") : NULL;
  if (file == NULL) return 2;
  while (count < most && fscanf(file, "%d", &days[count]) == 1) count++;
  for (int i = 0; i < count; i++) dates[i] = to_date(days[i]);
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    if (strcmp(operations[i].name, argv[1]) != 0) continue;
    run(operations[i].sum, atoi(argv[3]));
    return 0;
  }
  return 2;
}
