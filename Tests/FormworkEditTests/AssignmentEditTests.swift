import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

/// Values set by id, as by `formwork apply --set`, which are edits like any other.
@Suite("Setting a value as an edit")
struct AssignmentEditTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" id="doc">
            <objects>
                <label text="a" id="view">
                    <rect key="frame" x="1" y="0.0" width="320" height="480"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="10" id="con"/>
                    </constraints>
                </label>
            </objects>
        </document>

        """

    private func document(_ text: String = text) throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "A.xib").document
    }

    private func set(_ assignment: DocumentEditor.Assignment) throws -> InterfaceDocument {
        try document().edited(by: [.set(SetOperation(assignment))])
    }

    @Test(
        "Assignments that break the document, change its kind or have no effect are refused",
        arguments: [
            "view.xmlns=x", "view.xml:lang=x", "view.a:b=c", "view.id=con", "view.a b=c", "view.a<=c", "view.a\nb=c", "view.text=a\u{1}b",
            "view.text=a\u{FFFF}b", "con.constant=NaN", "con.constant=1e308", "con.constant=inf", "con.priority=nan", "con.priority=1e308",
            "view.frame=1e308,1,1,1", "view.frame=nan,1,1,1", "view.frame=1,1,1", "view.alpha=nan", "view.alpha=2", "doc.type=x",
            "doc.targetRuntime=MacOSX.Cocoa", "none.a=b", "view.hidden=maybe", "view.own=1", "view.constant=1",
        ])
    func refusals(_ text: String) throws {
        #expect(throws: EditError.self) { try set(DocumentEditor.Assignment(text)) }
    }

    @Test("An overlong value is refused, and one with every XML character is read back unchanged")
    func values() throws {
        #expect(throws: EditError.self) {
            try set(DocumentEditor.Assignment(id: "view", name: "text", value: String(repeating: "x", count: 10_000_001)))
        }
        let value = "\t\n\r \"'<>&]]>\u{7F}\u{85}\u{2028}\u{FFFD}\u{1F600}"
        let edited = try set(DocumentEditor.Assignment(id: "view", name: "text", value: value))
        let again = try document(String(decoding: edited.text(), as: UTF8.self))
        #expect(again == edited)
        #expect(again.view(id: "view")?.element.child(key: "text")?.text == value)
    }

    @Test("A title in a button's state has one place, for short and long texts")
    func titlesInStates() throws {
        func edited(_ state: String, _ assignment: DocumentEditor.Assignment) throws -> String {
            let text = Self.text.replacing(#"<label text="a" id="view">"#, with: #"<button id="view">\#(state)"#)
                .replacing("</label>", with: "</button>")
            let edited = String(decoding: try document(text).edited(by: [.set(SetOperation(assignment))]).text(), as: UTF8.self)
            return edited.split(separator: "\n").filter { $0.contains("state") || $0.contains("string") }.map {
                String($0.drop { $0 == " " })
            }.joined()
        }
        let long = #"<state key="selected"><string key="title">Two\#(" ")lines</string></state>"#
        #expect(
            try edited(long, DocumentEditor.Assignment("view.selected.title=One")).hasSuffix(#"<state key="selected" title="One"/>"#))
        let short = #"<state key="selected" title="One"/>"#
        let lines = try edited(short, DocumentEditor.Assignment(id: "view", name: "selected.title", value: "Two\nlines"))
        #expect(lines.contains(#"<state key="selected"><string key="title">Two"#))
        #expect(!lines.contains("title="))
    }
}
