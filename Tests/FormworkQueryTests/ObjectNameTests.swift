import FormworkModel
import FormworkQuery
import Testing

@Suite("Names of objects")
struct ObjectNameTests {
    private let document: InterfaceDocument

    init() throws { document = try QueryFixture.document() }

    @Test(
        "An object is named by its id, the beginning of its id, its label, its text, its printed name, or a selector",
        arguments: [
            ("Ttl-aa-aaa", "Ttl-aa-aaa"), ("#Ttl-aa-aaa", "Ttl-aa-aaa"), ("Ttl", "Ttl-aa-aaa"), ("Form", "Frm-aa-aaa"),
            ("Sign in", "Ttl-aa-aaa"),
            ("label \"Sign in\"", "Ttl-aa-aaa"), ("Login ▸ Form ▸ label \"Sign in\"", "Ttl-aa-aaa"), ("SecretField", "Fld-aa-aaa"),
            ("stackView > button:first-child", "Btn-aa-aaa"), ("textField", "Fld-aa-aaa"),
        ])
    func views(_ name: String, _ id: String) throws {
        #expect(try document.object(named: name, as: .view).id == id)
    }

    @Test(
        "A scene is named by its id, the names of its controller, or a selector",
        arguments: ["Sc1-aa-aaa", "Sc1", "Login", "login", "LoginController", "Ctl-aa-aaa", "scene:has(label)"])
    func scenes(_ name: String) throws {
        #expect(try document.object(named: name, as: .scene).asScene?.id == "Sc1-aa-aaa")
    }

    @Test("An ambiguous name is answered with its objects")
    func ambiguous() throws {
        let error = #expect(throws: InterfaceDocument.ObjectNameError.self) { try document.object(named: "button", as: .view) }
        #expect(error?.candidates.map(\.id) == ["Btn-aa-aaa", "Can-aa-aaa"])
        #expect(
            error?.description == """
                'button' matches 2 views; name one by its id: Btn-aa-aaa (Login ▸ Form ▸ button "Send"), Can-aa-aaa (Login ▸ Form ▸ button "Cancel")
                """)
        #expect(try document.objects(named: "button", as: .view).count == 2)
    }

    @Test("An unknown name is answered with similar ones; a malformed selector with its column")
    func unknown() throws {
        #expect(throws: InterfaceDocument.ObjectNameError.self) { try document.object(named: "Ttl-aa-aaa", as: .scene) }
        let near = #expect(throws: InterfaceDocument.ObjectNameError.self) { try document.object(named: "Sing in", as: .view) }
        #expect(near?.description == "there is no view 'Sing in'; similar names: Sign in")
        let broken = #expect(throws: InterfaceDocument.ObjectNameError.self) { try document.object(named: "label[text=", as: .view) }
        #expect(broken?.description == "'label[text=' is neither a name nor a valid selector: column 12: expected a value after '='")
    }

    @Test("A scene restricts a name to its content")
    func scene() throws {
        let second = document.scenes[1]
        #expect(try document.object(named: "view", as: .view, in: second).id == "Oth-aa-aaa")
        #expect(throws: InterfaceDocument.ObjectNameError.self) { try document.object(named: "Sign in", as: .view, in: second) }
    }

    @Test("A short reference is the shortest unique prefix of an id")
    func references() throws {
        let references = ShortReferences(document)
        #expect(references.text(ofID: "Ttl-aa-aaa") == "Ttl")
        #expect(references.text(ofID: "not there") == "not there")
        for view in document.views {
            let text = try #require(references.text(of: view.element))
            #expect(try document.object(named: text, as: .view) == view.element)
            #expect(try Selector(parsing: "#\(text)").matches(in: document) == [view.element])
        }
    }
}
