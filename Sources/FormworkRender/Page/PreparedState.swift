import FormworkLayout
import FormworkModel
import FormworkTemplates

/// A document in one state on one screen of a page, ready to be laid out at any size.
struct PreparedState: Sendable {
    let stage: StagedDocument
    let context: ViewContext
    /// The active constraints by tree.
    private let constraints: [Int: [Constraint]]

    /// Prepares a state.
    ///
    /// - Parameters:
    ///   - stage: The document as read, on the screen.
    ///   - template: The layout template to apply, if any.
    ///   - toggled: The hiding masters whose visibility differs from the document.
    ///   - options: The page's options.
    ///   - trees: The document's trees.
    init(
        _ stage: StagedDocument, template: LayoutTemplate? = nil, toggled: [View] = [], options: PageOptions, trees: PageTrees
    ) {
        var stage = stage
        if template != nil || !toggled.isEmpty {
            stage = stage.changing { state in
                let wasHidden = toggled.map(state.isHidden)
                if let template { state.apply(template) }
                for (master, wasHidden) in zip(toggled, wasHidden) { state.setHidden(!wasHidden, of: master) }
            }
        }
        self.stage = stage
        context = ViewContext(stage, assets: options.assets)
        var constraints: [Int: [Constraint]] = [:]
        for constraint in stage.changed.document.constraints where stage.installation.constraints[constraint.index] {
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

    /// Lays out one scene or all of them. Views in bars are part of their screens.
    func screens(of scene: Scene?, size: Size? = nil) -> [Screen] {
        var effort = stage.options.solverLimit
        let layout = stage.layout(scene: scene, size: size, effort: &effort)
        return ScreenParts.screens(layout.roots.filter { !$0.isPart }, context: context)
    }
}
