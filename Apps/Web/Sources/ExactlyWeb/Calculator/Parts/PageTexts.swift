import CalculatorPresentation
import Companions

/// The words that the page may need at any time, in the person's language.
struct PageTexts {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func write(to json: inout JSON) {
    json.object { json in
      writeCommands(to: &json)
      writeParts(to: &json)
      writeSentences(to: &json)
      writeCompanions(to: &json)
    }
  }

  private func writeCommands(to json: inout JSON) {
    func write(_ name: String, _ command: CommandName) {
      json.member(name, catalogue.text(.command(command)))
    }
    write("menu", .menu)
    write("more", .more)
    write("back", .back)
    write("close", .close)
    write("help", .help)
    write("stop", .stop)
    write("reload", .reload)
    write("copy", .copy)
    write("copyLink", .copyLink)
    write("paste", .paste)
    write("sheet", .showSheet)
  }

  private func writeParts(to json: inout JSON) {
    func write(_ name: String, _ part: PartName) {
      json.member(name, catalogue.text(.part(part)))
    }
    write("calculation", .calculation)
    write("result", .result)
    write("commands", .commands)
  }

  private func writeCompanions(to json: inout JSON) {
    func write(_ name: String, _ companion: Companion) {
      json.member(name, companion.title(in: catalogue.language))
    }
    json.member("companions", Companion.menuTitle(in: catalogue.language))
    write("fizzBuzz", .fizzBuzz)
    write("decider", .decider)
    write("orderSummary", .orderSummary)
  }

  private func writeSentences(to json: inout JSON) {
    func write(_ name: String, _ sentence: Sentence) {
      json.member(name, catalogue.text(.sentence(sentence)))
    }
    write("calculating", .calculating)
    write("stopped", .stopped)
    write("restarted", .restarted)
    write("startedAnew", .startedAnew)
    write("newVersion", .newVersion)
  }
}
