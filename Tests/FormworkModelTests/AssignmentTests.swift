import FormworkImport
import FormworkModel
import Testing

@Suite("A value that is set")
struct AssignmentTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" id="doc">
            <objects>
                <view id="view">
                    <rect key="frame" x="1e308" y="0.0" width="320" height="480"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="10" id="con"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private func document(_ text: String = text) throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "A.xib").document
    }

    @Test(
        "What would break the document, or make it another one, is refused",
        arguments: [
            "view.xmlns=x", "view.xml:lang=x", "view.a:b=c", "view.id=con", "view.a b=c", "view.a<=c", "view.a\nb=c", "view.text=a\u{1}b",
            "view.text=a\u{FFFF}b", "con.constant=NaN", "con.constant=1e308", "con.constant=inf", "con.priority=nan", "con.priority=1e308",
            "view.frame=1e308,1,1,1", "view.frame=nan,1,1,1", "view.frame=1,1,1", "view.alpha=nan", "view.alpha=2", "doc.type=x",
            "doc.targetRuntime=MacOSX.Cocoa", "none.a=b", "view.hidden=maybe",
        ])
    func refusals(_ text: String) throws {
        var editor = DocumentEditor(try document())
        #expect(throws: AssignmentError.self) { try Assignment(text).apply(to: &editor) }
        #expect(editor.isEmpty)
    }

    @Test("An attribute without a name is refused")
    func attributeWithoutName() throws {
        var editor = DocumentEditor(try document())
        #expect(throws: AssignmentError.self) { try Assignment(id: "view", name: "", value: "a<b>").apply(to: &editor) }
        #expect(editor.isEmpty)
    }

    @Test("What is no assignment is refused", arguments: ["", "=", ".", "a", "a.b", ".a=b", "a.=b", "a=b"])
    func noAssignments(_ text: String) { #expect(throws: AssignmentError.self) { try Assignment(text) } }

    @Test("A value that is very long is refused, and one with every character that XML has is read as it was set")
    func values() throws {
        var editor = DocumentEditor(try document())
        #expect(throws: AssignmentError.self) {
            try Assignment(id: "view", name: "text", value: String(repeating: "x", count: 10_000_001)).apply(to: &editor)
        }
        let value = "\t\n\r \"'<>&]]>\u{7F}\u{85}\u{2028}\u{FFFD}\u{1F600}"
        try Assignment(id: "view", name: "text", value: value).apply(to: &editor)
        let again = try document(String(decoding: editor.finish().text(), as: UTF8.self))
        #expect(again.view(id: "view")?.element["text"] == value)
    }

    @Test("There is room for 4,096 names of a person's own")
    func names() throws {
        var editor = DocumentEditor(try document())
        for index in 0..<4_095 { try Assignment("view.own\(index)=1").apply(to: &editor) }
        _ = try? Assignment("view.own4095=1").apply(to: &editor)
        #expect(throws: AssignmentError.self) { try Assignment("view.own4097=1").apply(to: &editor) }
    }

    @Test("A number that is not finite changes nothing")
    func notFinite() throws {
        let document = try document()
        var editor = DocumentEditor(document)
        let view = try #require(document.view(id: "view"))
        editor.setFrame(Rect(x: .infinity, y: 0, width: .nan, height: 1), of: view)
        editor.setAlpha(.nan, of: view)
        editor.setConstant(-.infinity, of: try #require(document.constraint(id: "con")))
        #expect(editor.isEmpty)
    }
}
