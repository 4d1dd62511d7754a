/* Ends dayctl at random moments, and checks what it leaves behind.
 *
 * Usage: torture PROGRAM TIMES SEED FOLDER
 *
 * In turn, --in-place replaces a file, sort uses temporary files, and pick shows its page on a terminal. A
 * signal ends each run: KILL, which no program can handle, TERM, INT or HUP. The FOLDER must be empty.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { lines = 6000, kinds = 3 };

typedef struct { char *bytes; size_t size; } Text;

static const char *program;
static Text data, added, sorted;
static uint64_t state;
static long number;

static void fail(const char *format, ...) {
  va_list values;
  va_start(values, format);
  fprintf(stderr, "torture: run %ld: ", number);
  vfprintf(stderr, format, values);
  fprintf(stderr, "\n");
  exit(1);
}

/* SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). */
static uint64_t random_below(uint64_t limit) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
  return (mixed ^ mixed >> 31) % limit;
}

static long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static Text contents(const char *path) {
  Text text = {0};
  struct stat status;
  int file = open(path, O_RDONLY);
  if (file < 0 || fstat(file, &status)) fail("cannot read %s: %s", path, strerror(errno));
  text.bytes = malloc(status.st_size + 1);
  while (text.size < (size_t)status.st_size) {
    ssize_t count = read(file, text.bytes + text.size, status.st_size - text.size);
    if (count <= 0) fail("cannot read %s", path);
    text.size += count;
  }
  close(file);
  return text;
}

static void put(const char *path, Text text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0 || write(file, text.bytes, text.size) != (ssize_t)text.size) fail("cannot write %s", path);
  close(file);
}

static int is_same(Text one, Text other) {
  return one.size == other.size && !memcmp(one.bytes, other.bytes, one.size);
}

/* Removes the hidden files of a folder, and returns how many there were. */
static int remove_hidden(const char *path) {
  int count = 0;
  DIR *folder = opendir(path);
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] != '.' || !strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    char name[600];
    snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
    unlink(name);
    count++;
  }
  closedir(folder);
  return count;
}

/* Starts dayctl; with a terminal, it is the one that controls the process. */
static pid_t start(int kind, int terminal) {
  pid_t process = fork();
  if (process < 0) fail("cannot start a process");
  if (process) return process;
  const char *words[kinds][9] = {
    {program, "add", "1", "--column", "1", "--in-place", "--file", "file", NULL},
    {program, "sort", "--column", "1", "--memory", "64K", NULL},
    {program, "pick", NULL},
  };
  int input = open(kind == 1 ? "data" : "/dev/null", O_RDONLY);
  int output = open(kind == 1 ? "output" : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  dup2(input, 0);
  dup2(output, 1);
  if (kind == 2) {
    setsid();
    ioctl(terminal, TIOCSCTTY, 0);
    dup2(terminal, 0);
    dup2(terminal, 2);
  } else {
    dup2(output, 2);
  }
  execv(program, (char **)words[kind]);
  _exit(127);
}

/* Waits until dayctl ends, reading what it shows on a terminal, and ends it with a signal at a moment. */
static int finish(pid_t process, int master, long moment, int signal, Text *shown) {
  int status, is_sent = 0;
  long begin = microseconds();
  while (!waitpid(process, &status, WNOHANG)) {
    long now = microseconds() - begin;
    if (!is_sent && now >= moment) {
      kill(process, signal);
      is_sent = 1;
    }
    if (now > 60000000) fail("dayctl does not end after signal %d", signal);
    struct pollfd ready = {master, POLLIN, 0};
    struct timespec wait = {0, is_sent || moment - now > 300 ? 300000 : 20000};
    if (ppoll(&ready, master >= 0, &wait, NULL) > 0 && shown->size < 100000) {
      ssize_t count = read(master, shown->bytes + shown->size, 4096);
      if (count > 0) shown->size += count;
    }
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) fail("cannot start %s", program);
  return is_sent;
}

/* Returns whether the last of two sequences is the first of them, or there is none. */
static int ends_with(Text shown, const char *wanted, const char *other) {
  char *last = NULL, *last_other = NULL;
  for (char *at = shown.bytes; (at = memmem(at, shown.bytes + shown.size - at, wanted, strlen(wanted))); at++)
    last = at;
  for (char *at = shown.bytes; (at = memmem(at, shown.bytes + shown.size - at, other, strlen(other))); at++)
    last_other = at;
  return !last_other || last > last_other;
}

static int pick(long moment, int signal) {
  int master, terminal;
  struct winsize size = {24, 80, 0, 0};
  if (openpty(&master, &terminal, NULL, NULL, &size)) fail("no terminal");
  struct termios before, after;
  tcgetattr(terminal, &before);
  static char bytes[110000];
  Text shown = {bytes, 0};
  pid_t process = start(2, terminal);
  const char *keys[] = {"\033[A", "\033[B", "+", "3", "\033[6~", "n", "\033[<0;5;5M"};
  for (uint64_t count = random_below(4); count; count--) {
    const char *key = keys[random_below(7)];
    if (write(master, key, strlen(key)) < 0) fail("cannot type");
  }
  int is_sent = finish(process, master, moment, signal, &shown);
  fcntl(master, F_SETFL, O_NONBLOCK);
  for (ssize_t count; shown.size < 100000 && (count = read(master, bytes + shown.size, 4096)) > 0;)
    shown.size += count;
  tcgetattr(terminal, &after);
  if (signal != SIGKILL) {
    if (before.c_lflag != after.c_lflag || before.c_iflag != after.c_iflag || before.c_oflag != after.c_oflag)
      fail("signal %d after %ld us leaves the terminal in another mode", signal, moment);
    if (!ends_with(shown, "\033[?25h", "\033[?25l")) fail("signal %d leaves the cursor hidden", signal);
    if (!ends_with(shown, "\033[?1006l", "\033[?1006h")) fail("signal %d leaves the mouse on", signal);
  }
  close(master);
  close(terminal);
  return is_sent;
}

static int run(int kind, long moment, int signal) {
  if (kind == 2) return pick(moment, signal);
  if (kind == 0) put("file", data);
  int is_sent = finish(start(kind, -1), -1, moment, signal, NULL);
  Text text = contents(kind == 0 ? "file" : "output");
  if (kind == 0) {
    if (!is_same(text, data) && !is_same(text, added)) fail("signal %d leaves half a file", signal);
    if (remove_hidden(".") && signal != SIGKILL) fail("signal %d leaves a hidden file", signal);
  } else {
    if (text.size > sorted.size || memcmp(text.bytes, sorted.bytes, text.size))
      fail("signal %d: the output is not the start of the sorted one", signal);
    if (rmdir("temporary")) fail("signal %d leaves temporary files", signal);
    mkdir("temporary", 0755);
  }
  free(text.bytes);
  return is_sent;
}

/* Returns how long a run takes that nothing disturbs; pick, which waits for keys, gets the longest. */
static long duration(int kind) {
  long begin = microseconds();
  run(kind, 50000000, SIGTERM);
  return microseconds() - begin;
}

int main(int count, char **words) {
  if (count != 5 || chdir(words[4])) fail("usage: torture PROGRAM TIMES SEED FOLDER");
  /* A shell that starts this in the background ignores INT, and a signal may come before dayctl starts. */
  for (int i = 1; i < 32; i++) signal(i, SIG_DFL);
  program = words[1];
  state = strtoull(words[3], NULL, 10);
  data.bytes = malloc(lines * 32);
  for (int i = 0; i < lines; i++)
    data.size += sprintf(data.bytes + data.size, "2025-%02d-%02d,%05d\n", i % 12 + 1, i % 28 + 1, i);
  put("data", data);
  mkdir("temporary", 0755);
  char folder[4096];
  setenv("TMPDIR", strcat(getcwd(folder, 4000), "/temporary"), 1);
  setenv("TERM", "xterm", 1);
  added = data;
  put("file", data);
  finish(start(0, -1), -1, 50000000, SIGTERM, NULL);
  added = contents("file");
  finish(start(1, -1), -1, 50000000, SIGTERM, NULL);
  sorted = contents("output");
  if (is_same(added, data) || sorted.size != data.size) fail("%s does not work", program);
  long longest[kinds] = {duration(0), duration(1)};
  longest[2] = longest[0] > longest[1] ? longest[0] : longest[1];
  long times = atol(words[2]), ended = 0;
  const int signals[] = {SIGKILL, SIGTERM, SIGINT, SIGHUP};
  for (number = 0; number < times; number++) {
    int kind = number % kinds;
    ended += run(kind, random_below(longest[kind] + longest[kind] / 4), signals[random_below(4)]);
  }
  printf("torture: %ld runs, of which %ld were ended by a signal, left whole files (seed %s)\n", times, ended,
    words[3]);
  return 0;
}
