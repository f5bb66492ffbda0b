package import FormworkModel

/// Something of a document that code does not say.
package struct NotConverted {
    /// The element that says it.
    package let element: Element
    /// What it is, such as `attribute 'pointerInteraction'`.
    package let what: String
    /// Why it is left out.
    package let why: String
    /// Whether frames may differ without it.
    package let affectsLayout: Bool

    package init(element: Element, what: String, why: String, affectsLayout: Bool) {
        self.element = element
        self.what = what
        self.why = why
        self.affectsLayout = affectsLayout
    }
}
