import CAdwaita
import CWindow
import CalculatorPresentation

/// The pane at the side, with a page for the history, one for the paper tape and one for the memory.
@MainActor
final class SidePane {
  /// A page of the pane.
  enum Page: String, CaseIterable {
    case history
    case tape
    case memory

    /// The name of the page.
    var part: PartName {
      switch self {
      case .history: .history
      case .tape: .tape
      case .memory: .memory
      }
    }
  }

  /// The width of the pane at the usual text size, in pixels.
  private static let width = 280.0

  /// The pane.
  let widget: Widget

  let history: HistoryView
  let tape: TapeView
  let memory: MemoryView

  private let stack: Widget = gtk_stack_new()
  private let switcher: Widget = gtk_stack_switcher_new()
  private var catalogue: Catalogue?

  /// Creates the pane.
  init(work: CalculatorWork) {
    history = HistoryView(work: work)
    tape = TapeView(work: work)
    memory = MemoryView(work: work)
    gtk_stack_switcher_set_stack(switcher.opaque, stack.opaque)
    gtk_widget_add_css_class(switcher, "calculator-tabs")
    for set in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] { set(switcher, 6) }
    gtk_widget_set_vexpand(stack, 1)
    widget = makeBox(GTK_ORIENTATION_VERTICAL, switcher, stack)
    gtk_widget_add_css_class(widget, "background")
    gtk_widget_set_size_request(widget, Int32(Self.width * Looks.windowScale), -1)
    gtk_widget_set_hexpand(widget, 0)
    gtk_stack_add_named(stack.opaque, history.widget, Page.history.rawValue)
    gtk_stack_add_named(stack.opaque, tape.widget, Page.tape.rawValue)
    gtk_stack_add_named(stack.opaque, memory.widget, Page.memory.rawValue)
  }

  /// Calls back when another page is shown.
  func onPage(_ body: @escaping @MainActor () -> Void) {
    on(stack, "notify::visible-child", body)
  }

  /// Ends long page names in an ellipsis, since three of them would make the window wider.
  private func shortenTabs() {
    var tab = gtk_widget_get_first_child(switcher)
    for page in Page.allCases {
      guard let button = tab else { return }
      gtk_widget_set_tooltip_text(button, catalogue?.text(.part(page.part)))
      if let label = gtk_widget_get_first_child(button) {
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      }
      tab = gtk_widget_get_next_sibling(button)
    }
  }

  /// The page that is shown.
  var page: Page {
    get {
      gtk_stack_get_visible_child_name(stack.opaque).flatMap { Page(rawValue: String(cString: $0)) }
        ?? .history
    }
    set { gtk_stack_set_visible_child_name(stack.opaque, newValue.rawValue) }
  }

  /// Shows the content of the pages.
  func show(_ screen: CalculatorScreen) {
    if screen.catalogue != catalogue {
      catalogue = screen.catalogue
      for (page, child) in [
        (Page.history, history.widget), (.tape, tape.widget), (.memory, memory.widget),
      ] {
        gtk_stack_page_set_title(
          gtk_stack_get_page(stack.opaque, child), screen.catalogue.text(.part(page.part)))
      }
      shortenTabs()
    }
    history.show(screen)
    tape.show(screen)
    memory.show(screen)
  }
}
