// Stands in front of the allocation functions of the C library and counts their calls.
//
// glibc keeps its own functions reachable under other names, for just this purpose; the linker gives
// every library of the process the functions of the executable.
#include "AllocationCounter.h"

#include <stddef.h>

static uint64_t count;

uint64_t allocationCount(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#if defined(__GLIBC__)

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool allocationsAreCounted(void) { return true; }

static void add(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  add();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  add();
  void *pointer = __libc_memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

#else

bool allocationsAreCounted(void) { return false; }

#endif
