import Testing

@testable import CalculatorTerminal

// The vectors of RFC 4648.
@Test(
  "Text becomes Base64",
  arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("-1234.5", "LTEyMzQuNQ=="),
  ])
func base64(plain: String, encoded: String) {
  #expect(Base64(Array(plain.utf8)).text == encoded)
}

@Test("All bytes are encoded")
func everyByte() {
  #expect(Base64([0xFB, 0xFF, 0xBF]).text == "+/+/")
  #expect(Base64(Array(UInt8.min...UInt8.max)).text.utf8.count == 344)
}
