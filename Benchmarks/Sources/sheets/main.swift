// Measures the cost of opening and editing a live sheet.
//
//   swift run -c release --package-path Benchmarks sheets
//   swift run -c release --package-path Benchmarks sheets .build/release/exactly …
//   swift run -c release --package-path Benchmarks sheets --only WORD
//
// Given the path of a build of the command, it also times the same 10,000 lines in its pipe and in its sheet.

import CalculatorModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

var paths = Array(CommandLine.arguments.dropFirst())
var word = ""
if paths.first == "--only", paths.count > 1 {
  word = paths[1]
  paths.removeFirst(2)
}

// First, before the process has held anything else.
let memory = PeakMemory.megabytes(after: { _ = try? Sheet(SheetTexts.ordinary) })

print("| | time | aim |")
print("|---|---:|---:|")
for scenario in Scenario.all where word.isEmpty || scenario.name.contains(word) {
  print("| \(scenario.name) | \(scenario.time().inMilliseconds) | \(scenario.aim) |")
  fflush(nil)
}
print("| peak memory with 10,000 ordinary lines | \(memory) MB | 64 MB |")

if !paths.isEmpty {
  print()
  print("| | the pipe | the sheet | ratio |")
  print("|---|---:|---:|---:|")
}
for path in paths {
  let comparison = try CommandComparison(of: path)
  print("| \(path) | \(comparison.row) |")
}
