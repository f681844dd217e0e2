// swift-tools-version: 6.2
import PackageDescription

// The calculator in a window of GTK 4 and libadwaita. `make run` opens it, and says what is missing.
let package = Package(
  name: "ExactlyLinux",
  products: [
    .executable(name: "exactly-window", targets: ["exactly-window"]),
    .executable(name: "exactly-search", targets: ["exactly-search"]),
  ],
  dependencies: [.package(name: "Exactly", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    // Whatever Swift cannot say to GTK: signals, casts, functions with any number of arguments.
    .target(name: "CWindow", dependencies: ["CAdwaita"]),
    // The views.
    .target(
      name: "CalculatorWindow",
      dependencies: [
        "CAdwaita", "CWindow",
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "CalculatorStorage", package: "Exactly"),
        .product(name: "CalendarDates", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
    .executableTarget(name: "exactly-window", dependencies: ["CalculatorWindow"]),

    // GLib's D-Bus, and the answers to a desktop's search.
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(
      name: "DesktopSearch",
      dependencies: [
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "ExactReals", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
    .executableTarget(
      name: "exactly-search",
      dependencies: [
        "CGio", "DesktopSearch",
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "CalculatorStorage", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
    .testTarget(
      name: "DesktopSearchTests",
      dependencies: [
        "DesktopSearch",
        .product(name: "CalculatorModel", package: "Exactly"),
        .product(name: "CalculatorPresentation", package: "Exactly"),
        .product(name: "ExactReals", package: "Exactly"),
        .product(name: "Languages", package: "Exactly"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
