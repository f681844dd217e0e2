import CAdwaita
import CalculatorPresentation

/// The size of the window, saved in its own file beside the session.
struct WindowSize {
  /// The width and the height in pixels of the screen's scale.
  var width: Int32
  var height: Int32

  /// The largest size accepted from a file.
  private static let limit: Int32 = 10_000

  /// The name of the file's only group.
  private static let group = "window"

  private static var path: String {
    let state = g_get_user_state_dir().map { String(cString: $0) } ?? ""
    return state + "/exactly/window"
  }

  /// The size that was saved last, or the usual one if there is none.
  @MainActor static var kept: WindowSize {
    let file = g_key_file_new()
    defer { g_key_file_free(file) }
    let usual = KeypadLayout.usualWindow(textScale: Looks.textScale)
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else {
      return WindowSize(width: Int32(usual.width) + 20, height: Int32(usual.height) + 100)
    }
    let width = g_key_file_get_integer(file, group, "width", nil)
    let height = g_key_file_get_integer(file, group, "height", nil)
    let smallest = KeypadLayout.smallestWindow(for: .basic, device: .desktop)
    return WindowSize(
      width: min(max(width, Int32(smallest.width)), limit),
      height: min(max(height, Int32(smallest.height)), limit))
  }

  /// Saves the size; if that fails, the next window has another one, and nothing else is lost.
  func keep() {
    let file = g_key_file_new()
    defer { g_key_file_free(file) }
    g_key_file_set_integer(file, Self.group, "width", width)
    g_key_file_set_integer(file, Self.group, "height", height)
    let folder = g_path_get_dirname(Self.path).map(takeString) ?? ""
    g_mkdir_with_parents(folder, 0o700)
    g_key_file_save_to_file(file, Self.path, nil)
  }
}
