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
    displayVersion: "0.1.0", bundleVersion: "1", appIcon: .asset("AppIcon"),
    accentColor: .presetColor(.orange),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [
      .portrait, .landscapeLeft, .landscapeRight,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ],
    appCategory: .utilities, additionalInfoPlistContentFilePath: "AdditionalInfo.plist"))
#else
products.append(.executable(name: "Exactly", targets: ["ExactlyProgram"]))
#endif

let package = Package(
  name: "ExactlyApple",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  dependencies: [.package(name: "Exactly", path: "../../..")],
  targets: [
    // The entry point of the program. Not named like its product: a Mac would take its folder for exactly's.
    // The app's own resources are here, since only those of this target end up in the app's bundle itself; so are the
    // actions that the system offers, which are read from the app's own code when it is built.
    .executableTarget(
      name: "ExactlyProgram",
      dependencies: [
        "ExactlyApple",
        .product(name: "CalculatorPresentation", package: "Exactly"),
      ],
      resources: [.process("Resources")]),
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
