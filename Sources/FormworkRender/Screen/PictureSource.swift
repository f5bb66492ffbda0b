public import FormworkLayout
public import FormworkModel
import FormworkTemplates

/// A document that was laid out, and what was done to it before: what pictures are made of.
public struct PictureSource: Sendable {
    /// The document as it was read.
    public let document: InterfaceDocument
    /// The document as it is shown: what a state made of it.
    let changed: ChangedDocument
    /// How it was laid out.
    let options: LayoutOptions
    /// The trees that are shown: the screens and views of the scenes that are asked for, without the templates beside them.
    let layouts: [SceneLayout]
    /// What was done before, such as `template=A`, by the index of the scene.
    let states: [Int: String]
    /// Everything that was laid out, and the constraints that could not take part.
    public let layout: DocumentLayout

    /// Lays a document out to be drawn.
    ///
    /// - Parameters:
    ///   - changed: the document as it is to be shown.
    ///   - options: how it is laid out.
    ///   - states: what was done before, by the index of the scene.
    ///   - scene: the id of the only scene that is asked for; nil for all.
    ///   - annotations: what is to be drawn over the views: targets bring the templates along.
    public init(
        _ changed: ChangedDocument, options: LayoutOptions, states: [Int: String] = [:], scene: String? = nil,
        annotations: Set<Annotation> = []
    ) {
        document = changed.original
        self.changed = changed
        self.states = states
        var options = options
        options.reportsInsets = !annotations.isDisjoint(with: [.guides, .constraints, .hiding])
        self.options = options
        layout = changed.layout(options)
        let templates = Set(changed.original.layoutTemplates.compactMap { $0.root?.index })
        // What stands in a window's toolbar is drawn there.
        let asked = layout.scenes.filter { (scene == nil || $0.scene?.id == scene) && !$0.isInToolbar }
        // A document of nothing but templates shows them.
        let screens = asked.filter { !templates.contains($0.root.index) }
        layouts = screens.isEmpty || annotations.contains(.targets) ? asked : screens
    }

    /// Why there is nothing to draw; nil where there is something.
    public var emptiness: String? {
        if !layouts.isEmpty { return nil }
        return document.platform == .watchOS ? "interfaces of watchOS are not laid out by constraints" : "the document has no views"
    }

    /// Pixels in a point, of the device on which it is shown.
    public var scale: Double { layouts.lazy.compactMap { $0.device?.scale }.first ?? 2 }

    /// What was done to the tree's scene before, in words; nil for nothing.
    func state(of layout: SceneLayout) -> String? {
        layout.scene.flatMap { states[$0.index] } ?? (document.kind == .xib ? states[0] : nil)
    }

    /// The screens as they stand in pictures.
    func screens(_ context: ViewContext) -> [Screen] { ScreenParts.screens(layouts, context) }

    /// What drawing the document's views needs to know.
    func context(_ assets: AssetLibrary) -> ViewContext { ViewContext(changed.document, options, assets: assets) }
}
