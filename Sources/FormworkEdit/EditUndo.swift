/// An undo that is exact to the byte: the text that an edit wrote, its offset, and the text that it replaced.
public struct EditUndo: Hashable, Sendable {
    /// The byte offset in the edited document, from 0.
    public let offset: Int
    /// The bytes after the edit: whole lines.
    public let written: [UInt8]
    /// The bytes before the edit.
    public let original: [UInt8]

    /// Finds the lines in which two texts differ, from the first to the last.
    ///
    /// - Complexity: O(n) in the length of the texts.
    init(from written: [UInt8], to original: [UInt8]) {
        let shorter = min(written.count, original.count)
        var start = 0
        while start < shorter, written[start] == original[start] { start += 1 }
        var end = 0
        while end < shorter - start, written[written.count - 1 - end] == original[original.count - 1 - end] { end += 1 }
        // The undo covers whole lines, so that it splits no character and is readable.
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

    /// Returns the text before the edit.
    ///
    /// - Parameter text: the text after the edit, unchanged since up to and including the edited lines.
    /// - Throws: an `EditError` where the text at the offset differs from the edit's.
    /// - Complexity: O(n) in the length of the text.
    public func apply(to text: [UInt8]) throws(EditError) -> [UInt8] {
        guard offset <= text.count, text[offset...].starts(with: written) else {
            throw EditError(.missing("the text that the edit wrote at byte \(offset) has changed: the edit cannot be undone", near: []))
        }
        return text[..<offset] + original + text[(offset + written.count)...]
    }
}
