/// The content of the page in named parts, of which the page receives only those that have changed.
struct Screen {
  /// A part as the page has it.
  private struct Part {
    let name: String
    var json: JSON
  }

  private var parts: [Part] = []
  private var changes: [Part] = []

  /// Shows a part as it is now.
  mutating func show(_ name: String, _ write: (inout JSON) -> Void) {
    var json = JSON()
    write(&json)
    show(name, as: json)
  }

  // One copy, and not one for each part: the page would load all of these first.
  @inline(never)
  private mutating func show(_ name: String, as json: JSON) {
    guard let place = parts.firstIndex(where: { $0.name == name }) else {
      parts.append(Part(name: name, json: json))
      changes.append(Part(name: name, json: json))
      return
    }
    guard parts[place].json.bytes != json.bytes else { return }
    parts[place].json = json
    changes.append(Part(name: name, json: json))
  }

  /// Sends something once that is not part of the screen.
  mutating func tell(_ name: String, _ write: (inout JSON) -> Void) {
    var json = JSON()
    write(&json)
    changes.append(Part(name: name, json: json))
  }

  /// Returns the changes for the page as a JSON object, and clears them.
  mutating func takeChanges() -> JSON {
    var json = JSON()
    json.object { json in
      for part in changes { json.member(part.name, written: part.json) }
    }
    changes.removeAll(keepingCapacity: true)
    return json
  }
}
