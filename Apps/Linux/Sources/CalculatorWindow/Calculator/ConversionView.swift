import CAdwaita
import CWindow
import CalculatorPresentation

/// The units of a conversion's two lines, the number of the line that is not typed into, and the button that swaps
/// the units; the display has the other number.
@MainActor
final class ConversionView {
  private let unit: Widget = gtk_button_new()
  private let otherUnit: Widget = gtk_button_new()
  private let other: Widget = gtk_button_new()
  private let swap: Widget = gtk_button_new()
  private let unitText: Widget = window_text_new(0, 0.5)
  private let otherUnitText: Widget = window_text_new(0, 0.5)
  private let swapText: Widget = window_text_new(0, 0.5)
  private let otherText: Widget = window_text_new(1, 0.5)
  private var lines: [ConversionLine] = []

  /// The callback for the line whose unit should change.
  var onUnit: @MainActor (UnitConversion.Line) -> Void = { _ in }

  /// The callback for the line that keys should type into.
  var onLine: @MainActor (UnitConversion.Line) -> Void = { _ in }

  /// The callback for swapping the units.
  var onSwap: @MainActor () -> Void = {}

  /// The widgets to place on the display.
  var widgets: [Widget] { [swap, other, otherUnit, unit] }

  /// Whether there is anything to show.
  var isShown: Bool { !lines.isEmpty }

  /// Whether the other number is above the one that is typed.
  private var isAbove: Bool { lines.last?.isMarked ?? false }

  init() {
    gtk_inscription_set_text(swapText.opaque, "⇅")
    for (button, text) in [
      (unit, unitText), (otherUnit, otherUnitText), (other, otherText), (swap, swapText),
    ] {
      gtk_button_set_child(button.cast(), text)
      window_hide_from_readers(text)
    }
    for button in widgets {
      gtk_widget_add_css_class(button, "calculator-mark")
      gtk_widget_set_focus_on_click(button, 0)
      setVisible(button, false)
    }
    on(unit, "clicked") { [weak self] in self?.tellUnit(isMarked: true) }
    on(otherUnit, "clicked") { [weak self] in self?.tellUnit(isMarked: false) }
    on(other, "clicked") { [weak self] in
      if let line = self?.line(isMarked: false) { self?.onLine(line.line) }
    }
    on(swap, "clicked") { [weak self] in self?.onSwap() }
  }

  /// Shows the lines, and updates only what has changed.
  func show(_ lines: [ConversionLine], catalogue: Catalogue) {
    guard lines != self.lines else { return }
    self.lines = lines
    for widget in widgets { setVisible(widget, isShown) }
    guard let marked = line(isMarked: true), let other = line(isMarked: false) else { return }
    gtk_inscription_set_text(unitText.opaque, marked.symbol)
    gtk_inscription_set_text(otherUnitText.opaque, other.symbol)
    gtk_inscription_set_text(otherText.opaque, other.numberText)
    rename(unit, marked.unitName)
    rename(otherUnit, other.unitName)
    window_set_name(
      self.other, other.numberText + (other.isNumber ? " " + other.unitName : ""))
    rename(swap, catalogue.text(.command(.swapUnits)))
  }

  /// Returns the width that the units take.
  func unitWidth(_ layout: KeypadLayout) -> Double {
    guard isShown else { return 0 }
    let widths = lines.map { window_text_width(unitText, $0.symbol, unitFont(layout)) }
    let widest = (widths.max() ?? 0).rounded(.up)
    return min(widest + 8, layout.contentWidth / 3)
  }

  /// Returns the height of the other number's row.
  func rowHeight(_ layout: KeypadLayout) -> Double {
    isShown ? (1.25 * otherSize(layout)).rounded() : 0
  }

  /// Returns the size of the display's number beside the other one.
  func share(of size: Double) -> Double { isShown ? 0.58 * size : size }

  /// Places the widgets around the number.
  ///
  /// - Returns: The number's top.
  func place(
    width: Double, height: Double, _ numberHeight: Double, _ numberSize: Double,
    _ layout: KeypadLayout
  ) -> Double {
    let row = rowHeight(layout)
    let numberTop = isAbove ? height - numberHeight : height - numberHeight - row
    guard isShown else { return height - numberHeight }
    let rowTop = isAbove ? numberTop - row : height - row
    let unitWidth = unitWidth(layout)
    let swapWidth = max(32, row)
    window_place(swap, 0, Int32(rowTop), Int32(swapWidth), Int32(row))
    let room = max(0, width - unitWidth - swapWidth)
    window_place(other, Int32(swapWidth), Int32(rowTop), Int32(room), Int32(row))
    // The units are on the numbers' baselines; the other number is in the middle of its row.
    let unitHeight = (1.25 * unitSize(layout)).rounded()
    let lower = 0.35 * (otherSize(layout) - unitSize(layout))
    let bottom = numberTop + numberHeight - 0.22 * (numberSize - unitSize(layout))
    for (button, top) in [
      (otherUnit, rowTop + (row - unitHeight) / 2 + lower), (unit, bottom - unitHeight),
    ] {
      window_place(
        button, Int32(width - unitWidth + 8), Int32(top), Int32(unitWidth - 8), Int32(unitHeight))
    }
    fit(room, layout)
    return numberTop
  }

  private func fit(_ room: Double, _ layout: KeypadLayout) {
    for text in [unitText, otherUnitText] { window_text_set_font(text, unitFont(layout)) }
    window_text_set_font(swapText, lightFont(1.5 * layout.lineSize))
    guard let line = line(isMarked: false) else { return }
    let size = otherSize(layout)
    let font = lightFont(size)
    let width = window_text_width(otherText, line.numberText, font)
    // A number is never cut off; it shrinks.
    let fitting = width > room && width > 0 ? size * room / width * 0.995 : size
    window_text_set_font(
      otherText, lightFont(fitting))
  }

  private func otherSize(_ layout: KeypadLayout) -> Double { 0.38 * layout.numberSize }

  private func unitSize(_ layout: KeypadLayout) -> Double {
    max(layout.lineSize, 0.22 * layout.numberSize)
  }

  private func unitFont(_ layout: KeypadLayout) -> WindowFont {
    WindowFont(
      size: unitSize(layout), weight: Int32(PANGO_WEIGHT_NORMAL.rawValue), hasTabularFigures: 1)
  }

  private func lightFont(_ size: Double) -> WindowFont {
    WindowFont(size: size, weight: Int32(PANGO_WEIGHT_LIGHT.rawValue), hasTabularFigures: 1)
  }

  private func line(isMarked: Bool) -> ConversionLine? { lines.first { $0.isMarked == isMarked } }

  private func tellUnit(isMarked: Bool) {
    if let line = line(isMarked: isMarked) { onUnit(line.line) }
  }
}

extension ConversionLine {
  /// The number with its mark.
  fileprivate var numberText: String { (exactness.map { $0.mark + " " } ?? "") + text }
}
