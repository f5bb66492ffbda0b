import FormworkLayout
import FormworkModel
import FormworkTemplates

/// A document in one state on one screen, ready to be laid out in any size.
struct PreparedState: Sendable {
    let changed: ChangedDocument
    let options: LayoutOptions
    let context: ViewContext
    /// The constraints that are active, by tree.
    private let constraints: [Int: [Constraint]]

    /// Makes a state.
    ///
    /// - Parameters:
    ///   - document: the document as it was read.
    ///   - screen: where it is shown.
    ///   - template: the layout template that is applied, if one is.
    ///   - toggled: the hiding masters that are hidden where the document shows them, and shown where it hides them.
    ///   - options: how the page shows documents.
    ///   - trees: the document's trees.
    init(
        _ document: InterfaceDocument, _ screen: PageScreen, template: LayoutTemplate? = nil, toggled: [View] = [], _ options: PageOptions,
        _ trees: PageTrees
    ) {
        let layoutOptions = screen.options(options.layout)
        self.options = layoutOptions
        let classes = document.sizeClasses(layoutOptions)
        if template == nil, toggled.isEmpty {
            changed = ChangedDocument(document, original: document)
        } else {
            var state = LayoutState(document, widthClass: classes.width, heightClass: classes.height)
            let wasHidden = toggled.map(state.isHidden)
            if let template { state.apply(template) }
            for (master, wasHidden) in zip(toggled, wasHidden) { state.setHidden(!wasHidden, of: master) }
            changed = state.permanent()
        }
        context = ViewContext(changed.document, layoutOptions, assets: options.assets)
        let keepsPlaceholders = document.platform == .macOS || layoutOptions.environment != .device
        let installation = Installation(context.values, keepsPlaceholders: keepsPlaceholders)
        var constraints: [Int: [Constraint]] = [:]
        for constraint in changed.document.constraints where installation.constraints[constraint.index] {
            guard let tree = Self.tree(of: constraint, trees) else { continue }
            constraints[tree, default: []].append(constraint)
        }
        self.constraints = constraints
    }

    private static func tree(of constraint: Constraint, _ trees: PageTrees) -> Int? {
        for item in [constraint.firstItem, constraint.secondItem] {
            if let view = item?.asView ?? item?.asGuide?.owner.asView { return trees.places[view.index].tree }
        }
        return nil
    }

    func constraints(ofTree tree: Int) -> [Constraint] { constraints[tree] ?? [] }

    /// Lays out one scene, or all, and places the views. What stands in bars is part of their screens.
    func screens(of scene: Scene?, size: Size? = nil) -> [Screen] {
        var options = options
        options.scene = scene
        if let size { options.size = size }
        return ScreenParts.screens(changed.layout(options).scenes.filter { !$0.isInToolbar }, context)
    }
}
