// What the sources use of Darwin, with the types of the headers of macOS, for Tests/macos.
typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long long int64_t;
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t; typedef unsigned long long uint64_t;
typedef unsigned long size_t; typedef long ssize_t; typedef long time_t; typedef int32_t suseconds_t;
typedef int64_t off_t; typedef uint16_t mode_t; typedef uint32_t uid_t; typedef uint32_t gid_t; typedef int32_t pid_t;
typedef int32_t dev_t; typedef uint64_t ino_t; typedef uint16_t nlink_t; typedef int64_t blkcnt_t; typedef int32_t blksize_t;
typedef unsigned int nfds_t; typedef uint32_t sigset_t; typedef unsigned long tcflag_t; typedef unsigned char cc_t; typedef unsigned long speed_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; long tm_gmtoff; char *tm_zone; };
time_t time(time_t *); struct tm *localtime_r(const time_t *, struct tm *);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
struct stat { dev_t st_dev; mode_t st_mode; nlink_t st_nlink; uint64_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
 struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec; off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize; uint32_t st_flags, st_gen; int32_t st_lspare; int64_t st_qspare[2]; };
int stat(const char *, struct stat *); int fstat(int, struct stat *);
char *realpath(const char *, char *); void free(void *); size_t strlen(const char *); void *memchr(const void *, int, size_t);
void *memmove(void *, const void *, size_t); void *memcpy(void *, const void *, size_t); int memcmp(const void *, const void *, size_t);
int rename(const char *, const char *); int linkat(int, const char *, int, const char *, int); int unlink(const char *);
#define AT_FDCWD -2
int mkstemp(char *); int close(int); off_t lseek(int, off_t, int);
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
ssize_t read(int, void *, size_t); ssize_t write(int, const void *, size_t); ssize_t pread(int, void *, size_t, off_t);
int fsync(int); int fchown(int, uid_t, gid_t); int fchmod(int, mode_t);
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 4
#define O_NOCTTY 0x20000
#define O_CLOEXEC 0x01000000
#define O_DIRECTORY 0x00100000
#define F_SETFD 2
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
struct pollfd { int fd; short events; short revents; };
#define POLLIN 1
#define POLLOUT 4
#define POLLERR 8
#define POLLHUP 0x10
#define POLLNVAL 0x20
int poll(struct pollfd *, nfds_t, int);
typedef struct fd_set { int32_t fds_bits[32]; } fd_set;
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
struct termios { tcflag_t c_iflag, c_oflag, c_cflag, c_lflag; cc_t c_cc[20]; speed_t c_ispeed, c_ospeed; };
int tcgetattr(int, struct termios *); int tcsetattr(int, int, const struct termios *); int isatty(int);
pid_t tcgetpgrp(int); pid_t getpgrp(void);
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define ICANON 0x100
#define ECHO 8
#define IEXTEN 0x400
#define IXON 0x200
#define VMIN 16
#define VTIME 17
#define E2BIG 7
#define EACCES 13
#define EAGAIN 35
#define EBADF 9
#define EBUSY 16
#define ECONNRESET 54
#define EDEADLK 11
#define EDQUOT 69
#define EFBIG 27
#define EINTR 4
#define EINVAL 22
#define EIO 5
#define EISDIR 21
#define ELOOP 62
#define EMFILE 24
#define ENAMETOOLONG 63
#define ENFILE 23
#define ENODEV 19
#define ENOENT 2
#define ENOMEM 12
#define ENOSPC 28
#define ENOTDIR 20
#define ENOTSUP 45
#define ENXIO 6
#define EPERM 1
#define EPIPE 32
#define EROFS 30
#define ESTALE 70
#define ETIMEDOUT 60
#define EOPNOTSUPP 102
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGUSR1 30
#define SIGUSR2 31
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
struct __siginfo; union __sigaction_u { void (*__sa_handler)(int); void (*__sa_sigaction)(int, struct __siginfo *, void *); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *); int sigaddset(sigset_t *, int); int raise(int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
struct _opaque_pthread_t { long __sig; char __opaque[8176]; }; typedef struct _opaque_pthread_t *pthread_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t; typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t; typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t, pthread_condattr_t;
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t * _Nullable); int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *); int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t * _Nullable); int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *); int pthread_cond_broadcast(pthread_cond_t *);
int pthread_create(pthread_t _Nullable * _Nonnull, const pthread_attr_t * _Nullable, void * _Nullable (* _Nonnull)(void * _Nonnull), void * _Nullable);
int pthread_detach(pthread_t _Nonnull);
typedef struct __sFILE { int _r; } FILE;
FILE *popen(const char *, const char *); int pclose(FILE *); size_t fwrite(const void *, size_t, size_t, FILE *);
char *getenv(const char *); int pipe(int [2]); long sysconf(int);
#define _SC_NPROCESSORS_ONLN 58
void exit(int) __attribute__((noreturn)); void abort(void) __attribute__((noreturn));
typedef uint32_t copyfile_flags_t; typedef struct _copyfile_state *copyfile_state_t;
int fcopyfile(int, int, copyfile_state_t, copyfile_flags_t);
#define COPYFILE_ACL (1<<0)
#define COPYFILE_XATTR (1<<2)
int *__error(void);
int madvise(void *, size_t, int);
