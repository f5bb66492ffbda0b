import FormworkModel
import FormworkQuery

/// A document under way: what the operations of a script have made of it so far.
struct EditSession {
    /// The document as it is now, but for what stands in `parts`.
    var document: InterfaceDocument
    /// Elements that were changed by themselves since.
    var parts = EditedParts()
    /// How many settings behind each other name their objects otherwise than by ids.
    var namedSettings = 0
    /// Whether the document is one element of another one, so that it does not have all that a command may speak of.
    let isPart: Bool
    /// What the command before has made, by its id; `it` in the next one.
    var last: String?
    /// What was done besides what was asked for.
    private(set) var notes: [String] = []
    /// What the document is called without its ending, as references between storyboards name it; nil where nobody knows.
    let name: String?
    /// What the folder is called that the document's file is in; nil where nobody knows.
    let folder: String?
    /// Languages that the document's texts are to be translated into, each once.
    var languages: [String] = []
    /// Documents that were taken out of this one, with the files that they go to.
    var extracted: [EditResult.Extract] = []
    /// What the document as it is now has of images and colours; nil before anybody asks.
    var used: UsedResources?

    init(_ document: InterfaceDocument, name: String? = nil, folder: String? = nil, isPart: Bool = false) {
        self.document = document
        self.isPart = isPart
        (self.name, self.folder) = (name, folder)
    }

    /// Changes the document at once, or not at all.
    mutating func edit(_ body: (inout DocumentEditor) throws(EditError) -> Void) throws(EditError) {
        var editor = DocumentEditor(document)
        try body(&editor)
        document = editor.finish()
    }

    /// Does what changes the document in several steps; then the document lists the images and colours that came into use, and no longer
    /// those that went out of it.
    mutating func settle(_ body: (inout EditSession) throws(EditError) -> Void) throws(EditError) {
        let before = document
        let earlier = used ?? UsedResources(before)
        used = earlier
        try body(&self)
        if document.storage === before.storage { return }
        let now = UsedResources(document)
        let settled = now.settle(document, since: earlier)
        document = settled.document
        used = now
        for name in settled.images { note("image '\(name)' is listed with a size that Xcode puts right when it saves the document") }
    }

    /// Says what came along.
    mutating func note(_ text: String) { notes.append(text) }

    // MARK: What is meant

    /// The one object that a target means.
    ///
    /// - Parameter preferred: what is meant where a name means several objects and one alone is of that kind: a scene's root view often has
    ///   the scene's name.
    func one(_ target: EditTarget, as kind: ObjectKind = .any, preferring preferred: ObjectKind? = nil) throws(EditError) -> Element {
        if isPart { throw EditError(.missing("'\(target.text)' may stand elsewhere", near: []), column: target.column) }
        if target.text == EditTarget.it.text, let last, let element = document.element(id: last) { return element }
        if target.text == "document", kind == .any { return Element(document: document, node: document.rootNode) }
        do throws(ObjectNameError) {
            return try document.object(named: target.text, as: kind)
        } catch {
            if let one = Self.one(of: error.candidates) { return one }
            let wanted = preferred.map { preferred in error.candidates.filter { preferred.object(of: $0) == $0 } } ?? []
            if wanted.count == 1 { return wanted[0] }
            if let printed = printed(target.text, as: kind) { return printed }
            throw EditError(.object(error), column: target.column)
        }
    }

    /// The objects that a target means: of a selector all, else the one.
    func all(_ target: EditTarget, as kind: ObjectKind = .any) throws(EditError) -> [Element] {
        if target.text == EditTarget.it.text || target.text == "document" { return [try one(target, as: kind)] }
        do throws(ObjectNameError) {
            let found = try document.objects(named: target.text, as: kind)
            if found.count == 1 || isSelector(target, for: found, as: kind) { return found }
            // A name that several have means none of them.
            return [try document.object(named: target.text, as: kind)]
        } catch {
            if let one = Self.one(of: error.candidates) ?? printed(target.text, as: kind) { return [one] }
            throw EditError(.object(error), column: target.column)
        }
    }

    /// What a name means that several objects have which are one to a person: a scene, its own controller and the items that it shows, or a
    /// control and its cell.
    private static func one(of candidates: [Element]) -> Element? {
        guard candidates.count > 1 else { return nil }
        if let scene = candidates.compactMap(\.asScene).first, let controller = scene.controller {
            let isOne = candidates.allSatisfy { element in
                element == scene.element || element == controller
                    || element.parent == controller && ["navigationItem", "tabBarItem"].contains(element["key"])
            }
            if isOne { return controller }
        }
        let controls = candidates.filter { $0["key"] != "cell" }
        let isOne = controls.count == 1 && candidates.allSatisfy { $0 == controls[0] || $0.parent == controls[0] }
        return isOne ? controls[0] : nil
    }

    /// Whether objects were found by what a selector says, and not by their names.
    private func isSelector(_ target: EditTarget, for found: [Element], as kind: ObjectKind) -> Bool {
        guard let selector = try? Selector(parsing: target.text) else { return false }
        let matches = Set(selector.matches(in: document).compactMap { kind.object(of: $0)?.node })
        return found.allSatisfy { matches.contains($0.node) }
    }

    /// The view that a target means.
    func view(_ target: EditTarget) throws(EditError) -> View {
        let element = try one(target, as: .view)
        guard let view = element.asView else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText), and no view"), column: target.column)
        }
        return view
    }

    /// The views that a target means, of which none stands in another one.
    func views(_ target: EditTarget) throws(EditError) -> [View] {
        ElementSpans.outermost(try all(target, as: .view)).compactMap(\.asView)
    }

    /// The controller of the scene that a target means: by the scene's name, its controller's, or one of its views'.
    func controller(_ target: EditTarget) throws(EditError) -> Element {
        let element = try one(target, as: .scene)
        guard let controller = element.asScene?.controller else {
            throw EditError(.unusableObject("'\(target.text)' has no controller"), column: target.column)
        }
        return controller
    }
}

extension Element {
    /// What it is, with an article: `a label`.
    var kindText: String {
        let first = name.first.map { "aeiou".contains($0.lowercased()) } ?? false
        return (first ? "an " : "a ") + name
    }

    /// What it is called in a message: `label 'Title'`.
    var quoted: String { "'\(shortName)'" }
}
