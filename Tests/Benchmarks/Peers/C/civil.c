// The formulas of C. Neri and L. Schneider, "Euclidean affine functions and their application to
// calendar algorithms", Software: Practice and Experience 53 (2023), figures 12 and 13, in 32-bit
// arithmetic, and what follows from them.
//
// usage: civil OPERATION DAYS REPEATS
//
// DAYS is a file of numbers of days since 1970. Prints a checksum of one pass over them, and the
// nanoseconds per operation. Compiled with -DWIDE, the program stores days and dates in 64-bit
// numbers, as DayKit does; otherwise it stores them in 32-bit numbers.

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

#ifdef WIDE
typedef int64_t stored_day_t;
typedef struct {
  int64_t year, month, day;
} stored_date_t;
#else
typedef int32_t stored_day_t;
typedef date_t stored_date_t;
#endif

static const uint32_t year_shift = 82 * 400;
static const uint32_t day_shift = 82 * 146097 + 719468;

static stored_day_t days[most];
static stored_date_t dates[most];
static int count;

static inline int32_t day_at(int i) { return (int32_t)days[i]; }

static inline date_t date_at(int i) {
  return (date_t){(int32_t)dates[i].year, (uint32_t)dates[i].month, (uint32_t)dates[i].day};
}

// A day as a year that begins in March, counted from an epoch, and the days since 1 March.
typedef struct {
  uint32_t year, days;
} march_date_t;

static inline march_date_t to_march_date(int32_t number) {
  uint32_t n1 = 4 * ((uint32_t)number + day_shift) + 3;
  uint32_t c = n1 / 146097;
  uint64_t p2 = (uint64_t)2939745 * (n1 % 146097 | 3);
  return (march_date_t){100 * c + (uint32_t)(p2 >> 32), (uint32_t)p2 / 2939745 / 4};
}

static inline date_t to_date(int32_t number) {
  march_date_t march = to_march_date(number);
  uint32_t n3 = 2141 * march.days + 197913;
  uint32_t m = n3 / 65536;
  uint32_t j = march.days >= 306;
  return (date_t){(int32_t)(march.year + j - year_shift), j ? m - 12 : m, n3 % 65536 / 2141 + 1};
}

static inline int32_t first_of_month(uint32_t march_year, uint32_t month) {
  uint32_t c = march_year / 100;
  return (int32_t)(1461 * march_year / 4 - c + c / 4 + (979 * month - 2919) / 32 - day_shift);
}

static inline int32_t to_day(date_t date) {
  uint32_t j = date.month <= 2;
  uint32_t march_year = (uint32_t)date.year + year_shift - j;
  return first_of_month(march_year, j ? date.month + 12 : date.month) + (int32_t)date.day - 1;
}

static inline int is_leap_year(int32_t y) {
  return y % 4 == 0 && (y % 25 != 0 || y % 16 == 0);
}

// The days that a month, 1 to 12 or to 14 in the next year, has in every year.
static inline uint32_t month_length(uint32_t month) {
  return 28 | (0xFBBEECCu >> (2 * month) & 3);
}

static inline uint32_t month_length_in(int32_t y, uint32_t month) {
  return month == 2 && is_leap_year(y) ? 29 : month_length(month);
}

static inline uint32_t weekday(int32_t day) {  // 0 is Sunday
  return ((uint32_t)day + 7 * 624514 + 4) % 7;
}

static inline date_t to_ordinal_date(int32_t number) {  // the days since 1 January
  uint32_t n1 = 4 * ((uint32_t)number + day_shift - 306) + 3;
  uint32_t c = n1 / 146097;
  uint64_t p2 = (uint64_t)2939745 * (n1 % 146097 | 3);
  uint32_t y = 100 * c + (uint32_t)(p2 >> 32) + 1;
  return (date_t){(int32_t)(y - year_shift), 1, (uint32_t)p2 / 2939745 / 4};
}

static int32_t sum_components(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t date = to_date(day_at(i));
    sum += date.year + (date.month << 4) + (date.day << 9);
  }
  return sum;
}

static int32_t sum_day(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += to_day(date_at(i));
  return sum;
}

__attribute__((noinline)) static int is_leap_day(date_t date) {
  return (uint32_t)date.year + 9999 <= 19998 && date.month == 2 && date.day == 29 &&
         is_leap_year(date.year);
}

static int32_t sum_checked_day(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t date = date_at(i);
    if (((uint32_t)date.year + 9999 <= 19998 && date.month - 1 < 12 &&
         date.day - 1 < month_length(date.month)) ||
        is_leap_day(date))
      sum += to_day(date);
  }
  return sum;
}

static int32_t sum_weekday(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += weekday(day_at(i));
  return sum;
}

static int32_t sum_day_of_year(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) sum += to_ordinal_date(day_at(i)).day + 1;
  return sum;
}

static int32_t sum_week(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    date_t thursday = to_ordinal_date(day_at(i) - (int32_t)((weekday(day_at(i)) + 6) % 7) + 3);
    sum += thursday.year + ((thursday.day / 7 + 1) << 4);
  }
  return sum;
}

// Days that the calendar does not reach are none, which counts as 0 here.
static inline int32_t add_months(int32_t day, int32_t months) {
  march_date_t march = to_march_date(day);
  uint32_t n3 = 2141 * march.days + 197913;
  uint32_t d = n3 % 65536 / 2141 + 1;
  uint32_t aim = 12 * march.year + n3 / 65536 + (uint32_t)months;
  if (aim - ((82 * 400 - 10000) * 12 + 13) >= 19999 * 12) return 0;
  uint32_t y = (aim - 3) / 12;
  uint32_t m = (aim - 3) % 12 + 3;
  int32_t first = first_of_month(y, m);
  if (32 * m + d > 32 * 14 + 28 && is_leap_year((int32_t)y + 1)) return first + 28;
  uint32_t length = month_length(m);
  return first + (int32_t)(d < length ? d : length) - 1;
}

static int32_t sum_next_month(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    sum += add_months(day_at(i), 1);
  }
  return sum;
}

static int32_t first_of_grid(int32_t day, int32_t *weeks) {
  date_t date = to_date(day);
  int32_t first = day - (int32_t)date.day + 1;
  int32_t start = first - (int32_t)((weekday(first) + 6) % 7);
  int32_t last = first + (int32_t)month_length_in(date.year, date.month) - 1;
  *weeks = (last - start) / 7 + 1;
  return start;
}

static int32_t sum_grid(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    int32_t weeks;
    int32_t start = first_of_grid(day_at(i), &weeks);
    sum += weeks + start;
  }
  return sum;
}

static int32_t sum_cells(void) {
  int32_t sum = 0;
  for (int i = 0; i < count; i++) {
    int32_t weeks;
    int32_t start = first_of_grid(day_at(i), &weeks);
    date_t date = to_date(start);
    uint32_t length = month_length_in(date.year, date.month);
    for (int cell = 0; cell < weeks * 7; cell++) {
      sum += date.year + (date.month << 4) + (date.day << 9);
      if (date.day++ < length) continue;
      date.day = 1;
      date.year += date.month == 12;
      date.month = date.month == 12 ? 1 : date.month + 1;
      length = month_length_in(date.year, date.month);
    }
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
    {"next-month", sum_next_month}, {"grid", sum_grid},
    {"cells", sum_cells},
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
  for (int day; count < most && fscanf(file, "%d", &day) == 1; count++) {
    date_t date = to_date(day);
    days[count] = day;
    dates[count] = (stored_date_t){date.year, date.month, date.day};
  }
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    if (strcmp(operations[i].name, argv[1]) != 0) continue;
    run(operations[i].sum, atoi(argv[3]));
    return 0;
  }
  return 2;
}
