import CalculatorPresentation
import SwiftUI

/// The app: one calculator, shared by all windows.
public struct ExactlyApp: App {
  /// The app's name, in every language.
  static let title = "Exactly"

  #if canImport(AppKit) && !canImport(UIKit)
  @NSApplicationDelegateAdaptor private var delegate: ApplicationDelegate
  #endif
  @State private var viewModel = ObservedCalculator.ofThisPerson

  /// Creates the app, with the calculator of this user.
  public init() {}

  /// The calculator's windows and menus, and the settings window on a Mac.
  public var body: some Scene {
    CalculatorScene(viewModel: viewModel)
      .defaultSize(
        width: KeypadLayout.usualWindow().width, height: KeypadLayout.usualWindow().height
      )
      .commands { CalculatorCommands(catalogue: viewModel.catalogue) }
    #if canImport(AppKit) && !canImport(UIKit)
    // Both SwiftUI and the calculator have a type of this name.
    SwiftUI.Settings {
      SettingsView()
        .environment(ofCalculator: viewModel)
    }
    #endif
  }
}
