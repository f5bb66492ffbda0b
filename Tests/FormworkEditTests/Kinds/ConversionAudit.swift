import FormworkEdit
import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRules

/// Checks the invariants of a conversion.
struct ConversionAudit {
    let conversion: KindConversion
    private(set) var faults: [String] = []
    private(set) var document: InterfaceDocument?
    private(set) var bytes: [UInt8] = []

    private var source: InterfaceDocument { conversion.original }

    /// - Parameters:
    ///   - conversion: the conversion to check.
    ///   - findings: the findings of the rules in the original.
    init(_ conversion: KindConversion, findings: Set<String>) {
        self.conversion = conversion
        bytes = conversion.document.text()
        guard let read = try? DocumentReader().read(bytes, file: "Out") else {
            faults.append("unreadable")
            return
        }
        document = read.document
        if read.document.text(reformatted: true) != bytes { faults.append("formatting: written otherwise when read") }
        if read.document.kind == conversion.original.kind || read.document.platform != source.platform { faults.append("kind: is another") }
        checkFindings(read, findings)
        checkElements(read.document)
        checkConstraints(read.document)
    }

    /// Returns the findings of the rules, without locations.
    static func findings(_ document: InterfaceDocument, _ diagnostics: [Diagnostic] = []) -> Set<String> {
        // A XIB's controller, which its owner shows, becomes an unreachable scene. A XIB's cell needs no identifier.
        let rules = ValidationRules.usual.filter { $0.id != "unreachable-scene" && $0.id != "missing-cell-identifier" }
        return Set(
            Validator(rules: rules).validate(document, file: "", readingDiagnostics: diagnostics).map {
                "\($0.rule) \($0.location.element ?? "") \($0.message)"
            })
    }

    private mutating func checkFindings(_ read: ReadDocument, _ known: Set<String>) {
        for finding in Self.findings(read.document, read.diagnostics).subtracting(known).sorted() {
            if conversion.notes.contains(where: { finding.hasSuffix(" " + $0.message) }) { continue }
            faults.append("finding: \(finding)")
        }
    }

    // MARK: Elements

    /// The elements of the original that must be converted or listed.
    private var scope: [Element] {
        let root = source.element(at: [])
        guard let scene = conversion.scene else { return root.descendants }
        return root.children.filter { $0.name != "scenes" && $0.name != "resources" }.flatMap { [$0] + $0.descendants }
            + scene.element.descendants
    }

    /// Returns whether an element has another name or id in the new document.
    private func isRenamed(_ element: Element) -> Bool {
        let id = element.id ?? ""
        return ["-1", "-2"].contains(id) || element.isController && element.parent?.name == "objects"
            || element["sceneMemberID"] == "firstResponder"
            || ["objects", "scenes", "scene"].contains(element.name)
            // Lists that are or become empty.
            || element.children.isEmpty && (element.text ?? "").allSatisfy(\.isWhitespace)
                && ["layoutGuides", "prototypes", "sections", "cells", "connections"].contains(element.name)
    }

    private mutating func checkElements(_ document: InterfaceDocument) {
        let left = Set(conversion.notes.filter { $0.outcome == .leftOut }.flatMap { [$0.element] + $0.element.descendants })
        let changed = Set(conversion.notes.filter { $0.outcome == .changed }.map(\.element))
        var written: [String: Int] = [:]
        for element in document.element(at: []).descendants where element.id == nil { written[element.signature, default: 0] += 1 }
        for element in scope where !left.contains(element) && !isRenamed(element) {
            if let id = element.id {
                guard let new = document.element(id: id) else {
                    faults.append("element: '\(id)' (\(element.name)) is missing")
                    continue
                }
                if !changed.contains(element), source.element(id: id) == element { checkAttributes(element, new) }
            } else if !changed.contains(element), !isEmptied(element, left) {
                written[element.signature, default: 0] -= 1
                if written[element.signature, default: 0] < 0 {
                    faults.append("element: \(element.signature) is missing in \(element.parent?.name ?? "")")
                }
            }
        }
        for element in left {
            if let id = element.id, !isRenamed(element), document.element(id: id) != nil, source.element(id: id) == element {
                faults.append("list: '\(id)' is listed as left out, and is there")
            }
        }
    }

    /// Attributes are kept; only references to a placeholder or a controller may change.
    private mutating func checkAttributes(_ old: Element, _ new: Element) {
        for (name, value) in old.attributes where name != "key" && new[name] != value {
            let goal = source.element(id: value)
            if ["-1", "-2", "-3"].contains(value) || goal.map(isRenamed) ?? false { continue }
            faults.append("attribute: '\(name)' of '\(old.id ?? "")' is '\(new[name] ?? "")', was '\(value)'")
        }
    }

    private func isEmptied(_ element: Element, _ left: Set<Element>) -> Bool {
        !element.children.isEmpty && element.children.allSatisfy { left.contains($0) || isEmptied($0, left) }
    }

    // MARK: Constraints

    private mutating func checkConstraints(_ document: InterfaceDocument) {
        let listed = Set(conversion.notes.map(\.element)).union(
            conversion.notes.filter { $0.outcome == .leftOut }.flatMap(\.element.descendants))
        let nodes = Set(scope)
        for constraint in source.constraints where nodes.contains(constraint.element) && !listed.contains(constraint.element) {
            guard let id = constraint.id else { continue }
            guard let new = document.constraint(id: id) else { continue }
            if constraint.words != new.words { faults.append("constraint: '\(id)' is \(new.words), was \(constraint.words)") }
        }
    }

    // MARK: Frames

    /// Returns the views that are laid out differently without a note that explains it.
    ///
    /// - Parameters:
    ///   - before: The frames of the original's views.
    ///   - excuses: whether views with a note do not count.
    func movedViews(_ before: [String: Rect], excuses: Bool = true) -> [String] {
        guard let document else { return [] }
        let excused = !excuses ? [] : Set(conversion.notes.filter { $0.reason != .rootOutlet }.compactMap(\.element.id))
        return document.frames.compactMap { id, frame in
            guard let old = before[id], old != frame else { return nil }
            var view = source.view(id: id)
            while let current = view {
                if let id = current.id, excused.contains(id) { return nil }
                view = current.superview
            }
            return "\(id) is at \(frame), was at \(old)"
        }
    }
}

extension InterfaceDocument {
    /// The solved frames, by view id.
    var frames: [String: Rect] {
        var result: [String: Rect] = [:]
        for scene in layout().roots { for entry in scene.frames { if let id = entry.view.id { result[id] = entry.frame } } }
        return result
    }

    /// Returns the element at a path; the empty path is the root.
    func element(at path: [Int]) -> Element {
        var element = (scenes.first?.element ?? views[0].element)
        while let parent = element.parent { element = parent }
        return element
    }
}

extension Element {
    var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }

    /// The signature of an element without an id.
    var signature: String {
        "<\(name)" + attributes.filter { $0.name != "dataMode" }.map { " \($0.name)=\"\($0.value)\"" }.joined() + ">"
            + (children.isEmpty ? text ?? "" : "")
    }
}

extension Constraint {
    var words: String {
        "\(firstItemID ?? "?").\(firstAttribute) \(relation) \(secondItemID ?? "").\(secondAttribute) * \(multiplier) + \(constant) @\(priority)"
    }
}
