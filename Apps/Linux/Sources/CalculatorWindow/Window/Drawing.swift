import CAdwaita

/// How the window's pictures are made.
enum Drawing {
  /// Has GTK draw without a graphics card, unless the person has chosen a way to draw by `GSK_RENDERER`;
  /// to be called before GTK begins.
  ///
  /// A calculator's picture is small and changes where a digit does, while a driver for a graphics card
  /// takes longer to load than the rest of the window: see `Benchmarks/first-window`.
  static func avoidGraphicsCard() {
    guard g_getenv("GSK_RENDERER") == nil else { return }
    g_setenv("GSK_RENDERER", "cairo", 0)
    // GTK 4.16 has taken this out of the list of what there is to debug.
    if gtk_get_minor_version() < 16 {
      g_setenv("GDK_DEBUG", "gl-disable", 0)
    } else {
      g_setenv("GDK_DISABLE", "gl,vulkan", 0)
    }
  }
}
