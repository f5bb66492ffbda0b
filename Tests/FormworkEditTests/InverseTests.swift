import FormworkEdit
import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

@Suite("An edit and its opposite")
struct InverseTests {
    @Test(
        "An edit and its inverse leave the same bytes",
        arguments: [
            ("set Title text=x hidden=YES numberOfLines=0", "set Title text=Welcome hidden=NO numberOfLines=1"),
            ("set Title textColor=#123456 font=headline", "set Title textColor=default font=\"system 17\""),
            ("set Title frame=1,2,3,4", "set Title frame=16,40,343,20.5"), ("set Send title=Go", "set Send title=\"Sign in\""),
            ("set Title text=\"a\\nb\"", "set Title text=Welcome"), ("set Left layer.cornerRadius=8", "set Left layer.cornerRadius="),
            ("set #C00-00-005 constant=0 priority=1", "set #C00-00-005 constant=16 priority=1000"),
            ("set Bar axis=vertical alignment=center", "set Bar axis=horizontal alignment=fill"),
            ("set Title directionalLayoutMargins=1,2,3,4", "set Title directionalLayoutMargins="),
            ("add label \"x\" to Form", "remove it"), ("add button \"x\" to Bar first", "remove it"), ("add view to Left", "remove it"),
            ("add constraint Send.height = 44", "remove it"),
            ("add constraint Left.width = 44", "remove it"), ("connect outlet a from Login to Title", "disconnect outlet a from Login"),
            ("connect action b: from Send to Login", "disconnect action b: from Send"),
            ("connect segue show from Send to Details", "disconnect it"), ("duplicate Bar", "remove it"),
            ("hide-master Title for Bar", "hide-master none for Bar"), ("rename class OldCell to A", "rename class A to OldCell"),
            ("replace color OldBrand Brand", "replace color Brand OldBrand"), ("move Send first", "move Send after \"Mail Field\""),
            ("move Send into Vw0-Fo-rm0 at 1", "move Send before Bar"), ("wrap Left in stack", "unwrap it"),
            ("add template Wide to Login", "remove it with references"),
            ("connect outlet mailField from Login to Title", "connect outlet mailField from Login to \"Mail Field\""),
        ])
    func opposites(_ command: String, _ opposite: String) throws {
        let once = try LoginScreen.edited([command])
        #expect(once.text != LoginScreen.text)
        // The written text reads back as it is in memory.
        let again = try DocumentReader().read(Array(once.text.utf8), file: "Login.storyboard").document
        #expect(again == once.document)
        let undone = try LoginScreen.edited([command, opposite])
        #expect(LoginScreen.difference(LoginScreen.text, undone.text) == [])
        #expect(undone.text == LoginScreen.text)
    }

    @Test("Setting a value to itself changes nothing")
    func nothing() throws {
        let result = try LoginScreen.edited([
            "set Title text=Welcome hidden=NO alpha=1 textAlignment=natural", "set #C00-00-005 constant=16 priority=1000",
            "connect outlet mailField from Login to \"Mail Field\"", "connect action send: from Send to Login",
        ])
        #expect(!result.isChanged)
        #expect(result.text == LoginScreen.text)
    }

    @Test(
        "Random scripts leave readable documents, keep the other lines, and can be undone byte for byte",
        arguments: 0..<24)
    func random(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var document = try LoginScreen.document()
        var undo: [String] = []
        for _ in 0..<8 {
            let (command, opposite) = Self.command(for: document, &generator)
            let result = try EditScript(commands: [command]).apply(to: document)
            let text = result.text
            let again = try DocumentReader().read(Array(text.utf8), file: "Login.storyboard").document
            #expect(again == result.document, "seed \(seed): \(command)")
            document = again
            undo.append(opposite.replacing("LAST", with: result.last ?? ""))
        }
        for command in undo.reversed() { document = try EditScript(commands: [command]).apply(to: document).document }
        let text = String(decoding: document.text(), as: UTF8.self)
        #expect(LoginScreen.difference(LoginScreen.text, text) == [], "seed \(seed): \(undo)")
    }

    /// Returns a valid command, and its opposite; `LAST` means the object it makes.
    private static func command(for document: InterfaceDocument, _ generator: inout SeededGenerator) -> (String, String) {
        let views = document.views.filter { $0.element.parent?.name == "subviews" && $0.id != nil }
        let view = generator.pick(views)
        let id = view.id ?? ""
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return ("set #\(id) hidden=\(view.isHidden ? "NO" : "YES")", "set #\(id) hidden=\(view.isHidden ? "YES" : "NO")")
        case 1: return ("set #\(id) tag=\(Int.random(in: 1...9, using: &generator))", "set #\(id) tag=\(view.element["tag"] ?? "0")")
        case 2: return ("add label \"a & <b>\" to Form", "remove #LAST")
        case 3 where !view.hasFixedFrame:
            return ("add constraint #\(id).width = \(Int.random(in: 100...100_000, using: &generator))", "remove #LAST")
        case 4:
            let name = "outlet\(Int.random(in: 0...100_000, using: &generator))"
            return ("connect outlet \(name) from Login to #\(id)", "disconnect outlet \(name) from Login")
        case 5: return ("duplicate #\(id)", "remove #LAST")
        case 6:
            let siblings = view.superview?.subviews ?? []
            let place = siblings.firstIndex(of: view) ?? 0
            let opposite = place + 1 < siblings.count ? "before #\(siblings[place + 1].id ?? "")" : "last"
            return ("move #\(id) first", "move #\(id) \(opposite)")
        default:
            return (
                "set #\(id) userLabel=\"\(Int.random(in: 0...9, using: &generator))\"",
                "set #\(id) userLabel=\"\(view.element.userLabel ?? "")\""
            )
        }
    }
}
