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
      name: "numbers", dependencies: [.product(name: "BigNumbers", package: "Exactly")])
  ],
  swiftLanguageModes: [.v6]
)
