/// What the page shows, in named parts: the page is told only of those that have changed.
struct Screen {
  /// What the page has of a part.
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

  // Once, and not once for each part: the page would load all of these first.
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

  /// Tells something once, that is no part of what is shown.
  mutating func tell(_ name: String, _ write: (inout JSON) -> Void) {
    var json = JSON()
    write(&json)
    changes.append(Part(name: name, json: json))
  }

  /// What the page is to be told, as a JSON object; then there is nothing left to tell.
  mutating func takeChanges() -> JSON {
    var json = JSON()
    json.object { json in
      for part in changes { json.member(part.name, written: part.json) }
    }
    changes.removeAll(keepingCapacity: true)
    return json
  }
}
