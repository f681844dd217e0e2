// swift-tools-version: 6.2
import PackageDescription

// The calculator in a browser. `Apps/Web/build` compiles it.
let package = Package(
  name: "ExactlyWeb",
  products: [.executable(name: "ExactlyWeb", targets: ["ExactlyWeb"])],
  dependencies: [.package(name: "Exactly", path: "../..")],
  targets: [
    // The parts of a C library that Swift needs: memory, bytes and 128-bit arithmetic.
    .target(name: "WebRuntime"),
    // The functions that the page calls.
    .executableTarget(
      name: "ExactlyWeb",
      dependencies: [
        "WebRuntime",
        .product(name: "ExactReals", package: "Exactly"),
        .product(name: "BigNumbers", package: "Exactly"),
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "CalendarDates", package: "Exactly"),
        .product(name: "CompanionApps", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
