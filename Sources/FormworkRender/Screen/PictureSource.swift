public import FormworkLayout
public import FormworkModel
public import FormworkStates
import FormworkTemplates
import FormworkTree

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
    ///   - usesRecordedFrames: whether views stand where Interface Builder has recorded them, and not where their constraints put them.
    public init(
        _ stage: StagedDocument, scene: String? = nil, annotations: Set<Annotation> = [], usesRecordedFrames: Bool = false
    ) {
        document = stage.document
        self.scene = scene
        self.stage = annotations.isDisjoint(with: [.guides, .constraints, .hiding]) ? stage : stage.reportingInsets()
        layout = usesRecordedFrames ? Self.recorded(self.stage.layout) : self.stage.layout
        let templates = Set(document.layoutTemplates.compactMap { $0.root?.index })
        // What stands in a window's toolbar is drawn there.
        let asked = layout.roots.filter { (scene == nil || $0.scene?.id == scene) && !$0.isInToolbar }
        // A document of nothing but templates shows them.
        let screens = asked.filter { !templates.contains($0.root.index) }
        layouts = screens.isEmpty || annotations.contains(.targets) ? asked : screens
    }

    /// A layout with the frames that Interface Builder has recorded, where it has.
    private static func recorded(_ layout: DocumentLayout) -> DocumentLayout {
        var layout = layout
        for root in layout.roots.indices {
            if let size = layout.roots[root].root.frame?.size, size.width >= 0, size.height >= 0 { layout.roots[root].size = size }
            for place in layout.roots[root].frames.indices {
                if let frame = layout.roots[root].frames[place].view.frame { layout.roots[root].frames[place].frame = frame }
            }
        }
        return layout
    }

    /// Why there is nothing to draw; nil where there is something.
    public var emptiness: String? {
        if !layouts.isEmpty || !viewlessControllers.isEmpty || !menus.isEmpty || listsObjects { return nil }
        return scene == nil ? "the document has no objects" : "the scene has no views"
    }

    /// The menus of macOS that stand by themselves, in the scenes that are asked for, in the document's order.
    var menus: [NodeIndex] {
        guard document.platform == .macOS else { return [] }
        var found: [NodeIndex] = []
        for list in objectLists {
            for object in values.children(list) {
                if values.name(object) == .menu { found.append(object) }
                if values.isNamed(object, "application"), let menu = values.child(object, key: "mainMenu") { found.append(menu) }
            }
        }
        return found
    }

    /// The menus of pop-up buttons in the trees that are shown, with what their buttons are called.
    var popUpMenus: [(owner: String, menu: NodeIndex)] {
        guard document.platform == .macOS else { return [] }
        var found: [(owner: String, menu: NodeIndex)] = []
        for view in layouts.flatMap(\.frames) {
            let view = View(document: values.document, index: view.view.index)
            guard let cell = values.child(view.element.node, key: "cell"), let menu = values.child(cell, key: "menu") else { continue }
            found.append((ViewWords.title(of: view), menu))
        }
        return found
    }

    /// Whether there is nothing but objects, which are listed.
    var listsObjects: Bool {
        guard scene == nil, layouts.isEmpty, viewlessControllers.isEmpty, menus.isEmpty else { return false }
        return objectLists.contains { !values.children($0).isEmpty }
    }

    private var values: ResolvedDocument { stage.values }

    /// The lists of objects at the top of a XIB, or of the scenes of a storyboard that are asked for.
    private var objectLists: [NodeIndex] {
        let shown = values.document
        if shown.kind == .xib { return [values.child(shown.rootNode, .objects)].compactMap(\.self) }
        return shown.scenes.filter { scene == nil || $0.id == scene }.compactMap { values.child($0.element.node, .objects) }
    }

    /// The controllers of iOS, tvOS and watchOS that have no view of their own, in the scenes that are asked for: they fill the screen with others'.
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
