/// Why nothing has happened, in English words for whoever writes the page.
struct Refusal: Error {
  /// The reason, in lower case and without a full stop.
  let reason: String
}
