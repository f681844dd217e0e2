import CalculatorPresentation
import SwiftUI

/// Commands as menu items.
struct CommandButtons: View {
  let commands: [CalculatorCommand]

  var body: some View {
    ForEach(commands, id: \.self) { CommandButton(command: $0) }
  }
}
