// Extended attributes, which the modules for the C library do not include on Linux.
#include <sys/types.h>
#include <sys/xattr.h>
