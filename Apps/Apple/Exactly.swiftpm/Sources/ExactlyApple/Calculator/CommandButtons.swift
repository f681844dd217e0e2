import CalculatorPresentation
import SwiftUI

/// Commands as items of a menu.
struct CommandButtons: View {
  let commands: [CalculatorCommand]

  var body: some View {
    ForEach(commands, id: \.self) { CommandButton(command: $0) }
  }
}
