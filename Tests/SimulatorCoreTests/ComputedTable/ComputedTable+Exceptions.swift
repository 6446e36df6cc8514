extension ComputedTable {
  private static let wholeNumbers =
    "speed and quotient are cut to whole numbers, as listed; the table's model sums them as they are"
  private static let exactMultiples =
    "so many events are exactly a step's length, which is not more, so that a step takes one event more; the "
    + "table's sums of thirds of a point are at times above"
  private static let slop =
    "Compose takes its slop of 24 px off first, which the table's model leaves out; and the last sample comes "
    + "when it is due, 2 ms after the one before, where the model waits a whole frame for it"

  static let exceptions = [
    //        row                      figure           theirs ours
    Exception("the article", .fastOutSlowBack, -3, -1, wholeNumbers),
    Exception("the article", .rest, 2.5, 1.8, wholeNumbers),
    Exception("Finale", .slow60, 39, 36, exactMultiples),
    Exception("Kazuma", .slow60, 30, 28, exactMultiples),
    Exception("Kazuma", .fastOutSlowBack, -20, -18, exactMultiples),
    Exception("Thumb-Key LINEAR 9", .slow120, 35, 33, slop),
    Exception("Thumb-Key LINEAR 9", .fast120, 30, 28, slop),
    Exception("Thumb-Key LINEAR 9", .fastOutSlowBack, -11, -9, slop),
    Exception("Thumb-Key THRESHOLD 9", .slow120, 53, 51, slop),
    Exception("Thumb-Key THRESHOLD 9", .medium120, 53, 51, slop),
    Exception("Thumb-Key THRESHOLD 9", .fast120, 70, 65, slop),
    Exception("Thumb-Key THRESHOLD 9", .fastOutSlowBack, -4, -1, slop),
  ]
}
