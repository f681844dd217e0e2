import CGio
import CalculatorPresentation
import DesktopSearch
import Languages

extension SearchInterface {
  /// Returns the interface that KRunner calls: `org.kde.krunner1`.
  ///
  /// Choosing a match copies the answer; its action opens the window with the expression.
  ///
  /// Source: KRunner's description of the interface, org.kde.krunner1.xml.
  static func krunner(language: Language) -> SearchInterface {
    SearchInterface(
      path: "/io/github/exactly_calculator/Exactly/Runner",
      description: """
        <node><interface name="org.kde.krunner1">
          <method name="Match">
            <arg type="s" name="query" direction="in"/>
            <arg type="a(sssida{sv})" name="matches" direction="out"/>
          </method>
          <method name="Actions">
            <arg type="a(sss)" name="actions" direction="out"/>
          </method>
          <method name="Run">
            <arg type="s" name="matchId" direction="in"/>
            <arg type="s" name="actionId" direction="in"/>
          </method>
          <method name="Teardown"/>
        </interface></node>
        """,
      searches: ["Match"],
      reply: { call in
        switch call.method {
        case "Match":
          let answer = call.answer(call.text(0))
          return Variant.tuple(Variant.list("a(sssida{sv})", answer.map { [match(of: $0)] } ?? []))
        case "Actions":
          let action = Variant.tuple(
            Variant.text(openingAction),
            Variant.text(Catalogue(language).text(.command(.openInExactly))),
            Variant.text(OtherPrograms.windowName))
          return Variant.tuple(Variant.list("a(sss)", [action]))
        case "Run":
          run(call)
          return nil
        default: return nil
        }
      })
  }

  /// The action that opens the window.
  private static let openingAction = "open"

  /// The match type for an exact match, as opposed to a guess: `ExactMatch`.
  private static let exactMatch: Int32 = 100

  private static func match(of answer: SearchAnswer) -> OpaquePointer {
    Variant.tuple(
      Variant.text(answer.expression), Variant.text(answer.title),
      Variant.text(OtherPrograms.windowName),
      g_variant_new_int32(exactMatch), g_variant_new_double(1),
      Variant.dictionary([
        "subtext": Variant.text(answer.description),
        "actions": Variant.texts([openingAction]),
      ]))
  }

  private static func run(_ call: SearchCall) {
    let expression = call.text(0)
    if call.text(1).isEmpty, let answer = call.answer(expression) {
      call.others.copy(answer.decimal, elseOpenWindowWith: expression)
    } else {
      call.others.openWindow(with: expression)
    }
  }
}
