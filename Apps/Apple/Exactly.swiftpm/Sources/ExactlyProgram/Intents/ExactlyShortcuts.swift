import AppIntents

/// The shortcuts that are there as soon as the app is, and what is said to Siri for them.
struct ExactlyShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.orange

  // A phrase cannot carry the calculation, which is any text: Siri asks for it.
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
