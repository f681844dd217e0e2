import CAdwaita
import CWindow
import CalculatorPresentation

/// The header bar of a sheet: undo and redo, the name of its file, and the menu.
@MainActor
final class SheetHeaderView {
  /// The bar.
  let widget: Widget = adw_header_bar_new()

  private let title: Widget = adw_window_title_new("", "")
  private let undo: Widget = gtk_button_new_from_icon_name("edit-undo-symbolic")
  private let redo: Widget = gtk_button_new_from_icon_name("edit-redo-symbolic")
  private let save: Widget = gtk_button_new_from_icon_name("document-save-symbolic")
  private let menuButton: Widget = gtk_menu_button_new()
  private let menu = Menu()

  /// The callback for when the menu has closed.
  var onMenuClosed: @MainActor () -> Void = {}

  /// Creates the bar without texts.
  init() {
    gtk_menu_button_set_icon_name(menuButton.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(menuButton.opaque, 1)
    gtk_menu_button_set_menu_model(menuButton.opaque, menu.model)
    menu.release()
    on(gtk_menu_button_get_popover(menuButton.opaque).map(UnsafeMutableRawPointer.init), "closed") {
      [weak self] in
      // The popover gives the focus back to its button first.
      _ = after(milliseconds: 0) { self?.onMenuClosed() }
    }
    gtk_actionable_set_action_name(undo.opaque, "win.undo")
    gtk_actionable_set_action_name(redo.opaque, "win.redo")
    gtk_actionable_set_action_name(save.opaque, "win.save")
    for button in [undo, redo, save, menuButton] { gtk_widget_set_focus_on_click(button, 0) }
    for button in [undo, redo] { adw_header_bar_pack_start(widget.opaque, button) }
    for button in [menuButton, save] { adw_header_bar_pack_end(widget.opaque, button) }
    adw_header_bar_set_title_widget(widget.opaque, title)
  }

  /// Sets the texts in a language.
  func show(_ viewModel: SheetViewModel) {
    let words = viewModel.catalogue
    rename(undo, words.text(.command(.undo)))
    rename(redo, words.text(.command(.redo)))
    rename(menuButton, words.text(.command(.menu)))
    rename(save, words.text(SheetFaceWords.save))
    menu.replaceItems { Self.addItems(in: words, to: $0) }
  }

  /// Shows the name of the file, and whether everything typed is saved in it.
  func show(title name: String, path: String?, isModified: Bool) {
    adw_window_title_set_title(title.opaque, (isModified ? "• " : "") + name)
    gtk_widget_set_tooltip_text(title, path)
  }

  /// Shows whether undo and redo are possible.
  func showUndo(_ viewModel: SheetViewModel) {
    gtk_widget_set_sensitive(undo, viewModel.editor.canUndo ? 1 : 0)
    gtk_widget_set_sensitive(redo, viewModel.editor.canRedo ? 1 : 0)
  }

  private static func addItems(in words: Catalogue, to menu: Menu) {
    menu.addSection { section in
      section.add(words.text(SheetFaceWords.newSheet), "app.new-sheet")
      section.add(words.text(SheetFaceWords.openSheet), "app.open-sheet")
    }
    menu.addSection { section in
      section.add(words.text(SheetFaceWords.save), "win.save")
      section.add(words.text(SheetFaceWords.saveAs), "win.save-as")
    }
    menu.addSection { section in
      section.add(words.text(SheetFaceWords.writeAnswers), "win.write-answers")
      section.add(words.text(SheetFaceWords.updateAnswers), "win.update-answers")
      section.add(words.text(SheetFaceWords.removeAnswers), "win.remove-answers")
    }
    menu.addSection { section in
      section.add(words.text(SheetFaceWords.more), "win.more")
      section.add(words.text(.part(.keypad)), "win.keypad")
    }
    menu.addSection { section in
      for example in SheetExample.allCases {
        section.add(example.name(in: words), "win.example-" + example.rawValue)
      }
    }
    menu.addSection { section in
      section.add(words.text(.command(.help)), "win.help")
      section.add(words.text(.command(.close)), "win.close")
    }
  }
}
