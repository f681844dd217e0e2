/// A note on a reading without which many would take the answer for that to another question.
///
/// Every face shows it beside the answer, and the command tells it in a pipe as well.
public enum ReadingNote: Hashable, Sendable {
  /// Calories by their name are not those on food, which are a thousand times larger.
  case calories
  /// Pounds by their name are a weight, though money may be meant.
  case pounds
  /// Days from Monday to Friday, some of which may be holidays.
  case workdays
  /// `and` and `or` between decimal numbers work on bits: `50 and 60`.
  case bits
  /// `18% on 76.40` adds the percentage, though the share alone may be meant.
  case addsPercentage
  /// `20/12/26` and `17-3-2027` are calculated, though a date may be meant.
  case isNoDate
  /// The parts of `5:12` are hours and minutes, though the answer has seconds, or is asked for in seconds, or the
  /// time is alone and longer than a day.
  case hoursAndMinutes
  /// `23:00 + 8 h` is a duration, though a time of day may be meant.
  case isDuration
  /// The units of `37.5 hours / 5 days` cancel, though hours for each day may be meant.
  case timesCancel
  /// The bracket of `3090 - (24% + 9.2%)` is a number, though a share of the number before it may be meant.
  case isNoShare
  /// A date before 15 October 1582, which was another one on the Julian calendar of its time.
  case beforeGregorian
}
