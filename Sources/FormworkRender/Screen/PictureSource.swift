public import FormworkLayout
public import FormworkModel
public import FormworkStates
import FormworkTemplates

/// A document that was laid out, and what was done to it before: what pictures are made of.
public struct PictureSource: Sendable {
    /// The document as it was read.
    public let document: InterfaceDocument
    /// The document in the state in which it is shown, on the screen.
    let stage: StagedDocument
    /// The trees that are shown: the screens and views of the scenes that are asked for, without the templates beside them.
    let layouts: [RootLayout]
    /// The id of the only scene that is asked for; nil for all.
    private let scene: String?
    /// Everything that was laid out, and the constraints that could not take part.
    public let layout: DocumentLayout

    /// Lays a document out to be drawn.
    ///
    /// - Parameters:
    ///   - stage: the document in the state in which it is to be shown, on the screen.
    ///   - scene: the id of the only scene that is asked for; nil for all.
    ///   - annotations: what is to be drawn over the views: targets bring the templates along.
    public init(_ stage: StagedDocument, scene: String? = nil, annotations: Set<Annotation> = []) {
        document = stage.document
        self.scene = scene
        self.stage = annotations.isDisjoint(with: [.guides, .constraints, .hiding]) ? stage : stage.reportingInsets()
        layout = self.stage.layout
        let templates = Set(document.layoutTemplates.compactMap { $0.root?.index })
        // What stands in a window's toolbar is drawn there.
        let asked = layout.roots.filter { (scene == nil || $0.scene?.id == scene) && !$0.isInToolbar }
        // A document of nothing but templates shows them.
        let screens = asked.filter { !templates.contains($0.root.index) }
        layouts = screens.isEmpty || annotations.contains(.targets) ? asked : screens
    }

    /// Why there is nothing to draw; nil where there is something.
    public var emptiness: String? {
        if !layouts.isEmpty || !viewlessControllers.isEmpty { return nil }
        return document.platform == .watchOS ? "interfaces of watchOS are not laid out by constraints" : "the document has no views"
    }

    /// The controllers of iOS and tvOS that have no view of their own, in the scenes that are asked for: they fill the screen with others'.
    var viewlessControllers: [(scene: InterfaceDocument.Scene, controller: Element)] {
        guard document.platform != .macOS, document.kind == .storyboard else { return [] }
        return document.scenes.compactMap { scene in
            guard self.scene == nil || scene.id == self.scene, let controller = scene.controller, StoryboardReference(controller) == nil,
                controller.child(key: "view") == nil
            else { return nil }
            return (scene, controller)
        }
    }

    /// Why there is no map.
    static let noScenes = "there are no scenes: no document is a storyboard"

    /// Pixels in a point, of the device on which it is shown.
    public var scale: Double { layouts.lazy.compactMap { $0.device?.scale }.first ?? 2 }

    /// What was done to the tree's scene before, in words; nil for nothing.
    func state(of layout: RootLayout) -> String? {
        let texts = stage.texts
        return layout.scene.flatMap { texts[$0.index] } ?? (document.kind == .xib ? texts[0] : nil)
    }

    /// The screens as they stand in pictures.
    func screens(_ context: ViewContext) -> [Screen] { ScreenParts.screens(layouts, context) }

    /// What drawing the document's views needs to know.
    func context(_ assets: AssetLibrary) -> ViewContext { ViewContext(stage, assets: assets) }
}
