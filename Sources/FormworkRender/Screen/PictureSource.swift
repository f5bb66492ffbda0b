public import FormworkLayout
public import FormworkModel
public import FormworkTemplates
import FormworkTree

/// A document that is laid out for drawing, in the state in which it is shown.
public struct PictureSource: Sendable {
    /// The document as it was read.
    public let document: InterfaceDocument
    /// The document in the shown state, on the screen.
    let stage: StagedDocument
    /// The trees to draw: the requested screens and views, without layout templates.
    let layouts: [DocumentLayout.Root]
    /// The id of the only requested scene; nil for all.
    private let scene: String?
    /// The layout of the whole document, with the constraints that could not be used.
    public let layout: DocumentLayout

    /// Lays out a document for drawing.
    ///
    /// - Parameters:
    ///   - stage: The document in the state to show, on the screen.
    ///   - scene: The id of the only scene to draw; nil for all.
    ///   - annotations: The annotations to draw; `targets` includes the layout templates.
    ///   - usesRecordedFrames: Whether to use the frames that Interface Builder recorded instead of those computed from constraints.
    public init(
        _ stage: StagedDocument, scene: String? = nil, annotations: Set<Annotation> = [], usesRecordedFrames: Bool = false
    ) {
        document = stage.document
        self.scene = scene
        self.stage = annotations.isDisjoint(with: [.guides, .constraints, .hiding]) ? stage : stage.reportingInsets()
        layout = usesRecordedFrames ? Self.recorded(self.stage.layout) : self.stage.layout
        let templates = Set(document.layoutTemplates.compactMap { $0.root?.index })
        // Views in a window's toolbar are drawn with the window.
        let asked = layout.roots.filter { (scene == nil || $0.scene?.id == scene) && !$0.isPart }
        // A document with nothing but templates shows them.
        let screens = asked.filter { !templates.contains($0.root.index) }
        layouts = screens.isEmpty || annotations.contains(.targets) ? asked : screens
    }

    /// Returns a layout with the frames that Interface Builder recorded, if there are any.
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

    /// The reason why there is nothing to draw; nil if there is something.
    public var emptiness: String? {
        if !layouts.isEmpty || !viewlessControllers.isEmpty || !menus.isEmpty || listsObjects { return nil }
        return scene == nil ? "the document has no objects" : "the scene has no views"
    }

    /// The top-level macOS menus of the requested scenes, in document order.
    var menus: [NodeIndex] {
        guard document.platform == .macOS else { return [] }
        var found: [NodeIndex] = []
        for list in objectLists {
            for object in values.children(list) {
                if values.name(object) == .menu { found.append(object) }
                if values.isNamed(object, name: "application"), let menu = values.child(object, key: "mainMenu") { found.append(menu) }
            }
        }
        return found
    }

    /// The menus of pop-up buttons in the trees to draw, with the names of the buttons.
    var popUpMenus: [(owner: String, menu: NodeIndex)] {
        guard document.platform == .macOS else { return [] }
        var found: [(owner: String, menu: NodeIndex)] = []
        for view in layouts.flatMap(\.frames) {
            let view = View(document: values.document, index: view.view.index)
            guard let cell = values.child(view.element.node, key: "cell"), let menu = values.child(cell, key: "menu") else { continue }
            found.append((ViewNames.title(of: view), menu))
        }
        return found
    }

    /// Whether the document has nothing but objects, which are then listed.
    var listsObjects: Bool {
        guard scene == nil, layouts.isEmpty, viewlessControllers.isEmpty, menus.isEmpty else { return false }
        return objectLists.contains { !values.children($0).isEmpty }
    }

    private var values: ResolvedDocument { stage.values }

    /// The lists of top-level objects: that of a XIB, or those of the requested scenes of a storyboard.
    private var objectLists: [NodeIndex] {
        let shown = values.document
        if shown.kind == .xib { return [values.child(shown.rootNode, name: .objects)].compactMap(\.self) }
        return shown.scenes.filter { scene == nil || $0.id == scene }.compactMap { values.child($0.element.node, name: .objects) }
    }

    /// The iOS, tvOS and watchOS controllers without a view in the requested scenes. They fill the screen with the views of other controllers.
    var viewlessControllers: [(scene: InterfaceDocument.Scene, controller: Element)] {
        guard document.platform != .macOS, document.kind == .storyboard else { return [] }
        return document.scenes.compactMap { scene in
            guard self.scene == nil || scene.id == self.scene, let controller = scene.controller, StoryboardReference(controller) == nil,
                controller.child(key: "view") == nil
            else { return nil }
            return (scene, controller)
        }
    }

    /// The reason for an empty map.
    static let noScenes = "there are no scenes, because no document is a storyboard"

    /// The scale of the device in pixels per point.
    public var scale: Double { layouts.lazy.compactMap { $0.device?.scale }.first ?? 2 }

    /// Returns a description of the changes made to the tree's scene; nil for none.
    func state(of layout: DocumentLayout.Root) -> String? {
        let texts = stage.texts
        return layout.scene.flatMap { texts[$0.index] } ?? (document.kind == .xib ? texts[0] : nil)
    }

    /// Returns the screens of the trees to draw.
    func screens(_ context: ViewContext) -> [Screen] { ScreenParts.screens(layouts, context: context) }

    /// Returns the drawing context for the document's views.
    func context(_ assets: AssetLibrary) -> ViewContext { ViewContext(stage, assets: assets) }
}
