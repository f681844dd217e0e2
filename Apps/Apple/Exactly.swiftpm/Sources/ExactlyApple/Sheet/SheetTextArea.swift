import CalculatorPresentation
import SwiftUI

/// The text of a sheet between its line numbers and its answers, which are below their lines if there is little room.
struct SheetTextArea: View {
  let size: CGSize
  @Environment(SheetSession.self) private var session
  @Environment(Panels.self) private var panels
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric private var digitWidth = 9.0

  /// The width below which an answer is shown under its line.
  private static let narrowWidth = 480.0

  /// The share of the width for answers beside the text, and their maximum width.
  private static let answerShare = 0.38
  private static let greatestAnswerWidth = 420.0

  var body: some View {
    let isNarrow = size.width < Self.narrowWidth
    let places = session.places
    let rows = session.viewModel.rows(session.seenLines, at: session.now)
    HStack(spacing: 0) {
      SheetLineNumbers(places: places)
        .frame(width: digitWidth * CGFloat("\(session.viewModel.lines.count)".count + 1))
      SheetTextView(
        session: session, rows: rows, rooms: isNarrow ? session.viewModel.linesWithRoom : [],
        usesKeypad: session.showsKeypad && SheetKeypad.hasRoom(in: size),
        editCount: session.editCount, textSize: textSize
      ) {
        panels.close()
      }
      .overlay(alignment: .topTrailing) {
        if isNarrow { SheetAnswers(rows: rows, places: places, areBelow: true) }
      }
      if !isNarrow {
        SheetAnswers(rows: rows, places: places, areBelow: false)
          .frame(width: min(size.width * Self.answerShare, Self.greatestAnswerWidth))
      }
    }
    .clipped()
    .contentShape(Rectangle())
    // Mathematics and the answers beside it run from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
    // Rows that come into view may have digits that take long to compute.
    .onChange(of: rows) { session.restOn() }
  }
}

/// The numbers of the visible lines.
private struct SheetLineNumbers: View {
  let places: [SheetLinePlace]

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.clear
      ForEach(places) { place in
        Text(String(place.line + 1))
          .font(.caption)
          .foregroundStyle(.secondary)
          .frame(height: place.height)
          .offset(y: place.top)
      }
    }
    // An answer already says the number of its line.
    .accessibilityHidden(true)
  }
}

/// The answers of the visible lines, each at its line.
private struct SheetAnswers: View {
  let rows: [SheetRow]
  let places: [SheetLinePlace]
  let areBelow: Bool

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.clear
        // Touches beside the answers go to the text below.
        .allowsHitTesting(false)
      ForEach(places) { place in
        if let row = row(of: place), !row.answerText.isEmpty {
          SheetAnswerView(row: row)
            .foregroundStyle(.primary.opacity(row.error?.isDimmed == true ? 0.5 : 1))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(height: areBelow ? SheetTextStyles.roomHeight : place.height)
            .padding(.horizontal, 8)
            .offset(y: y(of: place))
            // An answer clipped at the top would still receive touches there.
            .allowsHitTesting(y(of: place) >= 0)
            .accessibilityHidden(y(of: place) < 0)
        }
      }
    }
  }

  private func y(of place: SheetLinePlace) -> CGFloat { areBelow ? place.bottom : place.top }

  private func row(of place: SheetLinePlace) -> SheetRow? {
    guard let first = rows.first else { return nil }
    let index = place.line + 1 - first.number
    return rows.indices.contains(index) ? rows[index] : nil
  }
}

struct SheetTextAreaPreviews: PreviewProvider {
  static var previews: some View {
    SheetTextArea(size: CGSize(width: 640, height: 480))
      .environment(SheetSession())
      .environment(Panels())
  }
}
