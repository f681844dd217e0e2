// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Exactly",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        // The libraries that other packages build on.
        .library(name: "BigNumbers", targets: ["BigNumbers"])
    ],
    targets: [
        // Core: no Foundation, Embedded Swift, arrows pointing down only.
        .target(name: "BigNumbers"),

        // Tests: one target per source target.
        .testTarget(name: "BigNumbersTests", dependencies: ["BigNumbers"]),
    ],
    swiftLanguageModes: [.v6]
)
