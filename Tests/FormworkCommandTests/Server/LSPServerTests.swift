import FormworkRules
import FormworkCommand
import Testing

/// Sessions of the Language Server Protocol.
@Suite struct LSPServerTests {
    /// An editor with one document.
    private final class Editor {
        private(set) var heard: [JSONValue] = []
        private var server: LSPServer?
        private var id = 0
        static let uri = "file:///App/Form.xib"

        init(_ text: String? = nil) throws {
            server = LSPServer(version: "1", check: { _ in LSPServer.Check(Validator()) }) { [unowned self] line in
                if let value = try? JSONValue(parsing: line) { heard.append(value) }
            }
            guard let text else { return }
            _ = ask("initialize", [:])
            tell("initialized", [:])
            tell(
                "textDocument/didOpen",
                ["textDocument": ["uri": .string(Self.uri), "languageId": "xml", "version": 1, "text": .string(text)]])
        }

        var status: Int32? { server?.status }

        func tell(_ method: String, _ params: JSONValue) { say(["jsonrpc": "2.0", "method": .string(method), "params": params]) }

        func ask(_ method: String, _ params: JSONValue) -> JSONValue? {
            id += 1
            say(["jsonrpc": "2.0", "id": JSONValue(id), "method": .string(method), "params": params])
            return heard.last
        }

        /// Sends a request about a position in the document.
        func ask(_ method: String, _ line: Int, _ character: Int, newName: String? = nil) -> JSONValue? {
            var params: [JSONValue.Member] = [
                .init("textDocument", value: ["uri": .string(Self.uri)]),
                .init("position", value: ["line": JSONValue(line), "character": JSONValue(character)]),
            ]
            if let newName { params.append(.init("newName", value: .string(newName))) }
            return ask(method, .object(params))
        }

        private func say(_ message: JSONValue) { server?.receive(.message(message.text)) }
    }

    // Line 3 has characters of two units of UTF-16 and of two, three and four bytes in front of the id.
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects>
                <view userLabel="Ä…😀" id="aaa-bb-ccc">
                    <subviews>
                        <label text="Hello" id="ddd-ee-fff"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="ddd-ee-fff" firstAttribute="top" secondItem="aaa-bb-ccc" secondAttribute="top" id="ggg-hh-iii"/>
                        <constraint firstItem="ddd-ee-fff" firstAttribute="top" secondItem="zzz-zz-zzz" secondAttribute="top" id="jjj-kk-lll"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
        [
            "start": ["line": JSONValue(line), "character": JSONValue(start)],
            "end": ["line": JSONValue(line), "character": JSONValue(end)],
        ]
    }

    @Test("Findings are published for a document that is opened or changed, and withdrawn when it is closed")
    func findings() throws {
        let editor = try Editor(Self.text)
        let published = try #require(editor.heard.last)
        #expect(published["method"]?.string == "textDocument/publishDiagnostics")
        #expect(published["params"]?["version"]?.integer == 1)
        let findings = try #require(published["params"]?["diagnostics"]?.array)
        let dangling = try #require(findings.first { $0["code"]?.string == "dangling-reference" })
        #expect(dangling["severity"]?.integer == 1)
        #expect(dangling["source"]?.string == "formwork")
        #expect(dangling["range"]?["start"] == ["line": 9, "character": 16])
        #expect(dangling["range"]?["end"]?["line"]?.integer == 9)
        editor.tell(
            "textDocument/didChange",
            ["textDocument": ["uri": .string(Editor.uri), "version": 2], "contentChanges": [["text": "<document"]]])
        #expect(editor.heard.last?["params"]?["diagnostics"]?.array?.map { $0["code"]?.string } == ["unreadable-document"])
        editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(Editor.uri)]])
        #expect(editor.heard.last?["params"]?["diagnostics"] == [])
    }

    @Test("Places are counted in UTF-16")
    func hover() throws {
        let editor = try Editor(Self.text)
        // `<view userLabel="` ends at 25, its four characters take five units, `" id="` six.
        let hover = try #require(editor.ask("textDocument/hover", 3, 40)?["result"])
        #expect(hover["range"] == Self.range(3, 35, 45))
        #expect(hover["contents"]?["kind"]?.string == "plaintext")
        #expect(hover["contents"]?["value"]?.string == "UIView Ä…😀\naaa-bb-ccc, line 4, 1 reference")
        #expect(editor.ask("textDocument/hover", 3, 30)?["result"] == .null)
        #expect(editor.ask("textDocument/hover", 99, 0)?["result"] == .null)
        #expect(editor.ask("textDocument/hover", 3, 9_999)?["result"] == .null)
        // A reference to nothing isn't an id.
        #expect(editor.ask("textDocument/hover", 9, 90)?["result"] == .null)
    }

    @Test("Elements, attributes and words are completed, and described on hover")
    func vocabulary() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects><label text="a" lineBreakMode="c" id="aaa-bb-ccc"/></objects></document>
            """
        let editor = try Editor(text)
        func labels(_ character: Int) -> [String] {
            (editor.ask("textDocument/completion", 1, character)?["result"]?.array ?? []).compactMap { $0["label"]?.string }
        }
        #expect(labels(12).contains("label") && labels(12).contains("stackView"))
        #expect(labels(27).contains("numberOfLines") && !labels(27).contains("text color"))
        #expect(labels(41).contains("middleTruncation") && labels(41).count == 6)
        #expect(labels(18) == [] || labels(18).contains("text"))
        let hover = try #require(editor.ask("textDocument/hover", 1, 28)?["result"])
        #expect(hover["contents"]?["value"]?.string?.hasPrefix("lineBreakMode\none of wordWrap, ") == true)
        #expect(hover["range"] == Self.range(1, 25, 38))
        #expect(editor.ask("textDocument/hover", 1, 11)?["result"]?["contents"]?["value"]?.string?.hasPrefix("label: UILabel") == true)
    }

    @Test("The definition of an id is its element")
    func definition() throws {
        let editor = try Editor(Self.text)
        let found = try #require(editor.ask("textDocument/definition", 8, 45)?["result"])
        #expect(found == ["uri": .string(Editor.uri), "range": Self.range(5, 40, 50)])
    }

    @Test("The outline has views inside their superviews")
    func symbols() throws {
        let editor = try Editor(Self.text)
        let symbols = try #require(
            editor.ask("textDocument/documentSymbol", ["textDocument": ["uri": .string(Editor.uri)]])?["result"]?.array)
        #expect(symbols.map { $0["name"]?.string } == ["Ä…😀"])
        let children = try #require(symbols.first?["children"]?.array)
        #expect(children.map { $0["name"]?.string } == ["Hello"])
        #expect(children.first?["detail"]?.string == "UILabel ddd-ee-fff")
        #expect(symbols.first?["range"]?["end"]?["line"]?.integer == 11)
    }

    @Test("An id is renamed in all its places")
    func rename() throws {
        let editor = try Editor(Self.text)
        #expect(
            editor.ask("textDocument/prepareRename", 8, 45)?["result"]
                == ["range": Self.range(8, 39, 49), "placeholder": "ddd-ee-fff"])
        #expect(editor.ask("textDocument/prepareRename", 0, 3)?["result"] == .null)
        let edits = try #require(editor.ask("textDocument/rename", 8, 45, newName: "xxx-yy-zzz")?["result"]?["changes"]?[Editor.uri]?.array)
        #expect(edits.map { $0["range"] } == [Self.range(5, 40, 50), Self.range(8, 39, 49), Self.range(9, 39, 49)])
        #expect(edits.allSatisfy { $0["newText"]?.string == "xxx-yy-zzz" })
    }

    @Test("A new id has Xcode's form, and is unique", arguments: ["x", "aaa-bb-ccc", "xxx-yy-zz\"", "xxx_yy_zzz", "äxx-yy-zz", ""])
    func badName(name: String) throws {
        let answer = try Editor(Self.text).ask("textDocument/rename", 8, 45, newName: name)
        #expect(answer?["error"]?["code"]?.integer == -32803)
    }

    @Test("An id that two elements have is not renamed, and neither is a placeholder's")
    func ambiguous() throws {
        let twice = Self.text.replacing("id=\"ggg-hh-iii\"", with: "id=\"ddd-ee-fff\"")
        #expect(try Editor(twice).ask("textDocument/rename", 5, 45, newName: "xxx-yy-zzz")?["error"]?["code"]?.integer == -32803)
        let owner = Self.text.replacing("id=\"ddd-ee-fff\"", with: "id=\"-1\"").replacing(
            "firstItem=\"ddd-ee-fff\"", with: "firstItem=\"-1\"")
        #expect(try Editor(owner).ask("textDocument/rename", 5, 41, newName: "xxx-yy-zzz")?["error"]?["code"]?.integer == -32803)
    }

    @Test("Other files are left alone")
    func others() throws {
        let editor = try Editor(Self.text)
        let count = editor.heard.count
        editor.tell("textDocument/didOpen", ["textDocument": ["uri": "file:///pom.xml", "version": 1, "text": "<project/>"]])
        #expect(editor.heard.count == count)
    }

    @Test("Of many open documents the first is answered about as the last")
    func manyDocuments() throws {
        let editor = try Editor(Self.text)
        for number in 0..<100 {
            editor.tell(
                "textDocument/didOpen",
                ["textDocument": ["uri": .string("file:///App/\(number).xib"), "languageId": "xml", "version": 1, "text": "<a/>"]])
        }
        let hover = try #require(editor.ask("textDocument/hover", 3, 40)?["result"])
        #expect(hover["range"] == Self.range(3, 35, 45))
        editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(Editor.uri)]])
        #expect(editor.ask("textDocument/hover", 3, 40)?["result"] == .null)
    }

    @Test("A session ends as the protocol specifies")
    func lifecycle() throws {
        let early = try Editor()
        #expect(early.ask("textDocument/hover", 0, 0)?["error"]?["code"]?.integer == -32002)
        early.tell("exit", [:])
        #expect(early.status == 1)
        let editor = try Editor(Self.text)
        #expect(editor.ask("shutdown", [:])?["result"] == .null)
        #expect(editor.ask("textDocument/hover", 0, 0)?["error"]?["code"]?.integer == -32600)
        editor.tell("exit", [:])
        #expect(editor.status == 0)
    }

    @Test("An invalid configuration is reported in the documents that it applies to")
    func configuration() throws {
        var heard: [JSONValue] = []
        let server = LSPServer(version: "1", check: { _ in LSPServer.Check(Validator(), problem: "no such rule") }) { line in
            if let value = try? JSONValue(parsing: line) { heard.append(value) }
        }
        func say(_ text: String) { server.receive(.message(Array(text.utf8))) }
        say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
        say(
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///A.xib","languageId":"xml","version":1,"text":"<a/>"}}}"#
        )
        let findings = heard.last?["params"]?["diagnostics"]?.array ?? []
        #expect(findings.first?["message"]?.string == "no such rule" && findings.first?["severity"]?.integer == 1, "\(heard)")
    }
}
