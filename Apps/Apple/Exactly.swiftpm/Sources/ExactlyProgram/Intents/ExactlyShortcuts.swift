import AppIntents

/// The shortcuts that are available as soon as the app is installed, and their phrases for Siri.
struct ExactlyShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.orange

  // A phrase cannot contain the calculation, which can be any text: Siri asks for it.
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CalculateIntent(),
      phrases: [
        "Calculate with \(.applicationName)",
        "Ask \(.applicationName) for a result",
      ],
      shortTitle: "Calculate", systemImageName: "plus.forwardslash.minus")
  }
}
