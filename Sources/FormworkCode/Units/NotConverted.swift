public import FormworkModel

/// Something of a document that code does not say.
public struct NotConverted: Hashable, Sendable {
    /// The element that says it.
    public let element: InterfaceDocument.Element
    /// What it is, such as `attribute 'pointerInteraction'`.
    public let what: String
    /// Why it is left out, and what may be done instead.
    public let why: String
    /// Whether frames may differ for want of it.
    public let affectsLayout: Bool

    package init(_ element: Element, _ what: String, _ why: String, affectsLayout: Bool = false) {
        self.element = element
        self.what = what
        self.why = why
        self.affectsLayout = affectsLayout
    }

    /// One line that names the element; for a part without an id, what it belongs to.
    public var text: String {
        if let id = element.id { return "\(element.name) '\(id)': \(what): \(why)" }
        let owner = sequence(first: element, next: \.parent).first { $0.id != nil }
        let name = owner.flatMap { owner in owner.id.map { "\(owner.name) '\($0)'" } } ?? element.name
        let part = owner == nil || what.contains(element.name) ? "" : element.name + ": "
        return "\(name): \(part)\(what): \(why)"
    }
}
