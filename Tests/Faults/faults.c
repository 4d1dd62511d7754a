/* Makes calls of the system fail, in a program that loads this library first (LD_PRELOAD).
 *
 * FAULT_CALLS  the names of the calls, such as "read pread write"
 * FAULT        SHORT for one byte instead of all, or the number of an error
 * FAULT_AT     the number of the call with the fault
 * FAULT_EVERY  set: every FAULT_ATth call has it; otherwise one call has it
 * FAULT_FILE   a file that is made when a call has it
 *
 * Messages are never lost: nothing happens to descriptor 2.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

static atomic_int count;

/* Returns 0 for no fault, -1 for a short call, or an error. */
static int fault(const char *name, int descriptor) {
  const char *calls = getenv("FAULT_CALLS"), *kind = getenv("FAULT"), *at = getenv("FAULT_AT");
  if (!calls || !kind || !at || descriptor == 2) return 0;
  size_t length = strlen(name);
  const char *found = calls;
  while ((found = strstr(found, name))) {
    if ((found == calls || found[-1] == ' ') && (!found[length] || found[length] == ' ')) break;
    found += length;
  }
  int number = atoi(at);
  if (!found || number < 1) return 0;
  int current = atomic_fetch_add(&count, 1) + 1;
  if (getenv("FAULT_EVERY") ? current % number : current != number) return 0;
  const char *file = getenv("FAULT_FILE");
  int mark = file ? creat(file, 0600) : -1;
  if (mark >= 0) close(mark);
  return strcmp(kind, "SHORT") ? atoi(kind) : -1;
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
#define FAIL(name, descriptor) \
  int error = fault(#name, descriptor); \
  if (error > 0) { errno = error; return -1; }

ssize_t read(int descriptor, void *bytes, size_t size) {
  FAIL(read, descriptor)
  return REAL(read)(descriptor, bytes, error && size ? 1 : size);
}

ssize_t pread(int descriptor, void *bytes, size_t size, off_t position) {
  FAIL(pread, descriptor)
  return REAL(pread)(descriptor, bytes, error && size ? 1 : size, position);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  FAIL(write, descriptor)
  return REAL(write)(descriptor, bytes, error && size ? 1 : size);
}

int fsync(int descriptor) {
  FAIL(fsync, descriptor)
  return REAL(fsync)(descriptor);
}

int fchown(int descriptor, uid_t user, gid_t group) {
  FAIL(fchown, descriptor)
  return REAL(fchown)(descriptor, user, group);
}

int fchmod(int descriptor, mode_t mode) {
  FAIL(fchmod, descriptor)
  return REAL(fchmod)(descriptor, mode);
}

ssize_t flistxattr(int descriptor, char *names, size_t size) {
  FAIL(flistxattr, descriptor)
  return REAL(flistxattr)(descriptor, names, size);
}

int rename(const char *old, const char *new) {
  FAIL(rename, -1)
  return REAL(rename)(old, new);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  FAIL(linkat, -1)
  return REAL(linkat)(from, old, to, new, flags);
}
