import FormworkData
import FormworkNib
import Testing

@Suite("Contents of compiled files")
struct NibContentsTests {
    @Test("The format is told by the first bytes")
    func formats() throws {
        var sketch = NibSketch()
        sketch.add("NSObject", ["a": .stored(.bool(true))])
        let archive = try sketch.bytes()
        #expect(try NibContents(archive).format == "NIBArchive 1.9")
        #expect(
            NibContents.isBinary(archive) && NibContents.isBinary(Array("bplist00".utf8)) && !NibContents.isBinary(Array("<plist>".utf8)))
        let tree = try KeyedSketch.tree(top: "", ["<string>$null</string>"])
        #expect(try NibContents(tree).format == "XML keyed archive")
    }

    @Test("An archive in XML is written in binary form")
    func writing() throws {
        let contents = try NibContents(
            try KeyedSketch.tree(top: KeyedSketch.entry("a", "<integer>4</integer>"), ["<string>$null</string>"]))
        let again = try NibContents(try contents.written())
        #expect(again.format == "binary keyed archive")
        #expect(again.graph.value(again.graph.root, key: "a") == .integer(4))
    }

    @Test(
        "Other files are refused",
        arguments: [
            (Array("\u{4}\u{B}streamtyped".utf8), "typed streams from before Mac OS X 10.2 are not supported"),
            (Array("\u{4}\u{B}typedstream".utf8), "typed streams from before Mac OS X 10.2 are not supported"),
            (Array("<plist/>".utf8), "the file is neither a NIBArchive nor a keyed archive"),
            ([], "the file is neither a NIBArchive nor a keyed archive"),
        ])
    func otherFiles(bytes: [UInt8], message: String) {
        #expect(throws: NibError(.unknownFormat, message: message, at: 0)) { try NibContents(bytes) }
    }

    private static func json(_ contents: NibContents) -> String { String(decoding: NibContents.shape.bytes(contents), as: UTF8.self) }

    @Test("Values of a keyed archive are printed with their types, and descriptions of classes are left out")
    func keyedJSON() throws {
        let tree = try KeyedSketch.tree(
            top: KeyedSketch.entry("o", KeyedSketch.uid(1)),
            [
                "<string>$null</string>",
                KeyedSketch.object(
                    of: 2, KeyedSketch.entry("l", "<array><true/><string>x</string></array>"),
                    KeyedSketch.entry("d", "<dict><key>k</key><real>0.5</real></dict>"),
                    KeyedSketch.entry("t", "<date>2001-01-01T00:00:02Z</date>"), KeyedSketch.entry("n", KeyedSketch.uid(0))),
                KeyedSketch.description("A", "B"),
            ])
        #expect(
            Self.json(try NibContents(tree))
                == #"{"format":"XML keyed archive","root":3,"objects":[{"index":0,"values":[["","str","$null"]]},"#
                + #"{"index":1,"class":"A","superclasses":["B"],"values":[["l","list",[["bool",true],["str","x"]]],"#
                + #"["d","dict",[["str","k"],["f64",0.5]]],["t","date",2],["n","nil",null]]},"#
                + #"{"index":3,"class":"NSObject","values":[["o","ref",1]]}]}"#)
    }

    @Test("Data is printed as a text, or in base64; numbers that JSON can't contain as texts")
    func dataJSON() throws {
        var sketch = NibSketch()
        let (text, lines, control, broken) = (
            sketch.data(Array("hi".utf8)), sketch.data(Array("a\nb".utf8)), sketch.data([0x61, 9]), sketch.data([0xFF])
        )
        sketch.add(
            "A",
            [
                "a": .stored(text), "b": .stored(lines), "c": .stored(control), "d": .stored(broken), "e": .stored(.float(.infinity)),
                "f": .stored(.double(-.infinity)),
            ])
        #expect(
            Self.json(try NibContents(try sketch.bytes()))
                == #"{"format":"NIBArchive 1.9","root":0,"objects":[{"index":0,"class":"A","values":[["a","data",{"text":"hi"}],"#
                + #"["b","data",{"text":"a\nb"}],["c","data",{"base64":"YQk="}],["d","data",{"base64":"/w=="}],["e","f32","inf"],"#
                + #"["f","f64","-inf"]]}]}"#)
    }

    @Test("Nibs inside each other are taken apart eight deep")
    func nesting() throws {
        var bytes = try Self.nib(around: nil)
        for _ in 0..<10 { bytes = try Self.nib(around: bytes) }
        let text = Self.json(try NibContents(bytes))
        #expect(text.split(separator: #"{"nib":"#, omittingEmptySubsequences: false).count - 1 == 8)
    }

    private static func nib(around inner: [UInt8]?) throws -> [UInt8] {
        var sketch = NibSketch()
        let data = inner.map { sketch.data($0) } ?? .null
        sketch.add("A", ["n": .stored(data)])
        return try sketch.bytes()
    }
}
