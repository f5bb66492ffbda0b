import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@testable import FormworkEdit

/// A script gives the same result as its commands one after another, and writes its document once.
@Suite("A script of edits")
struct OneSessionTests {
    @Test("Long scripts run on excerpts, which contain the objects of the commands and little else")
    func excerpts() throws {
        let document = try LoginScreen.document(LongScreen.text)
        let commands = [
            "set #Lx0-00-007 text=One", "size #Lx0-00-011 width=40", "pin #Lx0-00-014 to superview on top",
            "remove #Lx0-00-018 with references",
            "connect outlet label from Login to #Lx0-00-021", "move #Lx0-00-025 before #Lx0-00-003", "add label \"New\" to Form",
            "set it tag=3",
        ]
        let operations = try commands.map { try EditOperation(parsing: $0) }
        let plan = try #require(ExcerptPlan(operations[...], of: EditSession(document)))
        #expect(plan.count == commands.count)
        let again = operations + Array(repeating: operations[7], count: 64)
        #expect(ExcerptPlan(again[...], of: EditSession(document))?.count == again.count)
        let excerpt = try #require(Excerpt(plan))
        #expect(excerpt.document.tree.nodes.count * 2 < document.tree.nodes.count)
        for number in [7, 11, 14, 18, 21, 25, 3] { #expect(excerpt.document.view(id: LongScreen.id(number)) != nil) }
        // A neighbour of a moved label, and references to a removed label.
        for id in [LongScreen.id(2), "Cx0-00-018", "Ox0-00-018"] { #expect(excerpt.document.element(id: id) != nil, "\(id)") }
        for id in [LongScreen.id(33), "Cx0-00-007", "Ox0-00-044"] { #expect(excerpt.document.element(id: id) == nil, "\(id)") }
        #expect(excerpt.unfolded(excerpt.document).text() == document.text())
        let whole = Self.outcome { try LoginScreen.edited(commands + commands.reversed(), LongScreen.text) }
        #expect(whole == Self.outcome { try Self.oneByOne(commands + commands.reversed(), LongScreen.text) })
    }

    @Test("New constraints have the same places as without excerpts, in sorted and in unsorted lists", arguments: [false, true])
    func places(isUnsorted: Bool) throws {
        var text = LongScreen.text
        if isUnsorted { text = text.replacing("Cx0-00-010", with: "zx0-00-010").replacing("Cx0-00-040", with: "0x0-00-040") }
        let commands = (0..<24).map { "pin #\(LongScreen.id($0 * 2)) to superview on leading" }
        let operations = try commands.map { try EditOperation(parsing: $0) }
        let plan = try #require(ExcerptPlan(operations[...], of: EditSession(LoginScreen.document(text))))
        #expect(plan.count == commands.count)
        let whole = Self.outcome { try LoginScreen.edited(commands, text) }
        #expect(whole == Self.outcome { try Self.oneByOne(commands, text) })
    }

    @Test(
        "Edits that an excerpt cannot hold are made in the whole document",
        arguments: [
            "set label tag=3", "set label[text=\"Text 3\"] tag=3", "replace color OldBrand red", "set \"Text 3\" tag=1",
            "set #Ox0-00-004 property=a", "size Login width=4",
            "unwrap Box with references", "set Nothing tag=1",
        ])
    func whole(_ command: String) throws {
        let document = try LoginScreen.document(LongScreen.text)
        let plan = ExcerptPlan([try EditOperation(parsing: command)], of: EditSession(document))
        #expect(plan == nil || command.contains("Text 3\" ") || command.contains("Login"))
        let commands = (0..<10).map { "set #\(LongScreen.id($0)) tag=7" }
        for script in [commands + [command], [command] + commands, commands + [command] + commands] {
            let whole = Self.outcome { try LoginScreen.edited(script, LongScreen.text) }
            #expect(whole == Self.outcome { try Self.oneByOne(script, LongScreen.text) }, "\(script)")
        }
    }

    @Test(
        "A newly used image is listed as a resource, and an unused color isn't", arguments: [LoginScreen.text, ListScreen.text])
    func resources(_ text: String) throws {
        let commands = [
            "set #Tf0-Ma-il0 backgroundColor=red", "set #Tf0-Ma-il0 backgroundColor=OldBrand", "set #Bt0-Se-nd0 image=star",
            "set #Bt0-Se-nd0 image=moon", "set #Lb0-Ti-tle textColor=systemBlueColor", "set #Lb0-Ti-tle textColor=labelColor",
        ]
        let whole = Self.outcome { try LoginScreen.edited(commands, text) }
        #expect(whole == Self.outcome { try Self.oneByOne(commands, text) })
    }

    @Test("Random scripts give the results of their single commands, and fail where these do", arguments: 0..<160)
    func random(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var text = generator.pick([LoginScreen.text, ListScreen.text, LongScreen.text, LongScreen.text, LongScreen.window])
        if seed % 5 == 0 { text = text.replacing("\n", with: "\r\n") }
        if seed % 7 == 0 { text = text.replacing("<subviews>", with: "<subviews>text &amp; more<!-- a note -->") }
        // Names of several objects, a duplicate id, dangling references, and lists out of order.
        if seed % 3 == 0 { text = text.replacing("userLabel=\"Left\"", with: "userLabel=\"Title\"") }
        if seed % 11 == 0 { text = text.replacing("id=\"Vw2-De-tls\"", with: "id=\"Lb0-Ti-tle\"") }
        if seed % 13 == 0 { text = text.replacing("secondItem=\"Lx0-00-009\"", with: "secondItem=\"Ga0-00-000\"") }
        if seed % 17 == 0 { text = text.replacing("id=\"Cx0-00-030\"", with: "id=\"Zx0-00-030\"") }
        let document = try LoginScreen.document(text)
        let ids = document.tree.nodeIndices.compactMap { document.attribute(.id, of: $0) }
        var commands: [String] = []
        for _ in 0..<Int.random(in: 2...32, using: &generator) { commands.append(Self.command(ids, &generator)) }
        commands.removeAll { (try? EditOperation(parsing: $0)) == nil }
        // Impossible commands are left out, so that the others are tested, too.
        while !commands.isEmpty {
            let whole = Self.outcome { try LoginScreen.edited(commands, text) }
            let steps = Self.outcome { try Self.oneByOne(commands, text) }
            #expect(whole == steps, "seed \(seed): \(commands)")
            guard let number = whole.number, whole == steps else { return }
            commands.remove(at: number - 1)
        }
    }

    /// Returns the result of commands, each applied to the whole document.
    private static func oneByOne(_ commands: [String], _ text: String = LoginScreen.text) throws -> EditResult {
        let original = try LoginScreen.document(text)
        var session = EditSession(original)
        for (place, command) in commands.enumerated() {
            if var error = session.make([try EditOperation(parsing: command)]).error {
                (error.number, error.command) = (place + 1, command)
                throw error
            }
        }
        return EditResult(
            original: original, document: session.document, notes: session.notes, last: session.last, extracted: session.extracted,
            languages: session.languages)
    }

    private struct Outcome: Equatable {
        var text: String?
        var notes: [String]
        var last: String?
        var isChanged: Bool
        var failure: String?
        var number: Int?
    }

    private static func outcome(_ body: () throws -> EditResult) -> Outcome {
        do {
            let result = try body()
            return Outcome(text: result.text, notes: result.notes, last: result.last, isChanged: result.isChanged)
        } catch {
            let message = (error as? EditError).map { "\($0.number ?? 0): \($0.message): \($0.isMissing)" }
            return Outcome(notes: [], isChanged: false, failure: message ?? "\(error)", number: (error as? EditError)?.number)
        }
    }

    private static func command(_ ids: [String], _ generator: inout SeededGenerator) -> String {
        let names = [
            "Title", "Send", "\"Mail Field\"", "Bar", "Left", "Form", "Login", "Welcome", "\"Sign in\"", "Places", "New", "label", "it",
            "it",
            "\"Text 3\"", "Label4", "Box", "Lx0-00",
        ]
        func number() -> Int { Int.random(in: 0...9, using: &generator) }
        func target() -> String { Int.random(in: 0...3, using: &generator) > 0 ? "#" + generator.pick(ids) : generator.pick(names) }
        func label() -> String { Int.random(in: 0...5, using: &generator) > 0 ? "#" + LongScreen.id(number() * 4 + number()) : target() }
        let references = Bool.random(using: &generator) ? " with references" : ""
        let place = generator.pick(["", " first", " last", " before \(label())", " after \(label())", " at \(number())"])
        switch Int.random(in: 0..<44, using: &generator) {
        case 0: return "add label \"New\" to \(generator.pick(["Form", "Box", target()]))\(place)"
        case 1: return "duplicate \(label())"
        case 2, 3: return "remove \(target())\(references)"
        case 4, 5: return "connect outlet a\(number()) from Login to \(target())"
        case 6: return "size \(label()) width=\(number() + 44)"
        case 7: return "set \(generator.pick(["label", "view", "document", "constraint"])) tag=3"
        case 8: return "size \(label()) width=44 height=\(number()) ratio=16:9"
        case 9, 10: return "pin \(label()) to \(generator.pick(["superview", "safeArea", "margins", "Form", target()])) on top leading"
        case 11: return "center \(label()) in \(generator.pick(["superview", target()]))"
        case 12, 13:
            return
                "add constraint \"\(label()).leading = \(generator.pick(["superview", "Form.safeArea", "Form", target()])).leading + \(number())\""
        case 14, 15: return "move \(label())\(place)\(references)"
        case 16, 17: return "move \(label()) into \(generator.pick(["Form", "Box", "Bar", target()]))\(place)\(references)"
        case 18: return "wrap \(label()) in \(generator.pick(["stack", "view", "scroll"]))\(references)"
        case 19: return "wrap \(label()), \(label()) in stack vertical spacing=\(number())\(references)"
        case 20: return "connect action \"press\(number()):\" from \(generator.pick(["Send", target()])) to Login"
        case 21: return "connect segue show from Send to \(generator.pick(["Details", target()])) identifier s\(number())"
        case 22: return "disconnect outlet \(generator.pick(["a3", "label\(number())"])) from Login"
        case 23: return "disconnect \(target())"
        case 24: return "rename outlet label\(number()) to b\(number())"
        case 25: return "rename class \(generator.pick(["OldCell", "Row", "Place"])) to \(generator.pick(["Row", "Place"]))"
        case 26: return "connect collection labels from Login to \(label())"
        case 27: return "add tapGestureRecognizer to \(label())"
        case 28: return "unwrap \(target())\(references)"
        case 29: return "hide-master \(label()) for \(label())"
        case 30: return "replace image star moon"
        default:
            let settings = [
                "text=New", "text=Title", "text=\"\"", "title=Send", "title=Places", "userLabel=Title", "userLabel=", "userLabel=Welcome",
                "textColor=red", "textColor=labelColor", "backgroundColor=OldBrand", "backgroundColor=default", "backgroundColor=#010203",
                "image=star", "image=", "image=moon", "hidden=YES", "hidden=NO", "font=headline", "font=\"bold 12\"", "frame=1,2,3,4",
                "layer.cornerRadius=3", "layer.cornerRadius=", "tag=7", "constant=4", "priority=1", "customClass=Place", "customClass=",
                "text=\"\(String(repeating: "long ", count: 40))\"", "text=\"a\\nb\"", "selected.title=On", "configuration.imagePadding=3",
                "accessibilityLabel=x", "accessibilityLabel=", "directionalLayoutMargins=1,2,3,4", "directionalLayoutMargins=",
                "runtime.name=star", "runtime.color=#102030", "keyboardType=URL", "unknown=1", "alpha=nan", "storyboardIdentifier=Places",
                "contentMode=top", "multiplier=2:1", "autoresizingMask=widthSizable", "autoresizingMask=", "property=zz", "text=\"Text 3\"",
            ]
            return "set \(Bool.random(using: &generator) ? label() : target()) "
                + (0...Int.random(in: 0...1, using: &generator)).map { _ in generator.pick(settings) }.joined(separator: " ")
        }
    }
}
