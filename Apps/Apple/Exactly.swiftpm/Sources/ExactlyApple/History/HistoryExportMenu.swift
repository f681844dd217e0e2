import CalculatorPresentation
import SwiftUI

/// Saves the history as text, as comma-separated values, or as JSON.
struct HistoryExportMenu: View {
  @Environment(ObservedCalculator.self) private var viewModel
  @Environment(Panels.self) private var panels
  @State private var document: HistoryDocument?
  @State private var isExporting = false
  @State private var problem: String?

  var body: some View {
    let catalogue = viewModel.catalogue
    VStack(alignment: .leading) {
      Menu(catalogue.text(.command(.export))) {
        ForEach(HistoryExport.allCases, id: \.self) { form in
          Button(catalogue.text(.command(form.command))) {
            Task { await export(as: form) }
          }
        }
      }
      if let problem {
        Text(problem)
          .font(.caption)
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: document,
      contentType: document?.form.contentType ?? .plainText,
      defaultFilename: catalogue.text(.part(.history))
    ) { result in
      problem = result.problem
    }
    .dialog(isOpen: isExporting, in: panels)
  }

  private func export(as form: HistoryExport) async {
    document = HistoryDocument(await viewModel.ask { $0.history.export(as: form) }, as: form)
    isExporting = true
  }
}

extension Result<URL, any Error> {
  /// The reason why there is no file, in the system's words.
  var problem: String? {
    guard case .failure(let error) = self else { return nil }
    return error.localizedDescription
  }
}
