#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted at all: on Linux with glibc.
bool allocationsAreCounted(void);

/// How many blocks of memory this process has been given so far.
uint64_t allocationCount(void);

#endif
