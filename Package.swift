// swift-tools-version: 6.2
import PackageDescription

// Each file imports what it uses: without this only the browser build would notice.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
  name: "Exactly",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    // Public: libraries that other packages build on, from the numbers up.
    .library(name: "BigNumbers", targets: ["BigNumbers"]),
    .library(name: "ExactReals", targets: ["ExactReals"]),
    .library(name: "Quantities", targets: ["Quantities"]),
    .library(name: "CalendarDates", targets: ["CalendarDates"]),
    .library(name: "CalculatorModel", targets: ["CalculatorModel"]),
    .library(name: "Languages", targets: ["Languages"]),
    .library(name: "CalculatorPresentation", targets: ["CalculatorPresentation"]),
    .library(name: "CalculatorStorage", targets: ["CalculatorStorage"]),
    // Not named as its target: on a Mac that would be the name of the command companions.
    .library(name: "CompanionApps", targets: ["Companions"]),
    // Public: the commands.
    .executable(name: "exactly", targets: ["exactly"]),
    .executable(name: "companions", targets: ["CompanionsCommand"]),
  ],
  targets: [
    // Core: no Foundation, and only what Embedded Swift has; each imports those above it.
    .target(name: "BigNumbers", swiftSettings: settings),
    .target(name: "CalendarDates", dependencies: ["BigNumbers"], swiftSettings: settings),
    .target(name: "DisplayableText", swiftSettings: settings),
    .target(name: "Languages", swiftSettings: settings),
    .target(name: "ExactReals", dependencies: ["BigNumbers"], swiftSettings: settings),
    .target(
      name: "Quantities", dependencies: ["BigNumbers", "DisplayableText", "ExactReals"],
      swiftSettings: settings),
    .target(
      name: "CalculatorModel",
      dependencies: [
        "BigNumbers", "CalendarDates", "DisplayableText", "ExactReals", "Quantities",
      ],
      swiftSettings: settings),
    .target(
      name: "CalculatorPresentation",
      dependencies: [
        "BigNumbers", "CalculatorModel", "CalendarDates", "DisplayableText", "ExactReals",
        "Languages", "Quantities",
      ],
      swiftSettings: settings),
    .target(
      name: "Plots", dependencies: ["BigNumbers", "CalculatorModel", "ExactReals"],
      swiftSettings: settings),

    // Three small apps on the same architecture, under the same rules.
    .target(
      name: "Companions", dependencies: ["BigNumbers", "Languages"], swiftSettings: settings),

    // Files of history and settings, by calls to the system.
    .target(
      name: "CalculatorStorage",
      dependencies: ["BigNumbers", "CalculatorModel", "CalculatorPresentation", "CalendarDates"]),

    // What the commands share: arguments, lines in and out, terminals, exit statuses.
    .target(name: "CommandLineInterface", dependencies: ["DisplayableText", "Languages"]),

    // Faces.
    .target(
      name: "CalculatorTerminal",
      dependencies: [
        "CalculatorModel", "CalculatorPresentation", "CalendarDates", "CommandLineInterface",
        "DisplayableText", "Languages",
      ]),
    .executableTarget(
      name: "exactly",
      dependencies: [
        "BigNumbers", "CalculatorModel", "CalculatorPresentation", "CalculatorStorage",
        "CalculatorTerminal", "CalendarDates", "CommandLineInterface", "DisplayableText",
        "ExactReals", "Languages", "Plots", "Quantities",
      ]
    ),
    // Not named as its product: on many disks that would be the folder of Companions.
    .executableTarget(
      name: "CompanionsCommand",
      dependencies: ["CommandLineInterface", "Companions", "DisplayableText", "Languages"]),

    // Tests: one target per source target, and the tables and runs they share.
    .target(name: "BuiltCommands", path: "Tests/BuiltCommands"),
    .executableTarget(
      name: "HistoryWriter",
      dependencies: ["CalculatorPresentation", "CalculatorStorage", "ExactReals"],
      path: "Tests/HistoryWriter"),
    .target(name: "ConformanceTables", path: "Tests/ConformanceTables"),
    .target(name: "TestSupport", dependencies: ["Languages"], path: "Tests/TestSupport"),
    .testTarget(name: "BigNumbersTests", dependencies: ["BigNumbers", "TestSupport"]),
    .testTarget(
      name: "CalendarDatesTests",
      dependencies: ["BigNumbers", "CalendarDates", "ConformanceTables", "TestSupport"]),
    .testTarget(name: "DisplayableTextTests", dependencies: ["DisplayableText"]),
    .testTarget(name: "LanguagesTests", dependencies: ["Languages"]),
    .testTarget(
      name: "ExactRealsTests", dependencies: ["BigNumbers", "ExactReals", "TestSupport"]),
    .testTarget(
      name: "QuantitiesTests",
      dependencies: [
        "BigNumbers", "ConformanceTables", "ExactReals", "Quantities", "TestSupport",
      ]),
    .testTarget(
      name: "CalculatorModelTests",
      dependencies: [
        "BigNumbers", "CalculatorModel", "CalendarDates", "ConformanceTables", "ExactReals",
        "Quantities", "TestSupport",
      ]),
    .testTarget(
      name: "CalculatorPresentationTests",
      dependencies: [
        "BigNumbers", "CalculatorModel", "CalculatorPresentation", "CalendarDates",
        "ConformanceTables", "ExactReals", "Quantities", "TestSupport",
      ]),
    .testTarget(
      name: "PlotsTests",
      dependencies: [
        "BigNumbers", "CalculatorModel", "ConformanceTables", "ExactReals", "Plots",
        "TestSupport",
      ]),
    .testTarget(
      name: "CompanionsTests",
      dependencies: [
        "BigNumbers", "CalculatorModel", "CalculatorPresentation", "Companions", "Languages",
        "TestSupport",
      ]),
    .testTarget(
      name: "CalculatorStorageTests", dependencies: ["CalculatorPresentation", "CalculatorStorage"]),
    .testTarget(
      name: "CommandLineInterfaceTests",
      dependencies: ["CommandLineInterface", "Languages", "TestSupport"]),
    .testTarget(
      name: "CalculatorTerminalTests",
      dependencies: [
        "CalculatorModel", "CalculatorPresentation", "CalculatorTerminal", "CalendarDates",
        "CommandLineInterface", "ConformanceTables", "TestSupport",
      ]),
    .testTarget(
      name: "ExactlyTests",
      dependencies: [
        "BigNumbers", "BuiltCommands", "CalculatorModel", "CalculatorPresentation",
        "CalculatorStorage", "CommandLineInterface", "ConformanceTables", "Languages",
        "TestSupport", "exactly",
      ]),
    .testTarget(
      name: "CompanionsCommandTests",
      dependencies: [
        "BuiltCommands", "CommandLineInterface", "Companions", "CompanionsCommand", "Languages",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
