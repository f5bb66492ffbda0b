import Testing

@testable import FormworkCommand

@Suite("Conflict markers in text")
struct ConflictMarkersTests {
    /// Returns the parts of a text in short form.
    private static func parts(_ text: String, size: Int = 7) -> [String] {
        ConflictMarkers.parts(of: Array(text.utf8), size: size).map { part in
            switch part {
            case .text(let bytes): String(decoding: bytes, as: UTF8.self)
            case .conflict(let ours, let theirs, _): "\(String(decoding: ours, as: UTF8.self))|\(String(decoding: theirs, as: UTF8.self))"
            }
        }
    }

    static let texts: [(String, [String])] = [
        ("", []), ("a\nb\n", ["a\nb\n"]), ("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd\n", ["a\n", "b\n|c\n", "d\n"]),
        ("<<<<<<<\nb\n=======\n>>>>>>>\n", ["b\n|"]), ("<<<<<<< o\n=======\nc\n>>>>>>> t", ["|c\n"]),
        // The base of a conflict belongs to neither side.
        ("<<<<<<< o\na\n||||||| base\nb\n=======\nc\n>>>>>>> t\n", ["a\n|c\n"]),
        ("<<<<<<< o\r\na\r\n=======\r\nc\r\n>>>>>>> t\r\n", ["a\r\n|c\r\n"]),
        // A line of equal signs outside of a conflict is text, and so is a conflict without an end.
        ("Title\n=======\nText\n", ["Title\n=======\nText\n"]), ("x\n<<<<<<< o\na\n=======\nb\n", ["x\n", "<<<<<<< o\na\n=======\nb\n"]),
        ("<<<<<<<x\na\n", ["<<<<<<<x\na\n"]), ("<<<<<<<< o\na\n", ["<<<<<<<< o\na\n"]),
        ("<<<<<<< o\na\n=======\nb\n>>>>>>> t\n<<<<<<< o\nc\n=======\nd\n>>>>>>> t\n", ["a\n|b\n", "c\n|d\n"]),
    ]

    @Test("A text is split into lines outside and inside of markers", arguments: texts)
    func parts(text: String, parts: [String]) { #expect(Self.parts(text) == parts) }

    @Test("Nothing is lost", arguments: texts)
    func whole(text: String, parts: [String]) {
        let bytes = ConflictMarkers.parts(of: Array(text.utf8), size: 7).flatMap { part -> [UInt8] in
            switch part {
            case .text(let bytes): bytes
            case .conflict(_, _, let whole): whole
            }
        }
        #expect(bytes == Array(text.utf8))
    }

    @Test("Markers have the requested length")
    func sizes() {
        let text = "<<<<<<<<<< o\na\n==========\nb\n>>>>>>>>>> t\n"
        #expect(Self.parts(text, size: 10) == ["a\n|b\n"] && Self.parts(text) == [text])
    }

    @Test(
        "The first marker has a line",
        arguments: [
            ("a\nb\n", nil), ("<<<<<<< o\n", 1), ("a\n\n>>>>>>> t\n", 3), ("a\n=======\n", nil), ("a\n||||||| b\n", 2), ("a\n<<<<<<<", 2),
        ])
    func lines(text: String, line: Int?) { #expect(ConflictMarkers.line(in: Array(text.utf8)) == line) }
}
