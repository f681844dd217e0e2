import AllocationCounter
import CalculatorModel
import Measurement

/// The contenders in turn, round after round, so that a slow moment of the machine affects them all.
struct Comparison {
  let keys: [Key]
  private let rounds = 15

  init(keys: [Key]) {
    self.keys = keys
  }

  func run() {
    var model = ModelContender()
    var viewModel = ViewModelContender()
    var tutorial = TutorialContender()
    var speeds: [[Double]] = [[], [], []]
    for round in -2..<rounds {
      let measured = [
        tutorial.speed(keys, times: 20),
        model.speed(keys, times: 2_000),
        viewModel.speed(keys, times: 500),
      ]
      // The rounds before the first warm up.
      guard round >= 0 else { continue }
      for (index, speed) in measured.enumerated() { speeds[index].append(speed) }
    }
    let presses = Double(keys.count * 200)
    let allocations = [
      Double(tutorial.allocations(keys, times: 200)) / presses,
      Double(model.allocations(keys, times: 200)) / presses,
      Double(viewModel.allocations(keys, times: 200)) / presses,
    ]
    let names = [tutorial.name, model.name, viewModel.name]
    print("\(keys.count) presses, each with its display text; medians of \(rounds) rounds\n")
    print("| | speed | ns a press | allocations a press |")
    print("|---|---:|---:|---:|")
    let base = speeds[0].median
    for (index, name) in names.enumerated() {
      let speed = speeds[index].median
      let counted = allocationsAreCounted() ? allocations[index].text(places: 3) : "–"
      print(
        "| \(name) | \((speed / base).text(places: 1)) × "
          + "| \((1e9 / speed).text(places: 0)) | \(counted) |")
    }
  }
}

extension Double {
  /// Returns the number with the given number of digits after the point.
  fileprivate func text(places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
