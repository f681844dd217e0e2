import FuzzSupport

/// The maximum number of messages in a run.
let messageLimit = 60

/// The page's state, as reported by a face that was opened and sent messages.
final class Page {
  private let face: any Face
  private var screen = Screen()

  init(_ face: any Face) { self.face = face }

  /// Takes the changes that the page does not know yet.
  func takeChanges() -> [UInt8] {
    face.draw(on: &screen)
    return screen.takeChanges().bytes
  }

  /// Sends a message.
  ///
  /// - Returns: The changes that the page does not know then; nil where the message was refused.
  func send(_ message: String, at time: Int64) -> [UInt8]? {
    do throws(Refusal) {
      try face.perform(PageMessage(message), at: time)
      return takeChanges()
    } catch {
      require(!error.reason.isEmpty, "\(message) is refused without a reason")
      return nil
    }
  }
}

/// Answers a program's request to the library for JavaScript.
func ask(_ request: String) {
  var json = JSON()
  do throws(Refusal) {
    let failure = try ExpressionRequest(OptionLines(request)).answer(in: &json)
    if let failure { json = failure.json }
    require(String(validating: json.bytes, as: UTF8.self) != nil, "\(request) has no text")
  } catch {
    require(!error.reason.isEmpty, "\(request) is refused without a reason")
  }
}

/// Checks that a face does the same when it is opened again and sent the same messages, and that a refused message
/// changes nothing.
///
/// The bytes are how a page opens a face, and its messages, cut at zero bytes.
func run(_ input: FuzzInput) {
  let texts = input.parts(cutAt: 0).map { String(decoding: $0, as: UTF8.self) }
  ask(texts[0])
  guard let opening = try? Opening(texts[0]), let face = try? opening.makeFace(),
    let another = try? opening.makeFace()
  else { return }
  let (page, copy) = (Page(face), Page(another))
  require(page.takeChanges() == copy.takeChanges(), "another page opens with \(texts[0])")
  for (index, message) in texts.dropFirst().prefix(messageLimit).enumerated() {
    let time = opening.time &+ Int64(index)
    guard let changes = page.send(message, at: time) else {
      let isSame = page.takeChanges() == copy.takeChanges()
      require(isSame, "\(message) is refused, and changes something")
      continue
    }
    require(copy.send(message, at: time) == changes, "\(message) does something else again")
  }
}

/// Runs one input for libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  run(FuzzInput(bytes, count))
  return 0
}
