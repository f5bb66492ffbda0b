import FormworkDiagnostics
import FormworkModel

/// Describes one object in a few words for people: `label "Title" (a1B-c2-D3e)`, `constraint Title.width = 100 (f4G-h5-I6j)`.
struct ObjectText {
    private let document: InterfaceDocument

    init(document: InterfaceDocument) { self.document = document }

    /// Returns the element's name, the object's title, its custom class and its id.
    func line(_ element: Element) -> String {
        var words = [element.name]
        if let title = title(element) { words.append(title) }
        if let own = (element.asScene?.controller ?? element).customClass { words.append("." + own) }
        if let id = element.asScene?.id ?? element.id { words.append("(\(id))") }
        return words.joined(separator: " ")
    }

    private func title(_ element: Element) -> String? {
        if let constraint = element.asConstraint { return formula(constraint) }
        if let connection = element.asConnection { return text(connection) }
        if let guide = element.asGuide { return "\(guide.kind) of \(guide.owner.shortName)" }
        if let attribute = element.asRuntimeAttribute { return "\(attribute.keyPath) of \(attribute.owner.shortName)" }
        return (element.asScene?.label ?? element.label).map { "\"\($0.firstLine.shortened(to: 48))\"" }
    }

    /// Returns a formula: `Title.leading = Form.leading + 16 @750`.
    func formula(_ constraint: Constraint) -> String { constraint.value.text { document.shortName(ofID: $0) } }

    /// Returns a description of a connection: `submit: Form → Sign In`.
    private func text(_ connection: Connection) -> String {
        let name = connection.name ?? connection.element[.kind] ?? connection.element[.relationship]
        let destination = connection.destination?.shortName ?? connection.destinationID ?? connection.element[.unwindAction] ?? "nothing"
        return (name.map { "\($0): " } ?? "") + "\(connection.source.shortName) → \(destination)"
    }
}

extension Element {
    /// The kind of object in one word: `view`, `constraint`, `scene`, …; `object` for anything else.
    var kindWord: String {
        if asView != nil { return "view" }
        if asConstraint != nil { return "constraint" }
        if asScene != nil { return "scene" }
        if isController { return "controller" }
        if asGuide != nil { return "guide" }
        if let connection = asConnection { return connection.kind.rawValue }
        if asRuntimeAttribute != nil { return "runtimeAttribute" }
        return "object"
    }
}
