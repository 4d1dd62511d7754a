// Starts programs in turn and prints the cost of each start.
//
// usage: start ROUNDS INPUT -- [NAME=VALUE]... PROGRAM [ARGUMENT]... [-- [NAME=VALUE]... PROGRAM ...]...
//
// Prints a line for each start: the number of the program, the nanoseconds from its start to its end,
// its page faults, and its peak memory in KiB. Programs see only the variables given before them, and read
// the file INPUT.
//
// The reported memory of a process includes the memory of its parent, so this program is small: link it
// with -static. A file that was just linked or copied lies in the page cache in larger pieces
// than a file read from disk, and starts faster. So this program writes all files to disk, removes them
// from the cache, and does not count the first two rounds, which read them again.

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most = 16, uncounted = 2 };

typedef struct {
  char **environment, **words;
} program_t;

static char *nothing[] = {NULL};
static char *environments[most][most];
static program_t programs[most];
static int count;

static void fail(const char *what) {
  fprintf(stderr, "start: %s\n", what);
  exit(1);
}

// Splits the arguments at each "--" into programs and their variables.
static void read_programs(char **words) {
  while (*words) {
    if (strcmp(*words, "--") != 0 || count == most) fail("too many programs, or no --");
    *words++ = NULL;
    int variables = 0;
    for (; *words && strchr(*words, '='); words++) {
      if (variables == most - 1) fail("too many variables");
      environments[count][variables++] = *words;
    }
    if (!*words || strcmp(*words, "--") == 0) fail("no program");
    programs[count++] = (program_t){variables ? environments[count] : nothing, words};
    while (*words && strcmp(*words, "--") != 0) words++;
  }
}

// Removes a file from the page cache, except for what a running program uses.
static void forget(const char *path) {
  int file = open(path, O_RDONLY);
  if (file < 0) fail(path);
  fsync(file);
#ifdef POSIX_FADV_DONTNEED
  posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
#endif
  close(file);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void start(int number, posix_spawn_file_actions_t *actions, int counts) {
  program_t program = programs[number];
  pid_t process;
  int status;
  struct rusage usage;
  long long begin = now();
  if (posix_spawn(&process, program.words[0], actions, NULL, program.words, program.environment))
    fail(program.words[0]);
  if (wait4(process, &status, 0, &usage) != process || status != 0) fail(program.words[0]);
  long long end = now();
#ifdef __APPLE__
  long memory = usage.ru_maxrss / 1024;
#else
  long memory = usage.ru_maxrss;
#endif
  long faults = usage.ru_minflt + usage.ru_majflt;
  if (counts) printf("%d %lld %ld %ld\n", number, end - begin, faults, memory);
}

int main(int argc, char **argv) {
  int rounds = argc > 3 ? atoi(argv[1]) : 0;
  if (rounds < 1)
    fail("usage: start ROUNDS INPUT -- [NAME=VALUE]... PROGRAM [ARGUMENT]... [-- ...]...");
  read_programs(argv + 3);
  for (int i = 0; i < count; i++) forget(programs[i].words[0]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, argv[2], O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  for (int round = -uncounted; round < rounds; round++)
    for (int i = 0; i < count; i++) start((i + round + uncounted) % count, &actions, round >= 0);
}
