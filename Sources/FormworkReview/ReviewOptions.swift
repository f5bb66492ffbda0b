package import FormworkLayout
package import FormworkTemplates

/// What is asked of a comparison.
package struct ReviewOptions {
    /// The scene that is asked for, by its id or its name; nil for all.
    package var scene: String?
    /// Whether what is folded away is listed, too.
    package var unfolds = false
    /// Whether both sides are laid out, and the screens compared.
    package var solves = false
    /// How documents are laid out.
    package var layout = LayoutOptions()
    /// The devices on which screens are compared; the document's own canvas where there is none.
    package var devices: [Device] = []
    /// Steps that are taken on both sides; where there are none each template and each hiding master by itself is looked at.
    package var steps: [StateStep] = []

    package init() {}
}
