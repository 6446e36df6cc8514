import SimulatorCore

/// The text that the window shows where none is given.
enum DemoText {
  /// Latin, Chinese, emoji, Arabic and placeholders, the caret in the middle of a word.
  static let document = SessionStart.Document(
    before: """
      Swipe across the keys and the caret walks through the text. Slow is exact, fast goes far.
      在键盘上左右滑动
      """,
    after: """
      ，光标就跟着手指走：慢滑一次一格，快滑一次几格 👩‍🚀。
      Dear <#name#>, your table for <#guests#> is booked. 明天晚上见！
      Flags 🇧🇷 🇫🇮, a waving 👋🏽 and every é in résumé are one stop each; so is مرحبا, letter by letter.
      P.S. Does it overshoot? Turn the dead zone down and swipe again. 太远了？再滑一次。
      """)
}
