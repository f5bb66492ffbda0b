import FormworkModel
import FormworkQuery
import FormworkTree

/// A document in the middle of applying a script.
struct EditSession {
    /// The document in its present state.
    var document: InterfaceDocument
    /// The excerpt that the document is; nil for a whole document.
    let excerpt: Excerpt?
    /// The id of the last command's object, `it` in the next command.
    var last: String?
    /// Notes on changes that no command asked for.
    private(set) var notes: [String] = []
    /// The file's name without its extension, as references between storyboards use it; nil where unknown.
    let name: String?
    /// The name of the file's folder; nil where unknown.
    let folder: String?
    /// The languages to translate the document's texts into, without duplicates.
    var languages: [String] = []
    /// Documents extracted from this one, with their files.
    var extracted: [EditResult.Extract] = []
    /// The images and colors of the present document; nil until they are needed.
    var used: UsedResources?

    /// The images and colors in the left out parts of an excerpt.
    private let usedElsewhere: UsedResources?
    /// Whether a left out element has an id.
    private let isTaken: (String) -> Bool

    init(_ document: InterfaceDocument, name: String? = nil, folder: String? = nil) {
        self.document = document
        (self.name, self.folder) = (name, folder)
        (excerpt, usedElsewhere, isTaken) = (nil, nil, { _ in false })
    }

    /// A session with an excerpt of another one's document.
    init(_ excerpt: Excerpt, of session: EditSession) {
        self.excerpt = excerpt
        document = excerpt.document
        (name, folder, last) = (session.name, session.folder, session.last)
        let all = session.used ?? UsedResources(session.document)
        (used, usedElsewhere) = (all, all.subtracting(UsedResources(document)))
        isTaken = { excerpt.hasLeftOut($0) || session.isTaken($0) }
    }

    /// Applies the changes that were made in an excerpt of the document.
    mutating func take(_ session: EditSession) {
        guard let excerpt = session.excerpt else { return }
        if session.document.storage !== excerpt.document.storage { document = excerpt.unfolded(session.document) }
        (used, last) = (session.used, session.last)
        notes += session.notes
    }

    /// Changes the document, or throws without a change.
    mutating func edit(_ body: (inout DocumentEditor) throws(EditError) -> Void) throws(EditError) {
        var editor = DocumentEditor(document)
        editor.isTaken = isTaken
        try body(&editor)
        document = editor.finish()
    }

    /// Makes changes in several steps, and then updates the document's list of resources: images that came into use are added, resources that went
    /// out of use are removed.
    mutating func settle(_ body: (inout EditSession) throws(EditError) -> Void) throws(EditError) {
        let before = document
        let earlier = used ?? UsedResources(before)
        used = earlier
        try body(&self)
        if document.storage === before.storage { return }
        let present = UsedResources(document)
        let now = usedElsewhere.map(present.adding) ?? present
        let settled = now.settle(document, since: earlier)
        document = settled.document
        used = now
        for name in settled.images {
            note("image '\(name)' is listed with a provisional size, which Xcode corrects when it saves the document")
        }
    }

    /// Records a note.
    mutating func note(_ text: String) { notes.append(text) }

    // MARK: Targets

    /// Returns the one object that a target means.
    ///
    /// - Parameter preferred: the kind to prefer where several objects have the name and only one is of that kind. A scene's root view often has the
    ///   scene's name.
    func one(_ target: EditTarget, as kind: InterfaceDocument.ObjectKind = .any, preferring preferred: InterfaceDocument.ObjectKind? = nil)
        throws(EditError) -> Element
    {
        if target.text == EditTarget.it.text, let last, let element = document.element(id: last) { return element }
        if target.text == "document", kind == .any { return Element(document: document, node: document.rootNode) }
        do throws(InterfaceDocument.ObjectNameError) {
            if let excerpt {
                let found = excerpt.objects(target.text, as: kind, in: document)
                if found.count != 1 { throw InterfaceDocument.ObjectNameError(target.text, kind: kind, candidates: found) }
                return found[0]
            }
            return try document.object(named: target.text, as: kind)
        } catch {
            if let one = Self.one(of: error.candidates) { return one }
            let wanted = preferred.map { preferred in error.candidates.filter { preferred.object(of: $0) == $0 } } ?? []
            if wanted.count == 1 { return wanted[0] }
            if excerpt == nil, let printed = printed(target.text, as: kind) { return printed }
            throw EditError(.object(error), column: target.column)
        }
    }

    /// Returns the objects that a target means: all matches of a selector, or the one object with a name.
    func all(_ target: EditTarget, as kind: InterfaceDocument.ObjectKind = .any) throws(EditError) -> [Element] {
        if target.text == EditTarget.it.text || target.text == "document" { return [try one(target, as: kind)] }
        do throws(InterfaceDocument.ObjectNameError) {
            if let excerpt {
                let found = excerpt.objects(target.text, as: kind, in: document)
                if found.count != 1 { throw InterfaceDocument.ObjectNameError(target.text, kind: kind, candidates: found) }
                return found
            }
            let found = try document.objects(named: target.text, as: kind)
            if found.count == 1 || isSelector(target, for: found, as: kind) { return found }
            // A name that several objects have is ambiguous.
            return [try document.object(named: target.text, as: kind)]
        } catch {
            if let one = Self.one(of: error.candidates) ?? (excerpt == nil ? printed(target.text, as: kind) : nil) { return [one] }
            throw EditError(.object(error), column: target.column)
        }
    }

    /// Returns the object to use where all objects with a name are the same for a user: a scene, its controller and the controller's items, or a
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

    /// Whether objects were found by a selector, and not by their names.
    private func isSelector(_ target: EditTarget, for found: [Element], as kind: InterfaceDocument.ObjectKind) -> Bool {
        guard let selector = try? Selector(parsing: target.text) else { return false }
        let matches = Set(selector.matches(in: document).compactMap { kind.object(of: $0)?.node })
        return found.allSatisfy { matches.contains($0.node) }
    }

    /// Returns the view that a target means.
    func view(_ target: EditTarget) throws(EditError) -> View {
        let element = try one(target, as: .view)
        guard let view = element.asView else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText), not a view"), column: target.column)
        }
        return view
    }

    /// Returns the views that a target means, without those inside another one.
    func views(_ target: EditTarget) throws(EditError) -> [View] {
        ElementSpans.outermost(try all(target, as: .view)).compactMap(\.asView)
    }

    /// Returns the controller of the scene that a target means by the name of the scene, of its controller or of one of its views.
    func controller(_ target: EditTarget) throws(EditError) -> Element {
        let element = try one(target, as: .scene)
        guard let controller = element.asScene?.controller else {
            throw EditError(.unusableObject("'\(target.text)' has no controller"), column: target.column)
        }
        return controller
    }
}

extension Element {
    /// The kind, with an article: `a label`.
    var kindText: String {
        let first = name.first.map { "aeiou".contains($0.lowercased()) } ?? false
        return (first ? "an " : "a ") + name
    }

    /// The name for messages, in quotes: `'Title'`.
    var quoted: String { "'\(shortName)'" }
}
