#ifndef FORMWORK_EXTENDED_ATTRIBUTES_SHIM_H
#define FORMWORK_EXTENDED_ATTRIBUTES_SHIM_H

// Swift's module of the C library leaves this header out on Linux.
#include <sys/xattr.h>

#endif
