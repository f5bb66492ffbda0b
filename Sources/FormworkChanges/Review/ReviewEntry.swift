import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// A line of a comparison's page, with the objects that it is about in both versions.
struct ReviewEntry {
    /// A kind of line.
    enum Kind: String {
        case added, removed, moved, changed, introduced, resolved
    }

    var kind: Kind
    /// The scene's name; nil for the document itself and for a XIB.
    var scene: String?
    /// The object's name, as `diff` prints it; empty for the document itself.
    var object: String
    /// The rest of the line, as `diff` prints it.
    var text: String
    /// The objects in the old version: several for equal lines.
    var old: [InterfaceDocument.Element]
    /// The objects in the new version.
    var new: [InterfaceDocument.Element]
    /// The number of equal lines.
    var count = 1

    /// The whole line, with the number of equal ones: `Total (label): alpha 1 → 0.5 × 3`.
    var line: String {
        let place = ReviewLine.place(scene, object: object)
        return "\(place.isEmpty ? "" : "\(place): ")\(text)\(times)"
    }

    /// The object with the number of equal lines: `Total (label) × 3`.
    var countedObject: String { object + times }

    /// The number of equal lines: ` × 3`; empty for one.
    var times: String { count == 1 ? "" : " × \(count)" }
}

extension FileComparison {
    /// The changes in the order of the report, with equal lines merged, followed by the effects on screens.
    var entries: [ReviewEntry] { changeEntries + effectEntries }

    /// The changes, with equal lines merged.
    var changeEntries: [ReviewEntry] { Self.entries(of: shown) }

    /// Returns changes with equal lines merged.
    static func entries(of changes: [Change]) -> [ReviewEntry] {
        var entries: [ReviewEntry] = []
        var places: [String: Int] = [:]
        for change in changes {
            let (old, new) = ([change.oldElement].compactMap(\.self), [change.newElement].compactMap(\.self))
            if let place = places[change.line] {
                entries[place].old += old
                entries[place].new += new
                entries[place].count += 1
                continue
            }
            places[change.line] = entries.count
            let kind: ReviewEntry.Kind =
                switch change.kind {
                case .added: .added
                case .removed: .removed
                case .moved: .moved
                case .changed: .changed
                }
            entries.append(
                ReviewEntry(kind: kind, scene: change.scene, object: change.object, text: change.text, old: old, new: new))
        }
        return entries
    }

    /// The effects on screens that concern objects: findings and moved views.
    var effectEntries: [ReviewEntry] {
        guard let effects, let changes else { return [] }
        var entries: [ReviewEntry] = []
        for entry in effects.findings {
            let id = entry.finding.location.element ?? ""
            let element = (entry.isIntroduced ? changes.new : changes.old).element(id: id)
            let elements = [element].compactMap(\.self)
            entries.append(
                ReviewEntry(
                    kind: entry.isIntroduced ? .introduced : .resolved, object: entry.place, text: Self.words(of: entry),
                    old: entry.isIntroduced ? elements.compactMap(changes.old(of:)) : elements,
                    new: entry.isIntroduced ? elements : elements.compactMap(changes.new(of:))))
        }
        for move in effects.moves {
            // A frame that the document itself changed is among the changes.
            let isListed = shown.contains { change in
                change.property == "frame" && change.newElement?.parent == move.view.element && change.to == "\(move.to)"
            }
            if isListed { continue }
            entries.append(
                ReviewEntry(
                    kind: .moved, object: move.place, text: Self.words(of: move), old: [changes.old(move.view)?.element].compactMap(\.self),
                    new: [move.view.element]))
        }
        return entries
    }
}

extension DocumentChanges {
    /// Returns the old version of an element; nil if it is new.
    func old(of element: InterfaceDocument.Element) -> InterfaceDocument.Element? {
        matching.oldNode[element.node].map { InterfaceDocument.Element(document: old, node: $0) }
    }

    /// Returns the new version of an element; nil if it was removed.
    func new(of element: InterfaceDocument.Element) -> InterfaceDocument.Element? {
        matching.newNode[element.node].map { InterfaceDocument.Element(document: new, node: $0) }
    }
}
