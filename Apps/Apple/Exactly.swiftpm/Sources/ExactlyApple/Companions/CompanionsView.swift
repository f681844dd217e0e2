import Companions
import SwiftUI

/// The small apps beside the calculator, and the way back.
struct CompanionsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(Companion.allCases, id: \.self) { companion in
        NavigationLink(value: companion) {
          VStack(alignment: .leading) {
            Text(companion.title)
            Text(companion.summary)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle(Companion.menuTitle)
      .navigationDestination(for: Companion.self) { CompanionView(companion: $0) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
    .frame(minWidth: 320, minHeight: 300)
  }
}

struct CompanionsViewPreviews: PreviewProvider {
  static var previews: some View {
    CompanionsView()
  }
}
