import CAdwaita

/// Creates a factory for the widgets of a list's choices: libadwaita's own are cut off beside a long description,
/// while these wrap it onto more lines.
@MainActor func makeChoiceFactory() -> OpaquePointer? {
  let description = """
    <interface>
      <template class="GtkListItem">
        <property name="child">
          <object class="GtkBox">
            <property name="spacing">6</property>
            <property name="valign">center</property>
            <child>
              <object class="GtkLabel">
                <property name="xalign">0</property>
                <binding name="label">
                  <lookup name="string" type="GtkStringObject">
                    <lookup name="item">GtkListItem</lookup>
                  </lookup>
                </binding>
              </object>
            </child>
            <child>
              <object class="GtkImage">
                <property name="icon-name">object-select-symbolic</property>
                <binding name="visible"><lookup name="selected">GtkListItem</lookup></binding>
              </object>
            </child>
          </object>
        </property>
      </template>
    </interface>
    """
  let bytes = g_bytes_new(description, gsize(description.utf8.count))
  defer { g_bytes_unref(bytes) }
  return gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
}
