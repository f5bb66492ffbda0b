import FormworkImport
import FormworkModel
import Testing

@Suite("Parsing an assignment")
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

    @Test("Text without an assignment is refused", arguments: ["", "=", ".", "a", "a.b", ".a=b", "a.=b", "a=b"])
    func noAssignments(_ text: String) { #expect(throws: DocumentEditor.AssignmentError.self) { try DocumentEditor.Assignment(text) } }

    @Test("An assignment is parsed from its written form")
    func parts() throws {
        let assignment = try DocumentEditor.Assignment("a1B-c2-D3e.layer.cornerRadius=8=9")
        #expect(assignment == DocumentEditor.Assignment(id: "a1B-c2-D3e", name: "layer.cornerRadius", value: "8=9"))
        #expect(assignment.text == "a1B-c2-D3e.layer.cornerRadius=8=9")
    }

    @Test("A number that is not finite changes nothing")
    func notFinite() throws {
        let document = try DocumentReader().read(Array(Self.text.utf8), file: "A.xib").document
        var editor = DocumentEditor(document)
        let view = try #require(document.view(id: "view"))
        editor.setFrame(Rect(x: .infinity, y: 0, width: .nan, height: 1), of: view)
        editor.setAlpha(.nan, of: view)
        editor.setConstant(-.infinity, of: try #require(document.constraint(id: "con")))
        #expect(editor.isEmpty)
    }
}
