import BuiltCommands
import Testing

/// `companions order`: subtotal, discount, tax and total.
@Suite struct OrderCommandTests {
  @Test func printsFourAlignedLines() throws {
    let run = try CommandRun("order", "--promo", "SAVE20", "3 x 19.99", "1 x 5")
    #expect(run.status == 0)
    #expect(run.diagnostics == "")
    #expect(
      run.output == """
        Subtotal  $64.97
        Discount -$12.99
        Tax        $4.61
        Total     $56.59

        """)
  }

  @Test(arguments: [
    ["order", "1 x 5", "--promo=SAVE20"], ["--promo", "SAVE20", "order", "--", "1 x 5"],
  ])
  func theCodeMayStandAnywhere(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(
      run.lines == ["Subtotal  $5.00", "Discount -$1.00", "Tax       $0.36", "Total     $4.36"])
  }

  @Test func anUnknownCodeIsNoFailure() throws {
    let run = try CommandRun("order", "--promo", "SAVE2", "1 x 100")
    #expect(run.lines.last == "Total    $108.88")
    #expect(run.diagnostics == "companions: No discount for this promo code\n")
    #expect(run.status == 0)
  }

  @Test func eachRefusedItemIsNamed() throws {
    let run = try CommandRun("order", "1 x 5", "1 x 20000000000", "-1 x 5", "", "--", "--help")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.diagnostics == """
        companions: item 2: a price is from 0 to 1000000000
          1 x 20000000000
        companions: item 3: a quantity is a whole number from 1 to 1000000
          -1 x 5
        companions: item 4: write an item as QUANTITY x PRICE, such as 3 x 19.99
        companions: item 5: write an item as QUANTITY x PRICE, such as 3 x 19.99
          --help

        """)
  }

  @Test func anEmptyOrderIsRefused() throws {
    let run = try CommandRun("order", "--promo", "SAVE20")
    #expect(run.status == 2)
    #expect(run.diagnostics == "companions: the order is empty\n")
  }

  @Test func tooManyItemsAreRefused() throws {
    let run = try CommandRun(["order"] + Array(repeating: "1 x 5", count: 1001))
    #expect(run.status == 2)
    #expect(run.diagnostics == "companions: an order has at most 1000 items\n")
    #expect(try CommandRun(["order"] + Array(repeating: "1 x 5", count: 1000)).status == 0)
  }
}
