import Testing
import TextCore

/// Going from placeholder to placeholder, and turning them into text.
struct PlaceholderWalkTests {
  static let rows: [CaretCase] = [
    CaretCase("|x <#a#>", "next", "x [<#a#>|]") { $0.selectNextPlaceholder() },
    CaretCase("[<#a#>] <#b#>", "next", "<#a#> [<#b#>|]") { $0.selectNextPlaceholder() },
    CaretCase("|<#a#><#b#>", "next", "[<#a#>|]<#b#>") { $0.selectNextPlaceholder() },
    CaretCase("<#a#>|<#b#>", "next", "<#a#>[<#b#>|]") { $0.selectNextPlaceholder() },
    CaretCase("<#a#>\n\n|\n<#b#>", "next", "<#a#>\n\n\n[<#b#>|]") { $0.selectNextPlaceholder() },
    CaretCase("<#a#>\n[<#b#>]", "next", "[<#a#>|]\n<#b#>") { $0.selectNextPlaceholder() },
    CaretCase("[<#a#>]", "next", "[<#a#>|]") { $0.selectNextPlaceholder() },
    CaretCase("a|b", "next", "a|b") { $0.selectNextPlaceholder() },
    CaretCase("<#a#>\n[<#b#>]", "previous", "[<#a#>|]\n<#b#>") { $0.selectPreviousPlaceholder() },
    CaretCase("<#a#><#b#>|", "previous", "<#a#>[<#b#>|]") { $0.selectPreviousPlaceholder() },
    CaretCase("[<#a#>]<#b#>", "previous", "<#a#>[<#b#>|]") { $0.selectPreviousPlaceholder() },
    CaretCase("a|b", "previous", "a|b") { $0.selectPreviousPlaceholder() },

    CaretCase("x[<#a b#>]y", "expand", "x[a b|]y") { $0.expandPlaceholder() },
    CaretCase("x|<#a#>y", "expand", "x[a|]y") { $0.expandPlaceholder() },
    CaretCase("x<#a#>|y", "expand", "x[a|]y") { $0.expandPlaceholder() },
    CaretCase("[<#T##n##Int#>]", "expand", "[n|]") { $0.expandPlaceholder() },
    CaretCase("[<##>]x", "expand", "|x") { $0.expandPlaceholder() },
    CaretCase("x|y<#a#>", "expand", "x|y<#a#>") { $0.expandPlaceholder() },
    CaretCase("x|y<#a#>", "expand elsewhere", "xy[a|]") {
      $0.expandPlaceholder(at: TextPosition(paragraph: 0, offset: 4))
    },
  ]

  @Test(arguments: rows) func leadsThere(_ row: CaretCase) { row.check() }

  @Test func tabWalksOnlyWhereThereIsReasonTo() {
    #expect(MarkedText("ab|").document.tabWalksPlaceholders == false)
    #expect(MarkedText("a|b<#c#>").document.tabWalksPlaceholders == false)
    #expect(MarkedText("ab|<#c#>").document.tabWalksPlaceholders)
    #expect(MarkedText("ab<#c#>|").document.tabWalksPlaceholders)
    #expect(MarkedText("a[b<#c#>]").document.tabWalksPlaceholders)
    var document = MarkedText("[<#a#>] or <#b#>").document
    for letter in ["o", "n", "e"] { document.insert(letter) }
    document.deleteBackward()
    #expect(document.drawing == "on| or <#b#>")
    #expect(document.tabWalksPlaceholders, "a placeholder has just been filled in")
    document.selectNextPlaceholder()
    document.expandPlaceholder()
    #expect(document.drawing == "on or [b|]")
    #expect(document.tabWalksPlaceholders == false, "there are no more")
    document.undo()
    #expect(document.drawing == "on or [<#b#>|]")
    document.moveToDocumentStart()
    #expect(document.tabWalksPlaceholders == false)
  }

  @Test func theNextOneIsFoundInALongTextAtOnce() {
    let lines = String(repeating: "some words\n", count: 200_000)
    let document = TextDocument(before: "<#first#>\n" + lines + "<#last#>")
    let middle = TextPosition(paragraph: 100_000, offset: 3)
    var found = 0
    for _ in 0..<20_000 {
      if document.nextPlaceholder(after: middle)?.lowerBound.paragraph == 200_001 { found += 1 }
      if document.previousPlaceholder(before: middle)?.lowerBound == .start { found += 1 }
    }
    #expect(found == 40_000)
  }
}
