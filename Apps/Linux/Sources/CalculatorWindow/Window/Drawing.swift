import CAdwaita

/// The way the window is drawn.
enum Drawing {
  /// Makes GTK draw without a graphics card, unless the user has chosen a renderer with `GSK_RENDERER`; must be
  /// called before GTK starts.
  ///
  /// A calculator's image is small and changes only where a digit does, while a graphics driver takes longer to load
  /// than the rest of the window: see `Benchmarks/first-window`.
  static func avoidGraphicsCard() {
    guard g_getenv("GSK_RENDERER") == nil else { return }
    g_setenv("GSK_RENDERER", "cairo", 0)
    // GTK 4.16 has removed this from the list of debug options.
    if gtk_get_minor_version() < 16 {
      g_setenv("GDK_DEBUG", "gl-disable", 0)
    } else {
      g_setenv("GDK_DISABLE", "gl,vulkan", 0)
    }
  }
}
