/// What libFuzzer calls with each of its inputs.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch FuzzTarget.chosen {
  case .format(let format): ImportCheck(bytes).run(format)
  case .detection: ImportCheck(bytes).run(nil)
  case .recording: RecordingCheck.run(bytes)
  }
  return 0
}
