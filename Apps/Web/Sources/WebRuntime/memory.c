// Memory: posix_memalign and free, in constant time, over memory that only grows.
//
// Two-level segregated fit (M. Masmano and others, "TLSF", 2004): free blocks stand in lists by
// size, four lists to each power of two, and bit maps find the first list that is not empty.
// A block that is freed joins its free neighbours, so memory is used again in any size.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

enum { invalid_argument = 22, out_of_memory = 12 };

// Blocks are multiples of 16 bytes; a block begins 8 bytes before what its owner sees, and what the
// owner sees is aligned to 16.
typedef struct block {
  struct block *previous;  // the neighbour in front, or NULL
  uint32_t size;           // of the whole block; the lowest bit says that it is free
  struct block *next_free;  // from here on only in a free block
  struct block *previous_free;
} block;

enum { unit = 16, header = 8, page = 65536, first_levels = 32, second_levels = 4 };

static block *lists[first_levels][second_levels];
static uint32_t first_map;
static uint32_t second_maps[first_levels];
static block *end;  // the last block of the newest region: empty, never free

extern unsigned char __heap_base;

static uint32_t size_of(const block *b) { return b->size & ~1u; }
static int is_free(const block *b) { return b->size & 1; }
static block *after(block *b) { return (block *)((char *)b + size_of(b)); }

// The list of blocks of that size: the power of two below it, and which quarter above that.
static void place(uint32_t size, uint32_t *first, uint32_t *second) {
  *first = 31 - (uint32_t)__builtin_clz(size);
  *second = (size >> (*first - 2)) & 3;
}

static void link_free(block *b) {
  uint32_t first, second;
  place(size_of(b), &first, &second);
  b->size |= 1;
  b->previous_free = NULL;
  b->next_free = lists[first][second];
  if (b->next_free) b->next_free->previous_free = b;
  lists[first][second] = b;
  first_map |= 1u << first;
  second_maps[first] |= 1u << second;
}

static void unlink_free(block *b) {
  uint32_t first, second;
  place(size_of(b), &first, &second);
  b->size &= ~1u;
  if (b->next_free) b->next_free->previous_free = b->previous_free;
  if (b->previous_free) {
    b->previous_free->next_free = b->next_free;
    return;
  }
  lists[first][second] = b->next_free;
  if (b->next_free) return;
  second_maps[first] &= ~(1u << second);
  if (!second_maps[first]) first_map &= ~(1u << first);
}

// Gives a block back, together with its free neighbours.
static void release(block *b) {
  block *next = after(b);
  if (is_free(next)) {
    unlink_free(next);
    b->size += size_of(next);
  }
  if (b->previous && is_free(b->previous)) {
    unlink_free(b->previous);
    b->previous->size += size_of(b);
    b = b->previous;
  }
  after(b)->previous = b;
  link_free(b);
}

// Cuts a block that is in use, and gives what is after the cut back.
static void cut(block *b, uint32_t size) {
  if (size_of(b) == size) return;
  block *rest = (block *)((char *)b + size);
  rest->size = size_of(b) - size;
  rest->previous = b;
  after(rest)->previous = rest;
  b->size = size;
  release(rest);
}

// Asks for more memory; 0 when there is none.
static int grow(uint32_t size) {
  // The new end takes a unit, and a region of its own starts at an odd 8 bytes.
  uint32_t pages = (size + 2 * unit + page - 1) / page;
  uintptr_t start = __builtin_wasm_memory_size(0) * page;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  block *b = end;
  uintptr_t limit = start + pages * page;
  if (!b) {
    // The first region includes what the module's own data leaves of its last page.
    uintptr_t base = ((uintptr_t)&__heap_base + unit - 1) & ~(uintptr_t)(unit - 1);
    b = (block *)(base + header);
    b->previous = NULL;
  } else if ((uintptr_t)b + header != start) {
    // Someone else has asked for memory in between: the regions do not touch.
    b = (block *)(start + header);
    b->previous = NULL;
  }
  end = (block *)(limit - header);
  b->size = (uint32_t)((uintptr_t)end - (uintptr_t)b);
  end->size = 0;
  end->previous = b;
  release(b);
  return 1;
}

// A free block of at least that size, taken off its list; NULL when there is none.
static block *take(uint32_t size) {
  // Rounded up to the next list, whose blocks are all large enough.
  uint32_t first, second;
  uint32_t step = (1u << (31 - (uint32_t)__builtin_clz(size))) >> 2;
  place(size + step - 1, &first, &second);
  uint32_t map = second_maps[first] & (~0u << second);
  if (!map) {
    uint32_t above = first < 31 ? first_map & (~0u << (first + 1)) : 0;
    if (!above) return NULL;
    first = (uint32_t)__builtin_ctz(above);
    map = second_maps[first];
  }
  block *b = lists[first][__builtin_ctz(map)];
  unlink_free(b);
  return b;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment & (alignment - 1)) return invalid_argument;
  // No block may reach 2^31 bytes, nor may a sum below overflow.
  if (count > (1u << 30) || alignment > (1u << 20)) return out_of_memory;
  uint32_t size = ((uint32_t)count + header + unit - 1) & ~(uint32_t)(unit - 1);
  uint32_t slack = alignment > unit ? (uint32_t)alignment : 0;
  block *b = take(size + slack);
  if (!b) {
    // A quarter more, so that the block is found on a list of large enough ones.
    if (!grow((size + slack) + ((size + slack) >> 2))) return out_of_memory;
    b = take(size + slack);
    if (!b) return out_of_memory;
  }
  if (slack) {
    uintptr_t payload = (uintptr_t)b + header;
    uint32_t gap = (uint32_t)(((payload + alignment - 1) & ~(alignment - 1)) - payload);
    if (gap) {
      block *aligned = (block *)((char *)b + gap);
      aligned->previous = b;
      aligned->size = size_of(b) - gap;
      after(aligned)->previous = aligned;
      b->size = gap;
      release(b);
      b = aligned;
    }
  }
  cut(b, size);
  *result = (char *)b + header;
  return 0;
}

void free(void *pointer) {
  if (pointer) release((block *)((char *)pointer - header));
}

#endif
