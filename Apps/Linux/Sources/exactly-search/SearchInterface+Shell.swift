import CGio
import DesktopSearch

extension SearchInterface {
  /// The interface that GNOME Shell calls: `org.gnome.Shell.SearchProvider2`.
  ///
  /// A search has at most one result, identified by its expression. Choosing it copies the answer, which the Shell
  /// does itself with `clipboardText`; the program's row opens the window with the expression.
  ///
  /// Source: developer.gnome.org, "Writing a Search Provider".
  static let shell = SearchInterface(
    path: "/io/github/exactly_calculator/Exactly/SearchProvider",
    description: """
      <node><interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet">
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetSubsearchResultSet">
          <arg type="as" name="previous_results" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="as" name="results" direction="out"/>
        </method>
        <method name="GetResultMetas">
          <arg type="as" name="identifiers" direction="in"/>
          <arg type="aa{sv}" name="metas" direction="out"/>
        </method>
        <method name="ActivateResult">
          <arg type="s" name="identifier" direction="in"/>
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
        <method name="LaunchSearch">
          <arg type="as" name="terms" direction="in"/>
          <arg type="u" name="timestamp" direction="in"/>
        </method>
      </interface></node>
      """,
    searches: ["GetInitialResultSet", "GetSubsearchResultSet"],
    reply: { call in
      switch call.method {
      case "GetInitialResultSet": results(for: call.texts(0), call)
      case "GetSubsearchResultSet": results(for: call.texts(1), call)
      case "GetResultMetas":
        Variant.tuple(
          Variant.list("aa{sv}", call.texts(0).prefix(1).compactMap(call.answer).map(metas)))
      case "LaunchSearch": launch(call)
      default: nil
      }
    })

  /// Joins the terms into which the Shell splits the typed text at spaces.
  private static func expression(_ terms: [String]) -> String { terms.joined(separator: " ") }

  private static func results(for terms: [String], _ call: SearchCall) -> OpaquePointer {
    let answer = call.answer(expression(terms))
    return Variant.tuple(Variant.texts(answer.map { [$0.expression] } ?? []))
  }

  private static func metas(of answer: SearchAnswer) -> OpaquePointer {
    Variant.dictionary([
      "id": Variant.text(answer.expression),
      "name": Variant.text(answer.title),
      "description": Variant.text(answer.description),
      "gicon": Variant.text(OtherPrograms.windowName),
      "clipboardText": Variant.text(answer.decimal),
    ])
  }

  private static func launch(_ call: SearchCall) -> OpaquePointer? {
    call.others.openWindow(with: expression(call.texts(0)))
    return nil
  }
}
