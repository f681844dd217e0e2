// 128-bit arithmetic, which wasm has no instructions for. The compiler calls these by name.
#ifdef __wasm__

#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 s128;

// A 128-bit number and its two words; wasm is little-endian.
typedef union {
  u128 whole;
  struct {
    uint64_t low, high;
  };
} wide;

u128 __multi3(u128 left, u128 right) {
  wide a = {.whole = left}, b = {.whole = right}, product;
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t bottom = a0 * b0;
  uint64_t middle = a1 * b0 + (bottom >> 32);  // at most (2^32 − 1)^2 + 2^32 − 1: no overflow
  uint64_t other = a0 * b1 + (uint32_t)middle;
  product.low = other << 32 | (uint32_t)bottom;
  product.high = a1 * b1 + (middle >> 32) + (other >> 32) + a.high * b.low + a.low * b.high;
  return product.whole;
}

u128 __ashlti3(u128 number, int count) {
  wide a = {.whole = number}, result;
  if (count & 64) {
    result.high = a.low << (count & 63);
    result.low = 0;
  } else if (count) {
    result.high = a.high << count | a.low >> (64 - count);
    result.low = a.low << count;
  } else {
    result = a;
  }
  return result.whole;
}

u128 __lshrti3(u128 number, int count) {
  wide a = {.whole = number}, result;
  if (count & 64) {
    result.low = a.high >> (count & 63);
    result.high = 0;
  } else if (count) {
    result.low = a.low >> count | a.high << (64 - count);
    result.high = a.high >> count;
  } else {
    result = a;
  }
  return result.whole;
}

s128 __ashrti3(s128 number, int count) {
  wide a = {.whole = (u128)number}, result;
  int64_t high = (int64_t)a.high;
  if (count & 64) {
    result.low = (uint64_t)(high >> (count & 63));
    result.high = (uint64_t)(high >> 63);
  } else if (count) {
    result.low = a.low >> count | a.high << (64 - count);
    result.high = (uint64_t)(high >> count);
  } else {
    result = a;
  }
  return (s128)result.whole;
}

// Divides two words by one, for high < divisor: two digits of 32 bits, as on paper.
// (Knuth, "The Art of Computer Programming", 4.3.1, algorithm D.)
static uint64_t divide_words(
    uint64_t high, uint64_t low, uint64_t divisor, uint64_t *remainder) {
  const uint64_t base = 1ull << 32;
  int shift = __builtin_clzll(divisor);
  divisor <<= shift;
  if (shift) high = high << shift | low >> (64 - shift);
  low <<= shift;
  uint64_t d1 = divisor >> 32, d0 = (uint32_t)divisor;
  uint64_t digits[2] = {low >> 32, (uint32_t)low}, quotient = 0;
  for (int i = 0; i < 2; i++) {
    uint64_t digit = high / d1, rest = high % d1;
    while (digit >= base || digit * d0 > (rest << 32 | digits[i])) {
      digit--;
      rest += d1;
      if (rest >= base) break;
    }
    high = (high << 32 | digits[i]) - digit * divisor;
    quotient = quotient << 32 | digit;
  }
  *remainder = high >> shift;
  return quotient;
}

static u128 divide(u128 left, u128 right, u128 *remainder) {
  wide a = {.whole = left}, b = {.whole = right}, quotient = {.whole = 0}, rest = {.whole = 0};
  if (!b.high) {
    if (!b.low) __builtin_trap();
    quotient.high = a.high / b.low;
    quotient.low = divide_words(a.high % b.low, a.low, b.low, &rest.low);
    *remainder = rest.whole;
    return quotient.whole;
  }
  if (left < right) {
    *remainder = left;
    return 0;
  }
  // The quotient is one word. Bit by bit: the divisor has more than 64 bits, so steps are few.
  int shift = __builtin_clzll(b.high) - __builtin_clzll(a.high);
  b.whole = __ashlti3(right, shift);
  for (int i = shift; i >= 0; i--) {
    quotient.low <<= 1;
    if (a.whole >= b.whole) {
      a.whole -= b.whole;
      quotient.low |= 1;
    }
    b.low = b.low >> 1 | b.high << 63;
    b.high >>= 1;
  }
  *remainder = a.whole;
  return quotient.whole;
}

u128 __udivti3(u128 left, u128 right) {
  u128 remainder;
  return divide(left, right, &remainder);
}

u128 __umodti3(u128 left, u128 right) {
  u128 remainder;
  divide(left, right, &remainder);
  return remainder;
}

#endif
