/// Searches for text by its UTF-8 bytes, in linear time.
///
/// Swift's methods of these names compare characters: they do not find `*/` in front of a combining accent, nor a line feed after a carriage
/// return, which every parser of XML or code finds. A command that contains Swift's libraries is 1 MB larger with them.
extension StringProtocol {
    /// Whether a text occurs in this one.
    package func contains(_ text: some StringProtocol) -> Bool { !places(of: text, atMost: 1).isEmpty }

    /// Returns the range of the first occurrence of a text.
    package func firstRange(of text: some StringProtocol) -> Range<Index>? { ranges(of: text, atMost: 1).first }

    /// Returns the ranges of the occurrences of a text, which do not overlap.
    package func ranges(of text: some StringProtocol) -> [Range<Index>] { ranges(of: text, atMost: .max) }

    /// Returns a copy with a replacement for each occurrence of a text.
    package func replacing(_ text: some StringProtocol, with replacement: some StringProtocol) -> String {
        var result = ""
        var rest = startIndex
        for range in ranges(of: text) {
            result += self[rest..<range.lowerBound]
            result += replacement
            rest = range.upperBound
        }
        return result + self[rest...]
    }

    /// Returns the parts between the occurrences of a text; all of this text if it does not occur.
    package func parts(separatedBy text: some StringProtocol) -> [SubSequence] {
        var result: [SubSequence] = []
        var rest = startIndex
        for range in ranges(of: text) {
            result.append(self[rest..<range.lowerBound])
            rest = range.upperBound
        }
        return result + [self[rest...]]
    }

    private func ranges(of text: some StringProtocol, atMost limit: Int) -> [Range<Index>] {
        let length = text.utf8.count
        return places(of: text, atMost: limit).map { place in
            let start = utf8.index(startIndex, offsetBy: place)
            return start..<utf8.index(start, offsetBy: length)
        }
    }

    /// Returns the offsets of the occurrences of a text in bytes. An empty text occurs at the start.
    private func places(of text: some StringProtocol, atMost limit: Int) -> [Int] {
        var (whole, part) = (String(self), String(text))
        return whole.withUTF8 { whole in part.withUTF8 { part in byteOffsets(of: part, in: whole, atMost: limit) } }
    }
}

// Safe pointers: both buffers carry their counts, and are used only during the call.

/// Returns the offsets at which bytes occur in others, without overlaps (Knuth, Morris and Pratt). No bytes occur at the start.
private func byteOffsets(of part: UnsafeBufferPointer<UInt8>, in whole: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> [Int] {
    guard !part.isEmpty else { return [0] }
    // For each number of bytes that match, how many still match if the first of them is left out, or more.
    var borders = [0]
    var matching = 0
    func count(_ byte: UInt8) {
        while matching > 0, byte != part[matching] { matching = borders[matching - 1] }
        if byte == part[matching] { matching += 1 }
    }
    for byte in part.dropFirst() {
        count(byte)
        borders.append(matching)
    }
    var offsets: [Int] = []
    matching = 0
    var index = 0
    while index < whole.count, offsets.count < limit {
        // Most bytes begin no match.
        if matching == 0, whole[index] != part[0] {
            index += 1
            continue
        }
        count(whole[index])
        index += 1
        if matching == part.count {
            offsets.append(index - matching)
            matching = 0
        }
    }
    return offsets
}
