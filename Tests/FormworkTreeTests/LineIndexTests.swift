import FormworkTree
import Testing

@Suite struct LineIndexTests {
    @Test func linesAndColumnsBeginAtOne() {
        let lines = LineIndex(Array("ab\ncd\n\ne".utf8)[...])
        #expect(lines.position(of: 0) == (1, 1))
        #expect(lines.position(of: 1) == (1, 2))
        #expect(lines.position(of: 3) == (2, 1))
        #expect(lines.position(of: 6) == (3, 1))
        #expect(lines.position(of: 7) == (4, 1))
    }

    @Test func anEmptySourceHasOneLine() {
        #expect(LineIndex([][...]).position(of: 0) == (1, 1))
    }
}
