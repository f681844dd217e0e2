// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes
#endif

// The calculator on a Mac, an iPad and an iPhone. Xcode and Swift Playgrounds open this folder as an
// app; on a Mac, `swift run` opens the same calculator in a window.
var products: [Product] = []

#if canImport(AppleProductTypes)
products.append(
  .iOSApplication(
    name: "Exactly", targets: ["ExactlyProgram"], bundleIdentifier: "org.example.Exactly",
    displayVersion: "0.1", bundleVersion: "1", accentColor: .presetColor(.orange),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [
      .portrait, .landscapeLeft, .landscapeRight,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ]))
#else
products.append(.executable(name: "Exactly", targets: ["ExactlyProgram"]))
#endif

let package = Package(
  name: "ExactlyApple",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  dependencies: [.package(name: "Exactly", path: "../../..")],
  targets: [
    // Where the program begins. Not named as its product: a Mac would take its folder for exactly's.
    .executableTarget(name: "ExactlyProgram", dependencies: ["ExactlyApple"]),
    // The views, as a library, so that tests can be linked with them.
    .target(
      name: "ExactlyApple",
      dependencies: [
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "CalculatorStorage", package: "Exactly"),
        .product(name: "CalendarDates", package: "Exactly"),
        .product(name: "CompanionApps", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
    .testTarget(
      name: "ExactlyAppleTests",
      dependencies: [
        "ExactlyApple",
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
