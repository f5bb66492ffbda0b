package import FormworkLayout
package import FormworkTemplates

/// The options of a comparison.
package struct ReviewOptions {
    /// The scene to compare, by id or name; nil for all scenes.
    package var scene: String?
    /// Whether folded changes are listed as well.
    package var unfolds = false
    /// Whether both versions are laid out to compare screens.
    package var solves = false
    /// The options of the layout.
    package var layout = LayoutOptions()
    /// The devices on which screens are compared; empty for the document's own canvas.
    package var devices: [Device] = []
    /// The steps to take on both sides. If there are none, each template and each hiding master is applied separately.
    package var steps: [LayoutState.Step] = []

    package init() {}
}
