public import FormworkModel
import FormworkTree

/// A part of a document that code leaves out.
public struct NotConverted: Hashable, Sendable {
    /// The element, or the element of an attribute.
    public let element: InterfaceDocument.Element
    /// A description of the part, such as `attribute 'pointerInteraction'`.
    public let what: String
    /// The reason for leaving it out, possibly with a remedy.
    public let why: String
    /// Whether frames may differ because it is missing.
    public let affectsLayout: Bool

    package init(_ element: Element, what: String, why: String, affectsLayout: Bool = false) {
        self.element = element
        self.what = what
        self.why = why
        self.affectsLayout = affectsLayout
    }

    /// A description on a single line that names the element. An element without an id is named by its nearest ancestor with one.
    public var text: String {
        if let id = element.id { return "\(element.name) '\(id)': \(what): \(why)" }
        let owner = sequence(first: element, next: \.parent).first { $0.id != nil }
        let name = owner.flatMap { owner in owner.id.map { "\(owner.name) '\($0)'" } } ?? element.name
        let part = owner == nil || what.contains(element.name) ? "" : element.name + ": "
        return "\(name): \(part)\(what): \(why)"
    }
}
