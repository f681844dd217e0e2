import Testing

@testable import CommandLineInterface

@Test("Options may stand anywhere among the words")
func optionsAmongWords() throws {
  var arguments = ArgumentReader(["order", "--promo", "--odd", "-1 x 5", "--count=5=6", "-", ""])
  let first = arguments.nextOption()
  let promo = try #require(first)
  #expect(promo.name == "--promo")
  #expect(try promo.value(orFrom: &arguments) == "--odd")
  let second = arguments.nextOption()
  let count = try #require(second)
  #expect(count.name == "--count")
  #expect(try count.value(orFrom: &arguments) == "5=6")
  #expect(arguments.nextOption() == nil)
  #expect(arguments.words == ["order", "-1 x 5", "-", ""])
}

@Test("Behind two dashes all are words")
func wordsOnly() {
  var arguments = ArgumentReader(["a", "--", "--help", "--", "-h"])
  #expect(arguments.nextOption() == nil)
  #expect(arguments.words == ["a", "--help", "--", "-h"])
}

@Test("Negative numbers are words; -h is an option")
func whatIsAnOption() {
  for word in ["-5 + 3", "--5", "-", "-x", "--=", "", "h"] { #expect(CommandOption(word) == nil) }
  for option in ["-h", "-f", "--help", "--x=", "--é"] { #expect(CommandOption(option) != nil) }
}

@Test("A flag takes no value, and what takes one needs it")
func values() throws {
  var none = ArgumentReader([])
  let json = try #require(CommandOption("--json"))
  try json.refuseValue()
  var error = #expect(throws: UsageError.self) { try json.value(orFrom: &none) }
  #expect(error?.reason.english == "--json needs a value")
  let attached = try #require(CommandOption("--json=yes"))
  error = #expect(throws: UsageError.self) { try attached.refuseValue() }
  #expect(error?.reason.english == "--json takes no value")
  #expect(try #require(CommandOption("--promo=")).value(orFrom: &none) == "")
  #expect(attached.unknown().reason.english == "unknown option '--json=yes'")
  let reason = attached.unknown(suggesting: "--list").reason.english
  #expect(reason == "unknown option '--json=yes'; did you mean '--list'?")
}
