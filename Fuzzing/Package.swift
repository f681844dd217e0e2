// swift-tools-version: 6.2
import PackageDescription

/// Returns a program that feeds one part of the calculator with whatever bytes reach new code.
func target(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport"] + products.map { .product(name: $0, package: "Exactly") })
}

// A package of its own, so that users of the libraries never build it. `Fuzzing/run` builds it with what
// it needs: the sanitizers, which must be in the libraries too, and their internal names.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Exactly", path: "..")],
  targets: [
    // Typed expressions, read back from their readings.
    target("expression", ["BigNumbers", "CalculatorModel", "ExactReals"]),
    // Numbers, printed and read again.
    target("numbers", ["BigNumbers", "CalculatorModel", "ExactReals"]),
    // Keys of all keypads, undone and continued.
    target("keys", ["CalculatorModel", "CalculatorPresentation"]),
    // Text from a clipboard.
    target("paste", ["CalculatorModel", "CalculatorPresentation", "ExactReals"]),
    // Lines of a session with units, dates and definitions.
    target("lines", ["CalculatorModel", "CalendarDates", "ExactReals"]),
    // Live sheets, edited, and their files.
    target("sheets", ["CalculatorModel"]),
    // The journal of the history.
    target("history", ["CalculatorPresentation", "CalculatorStorage"]),
    // The lines of a session.
    target("session", ["CalculatorModel", "CalculatorPresentation"]),
    // The files of time zones.
    target("zones", ["CalendarDates"]),
    // The text of the settings.
    target("settings", ["CalculatorPresentation"]),
    // The messages from the page to its worker, built for this machine.
    .executableTarget(
      name: "messages",
      dependencies: ["FuzzSupport"]
        + [
          "BigNumbers", "CalculatorModel", "CalculatorPresentation", "CalendarDates",
          "CompanionApps", "ExactReals", "Languages",
        ].map { .product(name: $0, package: "Exactly") },
      // A link to the sources of Apps/Web. The function `open` would replace the system's.
      exclude: ["ExactlyWeb/Session/Session.swift"]),

    // The code that they share.
    .target(name: "FuzzSupport"),
  ],
  swiftLanguageModes: [.v6]
)
