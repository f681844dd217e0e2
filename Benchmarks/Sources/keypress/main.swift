// Key presses a second and allocations per press, beside the approach of a well-known tutorial.
//
//   swift run -c release --package-path Benchmarks keypress
//   swift run -c release --package-path Benchmarks keypress --check-allocations

import AllocationCounter
import CalculatorModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

switch CommandLine.arguments.dropFirst() {
case []:
  try Comparison(keys: KeyScript.keys()).run()
case ["--check-allocations"]:
  guard allocationsAreCounted() else {
    print("Allocations are not counted on this platform.")
    break
  }
  exit(try AllocationCheck().passes() ? 0 : 1)
default:
  print("usage: keypress [--check-allocations]")
}
