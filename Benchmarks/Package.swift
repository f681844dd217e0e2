// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the libraries never build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Exactly", path: "..")],
  targets: [
    // BigInt and Rational by operation and size.
    .executableTarget(
      name: "numbers", dependencies: [.product(name: "BigNumbers", package: "Exactly")]),
    // Real numbers to many digits.
    .executableTarget(
      name: "digits",
      dependencies: [
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "ExactReals", package: "Exactly"),
      ]),
    // Whether a unit of work takes a nanosecond in every kind of calculation.
    .executableTarget(
      name: "prices",
      dependencies: [
        "Measurement",
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "ExactReals", package: "Exactly"),
      ]),
    // Key presses: their speed and their allocations.
    .executableTarget(
      name: "keypress",
      dependencies: [
        "AllocationCounter",
        "Measurement",
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
      ]),
    .target(name: "AllocationCounter"),
    // Live sheets: the cost of opening and editing one.
    .executableTarget(
      name: "sheets",
      dependencies: ["Measurement", .product(name: "CalculatorModel", package: "Exactly")]),
    // Commands from start to answer.
    .executableTarget(name: "startup", dependencies: ["Measurement"]),
    // The code that they share.
    .target(name: "Measurement"),
  ],
  swiftLanguageModes: [.v6]
)
