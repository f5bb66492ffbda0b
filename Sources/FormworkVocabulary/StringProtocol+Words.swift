extension StringProtocol where SubSequence == Substring {
    /// The parts between spaces and line breaks. Bytes are compared, which is faster than comparing characters.
    package var words: [Substring] { self[...].utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) } }

    /// The lines, including empty ones.
    var textLines: [Substring] {
        self[...].utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }.map { Substring($0) }
    }
}
