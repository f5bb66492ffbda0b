/// What takes an edit back, to the byte: what the edit wrote, where, and what stood there before.
public struct EditUndo: Hashable, Sendable {
    /// Where the bytes stand, from the beginning of the edited document, from 0.
    public let offset: Int
    /// What stands there since the edit: whole lines.
    public let written: [UInt8]
    /// What stood there before.
    public let original: [UInt8]

    /// The lines in which two texts differ, from the first to the last.
    ///
    /// - Complexity: O(n) in the length of the texts.
    init(from written: [UInt8], to original: [UInt8]) {
        let shorter = min(written.count, original.count)
        var start = 0
        while start < shorter, written[start] == original[start] { start += 1 }
        var end = 0
        while end < shorter - start, written[written.count - 1 - end] == original[original.count - 1 - end] { end += 1 }
        // Whole lines: no character is parted, and a person can read it.
        if start < max(written.count, original.count) {
            while start > 0, written[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            while end > 0,
                written[written.count - 1 - end] != UInt8(ascii: "\n") || original[original.count - 1 - end] != UInt8(ascii: "\n")
            {
                end -= 1
            }
        }
        offset = start
        self.written = Array(written[start..<(written.count - end)])
        self.original = Array(original[start..<(original.count - end)])
    }

    /// The text before the edit.
    ///
    /// - Parameter text: the text after it, in which nothing has changed since at that place or before it.
    /// - Throws: an `EditError` where something else stands there.
    /// - Complexity: O(n) in the length of the text.
    public func apply(to text: [UInt8]) throws(EditError) -> [UInt8] {
        guard offset <= text.count, text[offset...].starts(with: written) else {
            throw EditError(.missing("what the edit wrote at byte \(offset) is no longer there: it cannot be taken back", near: []))
        }
        return text[..<offset] + original + text[(offset + written.count)...]
    }
}
