// The calls of a program to its system. The page has none: no console, no source of chance.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// Swift writes the message of a trap here; in a release build there is none.
int putchar(int character) { return character; }

// Swift seeds its hash tables with this. A fixed sequence is enough: the tables hold no data of
// strangers, and every run is then the same. (xorshift64, G. Marsaglia, 2003.)
void arc4random_buf(void *target, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15;
  uint8_t *bytes = target;
  for (size_t i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    bytes[i] = (uint8_t)(state >> 32);
  }
}

#endif
