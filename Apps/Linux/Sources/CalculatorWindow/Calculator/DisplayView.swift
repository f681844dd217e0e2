import CAdwaita
import CWindow
import CalculatorPresentation

/// The number with its mark, the line above it, and the last event at the top.
@MainActor
final class DisplayView {
  private let area = Area(GTK_ACCESSIBLE_ROLE_GROUP)

  /// The number.
  let number: Widget = window_text_new(1, 1)

  /// The line that is typed in the number's place.
  let line = LineView()

  /// The readings of a rejected line, which can be clicked.
  private let readings = makeBox(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private let readingButtons: [Widget] = [gtk_button_new(), gtk_button_new()]

  /// The units, and the other number if there are two.
  let conversion = ConversionView()

  private let mark: Widget = gtk_button_new()
  private let wordMark: Widget = window_text_new(1, 0.5)
  private let markSign: Widget = window_text_new(0.5, 0.5)
  private let expression: Widget = window_text_new(1, 1)
  private let stack: Widget = window_text_new(1, 1)
  private let marks: Widget = window_text_new(0, 1)
  private let notice = makeLabel(style: "calculator-secondary")
  private let busy = BusyView()
  private var stackText = ""
  private var shown: CalculatorScreen.Display?
  private var layout: KeypadLayout?
  private var hasStack = false
  private var size: (width: Double, height: Double) = (0, 0)

  /// The container of all these parts.
  var widget: Widget { area.widget }

  /// The callback for clicks on the mark.
  var onMark: @MainActor () -> Void = {}

  /// The callback for when the user stops a long calculation.
  var onStop: @MainActor () -> Void = {}

  /// Creates a display that shows nothing yet.
  init() {
    area.onAllocate = { [weak self] in self?.allocate(width: Double($0), height: Double($1)) }
    for text in [expression, stack] {
      gtk_inscription_set_text_overflow(text.opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START)
    }
    gtk_widget_add_css_class(number, "calculator-number")
    for text in [expression, stack, marks, wordMark] {
      gtk_widget_add_css_class(text, "calculator-secondary")
    }
    gtk_label_set_wrap(notice.opaque, 1)
    gtk_label_set_ellipsize(notice.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_lines(notice.opaque, 2)
    gtk_label_set_yalign(notice.opaque, 0)
    gtk_button_set_child(mark.cast(), markSign)
    gtk_widget_add_css_class(mark, "calculator-mark")
    gtk_widget_set_focus_on_click(mark, 0)
    on(mark, "clicked") { [weak self] in self?.onMark() }
    for (index, button) in readingButtons.enumerated() {
      gtk_widget_add_css_class(button, "calculator-stop")
      gtk_widget_set_direction(button, .ofNumbers)
      gtk_box_append(readings.cast(), button)
      on(button, "clicked") { [weak self] in self?.takeReading(index) }
    }
    gtk_widget_set_halign(readings, GTK_ALIGN_END)
    busy.onStop = { [weak self] in self?.onStop() }
    for child in [
      notice, busy.widget, stack, marks, expression, mark, wordMark, number,
    ] + conversion.widgets + [line.widget, readings] {
      area.add(child)
    }
    setVisible(line.widget, false)
    setVisible(busy.widget, false)
    setVisible(readings, false)
  }

  /// Shows the content of the display, and updates only what has changed.
  ///
  /// - Parameters:
  ///   - display: The content.
  ///   - notice: Another event to report; nil if there is none, or it is reported elsewhere.
  ///   - catalogue: The texts.
  func show(_ display: CalculatorScreen.Display, notice: String?, catalogue: Catalogue) {
    let old = shown
    shown = display
    setText(of: self.notice, display.line?.problem ?? notice ?? display.otherBases ?? "")
    busy.show(catalogue)
    guard display != old else { return }
    if display.text != old?.text { gtk_inscription_set_text(number.opaque, display.text) }
    if display.text != old?.text || display.label != old?.label {
      window_set_name(number, display.label)
    }
    if display.spoken != old?.spoken { window_set_description(number, display.spoken) }
    if display.expression != old?.expression {
      gtk_inscription_set_text(expression.opaque, display.expression)
      window_set_name(expression, catalogue.text(.part(.calculation)))
    }
    setVisible(stack, !display.stack.isEmpty)
    if display.marks != old?.marks {
      gtk_inscription_set_text(marks.opaque, display.markText)
    }
    if display.mark != old?.mark, let text = display.mark {
      for sign in [markSign, wordMark] { gtk_inscription_set_text(sign.opaque, text) }
      window_set_name(wordMark, text)
    }
    if display.exactness != old?.exactness, let exactness = display.exactness {
      rename(mark, catalogue.text(.part(exactness == .exact ? .exactly : .approximately)))
    }
    conversion.show(display.conversion, catalogue: catalogue)
    let isTyped = display.line != nil
    setVisible(mark, display.exactness != nil && !isTyped)
    setVisible(wordMark, display.mark != nil && display.exactness == nil && !isTyped)
    setVisible(number, !isTyped)
    setVisible(line.widget, isTyped)
    show(display.line?.readings ?? [])
    fit()
    gtk_widget_queue_allocate(widget)
  }

  private func show(_ texts: [String]) {
    for (button, text) in zip(readingButtons, texts) { gtk_button_set_label(button.cast(), text) }
    setVisible(readings, !texts.isEmpty)
    setVisible(expression, texts.isEmpty)
    setVisible(marks, texts.isEmpty)
  }

  private func takeReading(_ index: Int) {
    guard let readings = shown?.line?.readings, readings.indices.contains(index) else { return }
    line.take(reading: readings[index])
  }

  /// Shows whether something takes long, in place of the notice.
  func showBusy(_ isBusy: Bool) {
    setVisible(notice, !isBusy)
    busy.isRunning = isBusy
    gtk_widget_queue_allocate(widget)
  }

  /// Lays out the display for a window, with room for the numbers of a stack if there is one.
  func prepare(_ layout: KeypadLayout, hasStack: Bool) {
    guard layout != self.layout || hasStack != self.hasStack else { return }
    (self.layout, self.hasStack) = (layout, hasStack)
    let font = lineFont(layout)
    for text in [expression, stack, marks, markSign, wordMark] { window_text_set_font(text, font) }
    fit()
    gtk_widget_queue_allocate(widget)
  }

  // MARK: - Places

  /// The largest size of the number: less where it shares the display with a second one or with a stack.
  private func numberSize(_ layout: KeypadLayout) -> Double {
    conversion.share(of: layout.numberSize) * (hasStack ? 0.7 : 1)
  }

  /// The size and the width of the number, as large as it fits.
  private var numberFit: (size: Double, width: Double) {
    guard let layout, let shown else { return (0, 0) }
    let largest = numberSize(layout)
    let width = window_text_width(number, shown.text, font(largest))
    let room = numberRoom - (shown.mark == nil ? 0 : markWidth + layout.spacing)
    guard width > room, width > 0 else { return (largest, width) }
    // Widths are nearly proportional to sizes: a hair less fits for sure.
    let fitting = largest * max(room, 0) / width * 0.995
    return (fitting, min(width, room))
  }

  /// The width that the number has beside its unit.
  private var numberRoom: Double {
    size.width - (layout.map { conversion.unitWidth($0) } ?? 0)
  }

  /// The width of the mark: a sign has extra room, to be clicked; a word has just what it needs.
  private var markWidth: Double {
    guard let layout, let shown, let mark = shown.mark else { return 0 }
    guard shown.exactness == nil else { return layout.lineSize * 1.5 }
    return window_text_width(wordMark, mark, lineFont(layout)).rounded(.up)
  }

  private func lineFont(_ layout: KeypadLayout) -> WindowFont {
    WindowFont(size: layout.lineSize, weight: 0, hasTabularFigures: 1)
  }

  private func font(_ size: Double) -> WindowFont {
    WindowFont(
      size: size, weight: Int32(PANGO_WEIGHT_ULTRALIGHT.rawValue), hasTabularFigures: 1)
  }

  private func fit() {
    window_text_set_font(number, font(numberFit.size))
    let text = shown?.stack.joined(separator: stackRowCount == 1 ? Self.stackSeparator : "\n") ?? ""
    if text != stackText {
      stackText = text
      gtk_inscription_set_text(stack.opaque, text)
      // Otherwise its name would be its text, with line breaks.
      window_set_name(stack, shown?.stack.joined(separator: Self.stackSeparator) ?? "")
    }
  }

  private static let stackSeparator = " | "

  /// The rows that the stack has above the calculation: one for each number if there is room for all, else one in all.
  private var stackRowCount: Int {
    guard let layout, let shown, !shown.stack.isEmpty else { return 0 }
    let lineHeight = (1.25 * layout.lineSize).rounded()
    let room = stackBottom(layout) - (shown.notice == nil ? 0 : lineHeight)
    return Double(shown.stack.count) * lineHeight <= room ? shown.stack.count : 1
  }

  /// The bottom of the stack: above the calculation, or in its place if there is none.
  private func stackBottom(_ layout: KeypadLayout) -> Double {
    lineTop(layout)
      + (shown?.expression.isEmpty == true ? (1.25 * layout.lineSize).rounded() : 0)
  }

  /// The top of the line with the calculation.
  private func lineTop(_ layout: KeypadLayout) -> Double {
    let numberHeight = min((1.25 * numberSize(layout)).rounded(), size.height)
    return max(
      0,
      size.height - numberHeight - conversion.rowHeight(layout) - (1.25 * layout.lineSize).rounded()
    )
  }

  private func allocate(width: Double, height: Double) {
    guard let layout, let shown else { return }
    if size != (width, height) {
      size = (width, height)
      fit()
    }
    let lineHeight = (1.25 * layout.lineSize).rounded()
    let largest = numberSize(layout)
    let numberHeight = min((1.25 * largest).rounded(), height)
    let numberTop = conversion.place(
      width: width, height: height, numberHeight, numberFit.size, layout)
    let lineTop = lineTop(layout)
    let stackHeight = Double(stackRowCount) * lineHeight
    let stackTop = max(0, stackBottom(layout) - stackHeight)
    place(stack, 0, stackTop, width, stackHeight)
    place(notice, 0, 0, width, max(stackTop, lineHeight))
    place(busy.widget, 0, 0, width, max(stackTop, lineHeight))
    let marksWidth = window_text_width(
      marks, shown.markText, lineFont(layout)
    ).rounded(.up)
    place(marks, 0, lineTop, marksWidth, lineHeight)
    let expressionLeft = marksWidth + (marksWidth > 0 ? layout.spacing : 0)
    place(expression, expressionLeft, lineTop, max(0, width - expressionLeft), lineHeight)
    place(number, 0, numberTop, numberRoom, numberHeight)
    // The readings share the number's place with the line, below the reason.
    let readingsHeight =
      shown.line?.readings.isEmpty == false ? (2.2 * layout.lineSize).rounded() : 0
    let lineRoom = numberHeight - readingsHeight
    place(readings, 0, height - numberHeight, width, readingsHeight)
    place(line.widget, 0, height - lineRoom, width, lineRoom)
    let fit = numberFit
    // On the number's baseline, which is about a fifth of its size above its bottom.
    let markTop = numberTop + numberHeight - 0.22 * (fit.size - layout.lineSize) - lineHeight
    let markLeft = max(0, numberRoom - fit.width - layout.spacing - markWidth)
    for sign in [mark, wordMark] { place(sign, markLeft, markTop, markWidth, lineHeight) }
  }

  private func place(_ child: Widget, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    guard gtk_widget_get_visible(child) != 0 else { return }
    window_place(child, Int32(x), Int32(y), Int32(width), Int32(height))
  }
}

extension CalculatorScreen.Display {
  /// The marks in a row, from left to right in every language.
  fileprivate var markText: String { marks.map(\.runningAlone).joined(separator: "  ") }
}
