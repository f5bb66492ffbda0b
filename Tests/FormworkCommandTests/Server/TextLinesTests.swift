import FormworkTestSupport
import Testing

@testable import FormworkCommand

/// Positions in a text, in all units in which they are counted.
@Suite struct TextLinesTests {
    @Test("A position in any text is converted to UTF-16 and back", arguments: 1...40)
    func roundTrip(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let text = (0..<200).map { _ in generator.pick(["a", "\"", "é", "…", "😀", "\n", "\r\n", "\r", "\u{301}"]) }.joined()
        let lines = TextLines(Array(text.utf8))
        var (offset, line, character) = (0, 0, 0)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let position = TextLines.Position(line: line, character: character)
            let isInsideEnd = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
            if !isInsideEnd {
                #expect(lines.position(of: offset) == position, "at \(offset) of \(text.debugDescription)")
                #expect(lines.offset(of: position) == offset, "at \(offset) of \(text.debugDescription)")
            }
            offset += String(scalar).utf8.count
            character += String(scalar).utf16.count
            let endsLine = scalar == "\n" || scalar == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
            if endsLine { (line, character) = (line + 1, 0) }
        }
    }

    @Test("Places in a long line are as quickly found as others, and the same", arguments: 1...5)
    func longLine(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let text = "\n" + (0..<20_000).map { _ in generator.pick(["a", "é", "…", "😀"]) }.joined()
        let lines = TextLines(Array(text.utf8))
        var (offset, character) = (1, 0)
        var wrong = 0
        for scalar in text.unicodeScalars.dropFirst() {
            let position = TextLines.Position(line: 1, character: character)
            if lines.position(of: offset) != position || lines.offset(of: position) != offset { wrong += 1 }
            offset += String(scalar).utf8.count
            character += String(scalar).utf16.count
        }
        #expect(wrong == 0)
        #expect(lines.offset(of: TextLines.Position(line: 1, character: .max)) == text.utf8.count)
    }

    @Test("A position outside the text is the nearest one, or none")
    func outside() {
        let lines = TextLines(Array("ab\r\nc".utf8))
        #expect(lines.offset(of: TextLines.Position(line: 0, character: 9)) == 2)
        #expect(lines.offset(of: TextLines.Position(line: 1, character: .max)) == 5)
        #expect(lines.offset(of: TextLines.Position(line: 2, character: 0)) == nil)
        #expect(lines.offset(of: TextLines.Position(line: -1, character: 0)) == nil)
        #expect(lines.offset(of: TextLines.Position(line: 0, character: -1)) == nil)
        #expect(lines.position(of: 99) == TextLines.Position(line: 1, character: 1))
        #expect(lines.offset(line: 2, column: 1) == 4)
        #expect(lines.offset(line: .max, column: .max) == 5)
        #expect(lines.offset(line: 0, column: 0) == 0)
        #expect(TextLines([]).position(of: 0) == TextLines.Position(line: 0, character: 0))
    }
}
