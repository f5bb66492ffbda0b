import FormworkCommand
import FormworkTestSupport
import Testing

/// Messages in a stream that arrives in arbitrary pieces.
@Suite struct FramingTests {
    /// Returns the frames of a stream that arrives in pieces of a length.
    private static func frames<Framing: MessageFraming>(_ framing: Framing, _ text: [UInt8], by length: Int) -> [MessageFrame] {
        var framing = framing
        var frames: [MessageFrame] = []
        for start in stride(from: 0, to: text.count, by: length) {
            framing.append(text[start..<min(start + length, text.count)])
            while let frame = framing.next() { frames.append(frame) }
        }
        if let rest = framing.finish() { frames.append(rest) }
        return frames
    }

    private static func message(_ text: String) -> MessageFrame { .message(Array(text.utf8)) }

    @Test("A line is a message, wherever the stream is cut", arguments: [1, 2, 3, 7, 100])
    func lines(length: Int) {
        let text = Array("{\"a\":1}\n\n \r\n[2]\r\n{\"é\":3}\n{\"last\":4}".utf8)
        #expect(
            Self.frames(LineFraming(), text, by: length) == [
                Self.message("{\"a\":1}"), Self.message("[2]\r"), Self.message("{\"é\":3}"), Self.message("{\"last\":4}"),
            ])
    }

    @Test("An overlong line is skipped, and the next is read", arguments: [1, 5, 64, 1000])
    func longLine(length: Int) {
        let text = Array((String(repeating: "x", count: 300) + "\n{}\n").utf8)
        #expect(
            Self.frames(LineFraming(limit: 100), text, by: length) == [.refused("a message has more than 100 bytes"), Self.message("{}")])
    }

    @Test("A header gives a message's length, with the stream cut anywhere", arguments: [1, 2, 3, 7, 100])
    func headers(length: Int) {
        let text = HeaderFraming.framed(Array("{\"a\":\"é\"}".utf8)) + Array("content-length:2\nX-Other: 1\n\n{}".utf8)
        #expect(Self.frames(HeaderFraming(), text, by: length) == [Self.message("{\"a\":\"é\"}"), Self.message("{}")])
    }

    @Test("An overlong message is skipped, and the next is read", arguments: [1, 5, 64, 1000])
    func longMessage(length: Int) {
        let text = HeaderFraming.framed([UInt8](repeating: 0x20, count: 300)) + HeaderFraming.framed(Array("{}".utf8))
        #expect(
            Self.frames(HeaderFraming(limit: 100), text, by: length) == [.refused("a message has more than 100 bytes"), Self.message("{}")])
    }

    @Test(
        "A header without a length is refused",
        arguments: ["Content-Type: x\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -4\r\n\r\n"])
    func noLength(header: String) {
        let text = Array(header.utf8) + HeaderFraming.framed(Array("{}".utf8))
        #expect(Self.frames(HeaderFraming(), text, by: 9) == [.refused("a header has no Content-Length"), Self.message("{}")])
    }

    @Test("A length beyond every number is rejected")
    func hugeLength() {
        let text = Array("Content-Length: 99999999999999999999999999\r\n\r\n{}".utf8)
        #expect(Self.frames(HeaderFraming(), text, by: 4).first == .refused("a header has no Content-Length"))
        let most = Array("Content-Length: \(Int.max)\r\n\r\n{}".utf8)
        #expect(Self.frames(HeaderFraming(), most, by: 4).count == 1)
    }

    @Test("A stream that ends inside a message reports that")
    func cut() {
        let text = HeaderFraming.framed(Array("{\"a\":1}".utf8)).dropLast()
        #expect(Self.frames(HeaderFraming(), Array(text), by: 3) == [.refused("the stream ends inside a message")])
    }

    @Test("Random bytes end neither framing", arguments: 1...40)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("Content-Length: 0123456789\r\n{}\"\u{0}\u{7F}é".utf8) + [0xFF, 0xC0]
        let text = (0..<2000).map { _ in generator.pick(alphabet) }
        let length = Int.random(in: 1...50, using: &generator)
        let lines = Self.frames(LineFraming(limit: 60), text, by: length)
        #expect(lines == Self.frames(LineFraming(limit: 60), text, by: text.count))
        #expect(Self.frames(HeaderFraming(limit: 60), text, by: length).count <= text.count)
    }
}
