import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@testable import FormworkEdit

/// A script is what its commands are one after the other, and writes its document once.
@Suite("A script of edits")
struct OneSessionTests {
    @Test("Attributes of single objects wait to be written together, by id, by name and as 'it'")
    func waits() throws {
        let document = try LoginScreen.document()
        var session = EditSession(document)
        let commands = [
            "set #Lb0-Ti-tle text=One textColor=#102030", "set it text=Two", "set #Bt0-Se-nd0 title=Go", "set Bar axis=vertical",
            "set \"Mail Field\" placeholder=Name", "set Bar spacing=4", "set #Lb0-Ti-tle font=headline", "set #C00-00-005 constant=3",
        ]
        // The first name is looked for in the document itself: for one alone a list of all names would cost more.
        try session.make(EditOperation(parsing: "set Send tag=1"))
        let first = session.document
        for command in commands {
            try session.make(EditOperation(parsing: command))
            #expect(session.document.storage === first.storage || command == commands[3], "\(command)")
        }
        session.write()
        #expect(String(decoding: session.document.text(), as: UTF8.self) == (try Self.oneByOne(["set Send tag=1"] + commands).text))
    }

    @Test("As many settings as there may be are written once")
    func many() throws {
        let document = try LoginScreen.document()
        var session = EditSession(document)
        for number in 0..<200 { try session.make(EditOperation(parsing: "set #Lb0-Ti-tle text=\(number)")) }
        #expect(session.document.storage === document.storage)
        session.write()
        #expect(session.document.storage !== document.storage)
        #expect(session.document.view(id: "Lb0-Ti-tle")?.element["text"] == "199")
    }

    @Test(
        "An image that comes into use is listed, and a colour that goes out of it is not", arguments: [LoginScreen.text, ListScreen.text])
    func resources(_ text: String) throws {
        let commands = [
            "set #Tf0-Ma-il0 backgroundColor=red", "set #Tf0-Ma-il0 backgroundColor=OldBrand", "set #Bt0-Se-nd0 image=star",
            "set #Bt0-Se-nd0 image=moon", "set #Lb0-Ti-tle textColor=systemBlueColor", "set #Lb0-Ti-tle textColor=labelColor",
        ]
        let whole = Self.outcome { try LoginScreen.edited(commands, text) }
        #expect(whole == Self.outcome { try Self.oneByOne(commands, text) })
    }

    @Test("Scripts made at random give what their commands give one by one, and fail where they do", arguments: 0..<160)
    func random(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var text = seed % 2 == 0 ? LoginScreen.text : ListScreen.text
        if seed % 5 == 0 { text = text.replacing("\n", with: "\r\n") }
        if seed % 7 == 0 { text = text.replacing("<subviews>", with: "<subviews>text &amp; more<!-- a note -->") }
        // Names that several objects have, and an id that two have.
        if seed % 3 == 0 { text = text.replacing("userLabel=\"Left\"", with: "userLabel=\"Title\"") }
        if seed % 11 == 0 { text = text.replacing("id=\"Vw2-De-tls\"", with: "id=\"Lb0-Ti-tle\"") }
        let document = try LoginScreen.document(text)
        let ids = document.tree.nodeIndices.compactMap { document.attribute(.id, of: $0) }
        var commands: [String] = []
        for _ in 0..<Int.random(in: 2...14, using: &generator) { commands.append(Self.command(ids, &generator)) }
        // What cannot be made is left out, so that the rest is seen, too.
        while !commands.isEmpty {
            var whole = Self.outcome { try LoginScreen.edited(commands, text) }
            var steps = Self.outcome { try Self.oneByOne(commands, text) }
            if let number = whole.number, commands[number - 1].contains(" it ") {
                // One by one, the message names the object that 'it' is.
                (whole.failure, steps.failure) = (nil, nil)
            }
            #expect(whole == steps, "seed \(seed): \(commands)")
            guard let number = whole.number else { return }
            commands.remove(at: number - 1)
        }
    }

    /// What commands make of a document, each by a script of its own.
    private static func oneByOne(_ commands: [String], _ text: String = LoginScreen.text) throws -> EditResult {
        let original = try LoginScreen.document(text)
        var (document, notes, last) = (original, [String](), String?.none)
        for (place, command) in commands.enumerated() {
            // 'it' is what the script before made.
            let words = command.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            let isIt = words.count > 1 && words[1] == "it"
            let text = isIt ? ([words[0], last.map { "#" + $0 } ?? "it"] + words.dropFirst(2)).joined(separator: " ") : command
            do throws(EditError) {
                let result = try EditScript(commands: [text]).apply(to: document)
                document = result.document
                notes += result.notes
                last = result.last ?? last
            } catch {
                var error = error
                (error.number, error.command) = (place + 1, command)
                throw error
            }
        }
        return EditResult(original: original, document: document, notes: notes, last: last, extracted: [], languages: [])
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
        ]
        let target = Bool.random(using: &generator) ? "#" + generator.pick(ids) : generator.pick(names)
        switch Int.random(in: 0..<24, using: &generator) {
        case 0: return "add label \"New\" to Form"
        case 1: return "duplicate \(target)"
        case 2: return "remove \(target) with references"
        case 3: return "connect outlet a\(Int.random(in: 0...9, using: &generator)) from Login to \(target)"
        case 4: return "size \(target) width=44"
        case 5: return "set \(generator.pick(["label", "view", "document", "constraint"])) tag=3"
        default:
            let settings = [
                "text=New", "text=Title", "text=\"\"", "title=Send", "title=Places", "userLabel=Title", "userLabel=", "userLabel=Welcome",
                "textColor=red", "textColor=labelColor", "backgroundColor=OldBrand", "backgroundColor=default", "backgroundColor=#010203",
                "image=star", "image=", "image=moon", "hidden=YES", "hidden=NO", "font=headline", "font=\"bold 12\"", "frame=1,2,3,4",
                "layer.cornerRadius=3", "layer.cornerRadius=", "tag=7", "constant=4", "priority=1", "customClass=Place", "customClass=",
                "text=\"\(String(repeating: "long ", count: 40))\"", "text=\"a\\nb\"", "selected.title=On", "configuration.imagePadding=3",
                "accessibilityLabel=x", "accessibilityLabel=", "directionalLayoutMargins=1,2,3,4", "directionalLayoutMargins=",
                "runtime.name=star", "runtime.color=#102030", "keyboardType=URL", "unknown=1", "alpha=nan", "storyboardIdentifier=Places",
                "contentMode=top", "multiplier=2:1", "autoresizingMask=widthSizable", "autoresizingMask=",
            ]
            return "set \(target) "
                + (0...Int.random(in: 0...1, using: &generator)).map { _ in generator.pick(settings) }.joined(separator: " ")
        }
    }
}
