// Runs a program step by step and prints, in hexadecimal digits, the address of each instruction when
// the program first executes it.
//
// usage: steps PROGRAM [ARGUMENT]...
//
// The program has an empty environment, and its output is discarded. Linux only.

#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

// Static programs lie below this address; the stack and the kernel's code lie above.
static const uint64_t most = 1 << 28;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void become(char **words) {
  char *nothing[] = {NULL};
  int null = open("/dev/null", O_WRONLY);
  if (null < 0 || dup2(null, 1) < 0) fail("/dev/null");
  if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) < 0) fail("ptrace");
  execve(words[0], words, nothing);
  fail(words[0]);
}

static uint64_t place(pid_t process) {
  struct user_regs_struct registers;
  struct iovec part = {&registers, sizeof registers};
  if (ptrace(PTRACE_GETREGSET, process, (void *)NT_PRSTATUS, &part) < 0) fail("ptrace");
#if defined(__x86_64__)
  return registers.rip;
#elif defined(__aarch64__)
  return registers.pc;
#else
#error "name the register that holds the address of the next instruction"
#endif
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  unsigned char *seen = calloc(most, 1);
  if (!seen) fail("memory");
  pid_t process = fork();
  if (process < 0) fail("fork");
  if (process == 0) become(argv + 1);
  int status;
  for (;;) {
    if (waitpid(process, &status, 0) < 0) fail("waitpid");
    if (!WIFSTOPPED(status)) break;
    uint64_t address = place(process);
    if (address < most && !seen[address]) {
      seen[address] = 1;
      printf("%llx\n", (unsigned long long)address);
    }
    if (ptrace(PTRACE_SINGLESTEP, process, NULL, NULL) < 0) fail("ptrace");
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
