// Measures how long commands take from start to answer, compared with `bc`.
//
//   swift run -c release --package-path Benchmarks startup .build/release/exactly …
//
// Each argument is a build of the command. All are started in turn, many times over, so that a slow moment of the
// machine affects them all.

import Measurement

var contenders = [Contender.bc()]
for path in CommandLine.arguments.dropFirst() {
  contenders.append(Contender(name: path, arguments: [path, "1+1"]))
}
var times = Array(repeating: [Double](), count: contenders.count)
for round in -20..<400 {
  for (index, contender) in contenders.enumerated() {
    let time = try contender.run()
    // The rounds before the first fill the caches.
    if round >= 0 { times[index].append(time) }
  }
}
print("| | time | milliseconds |")
print("|---|---:|---:|")
let base = times[0].median
for (index, contender) in contenders.enumerated() {
  let median = times[index].median
  print("| \(contender.name) | \((median / base).hundredths) × | \(median.hundredths) |")
}

extension Double {
  /// The number rounded to hundredths.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
