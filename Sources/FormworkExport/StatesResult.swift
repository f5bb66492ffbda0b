public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

/// What `formwork states` says of a document: every state that its templates, hiding masters and devices make, solved.
public struct StatesResult: Sendable {
    /// What came of solving a state.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Every frame is said, and nothing contradicts.
        case determined
        /// There are views whose frame the constraints do not say.
        case ambiguous
        /// There are required constraints that cannot hold together.
        case conflicting
        /// Solving ended at its limit, before it was done.
        case unfinished
    }

    /// One state of one view tree.
    public struct Entry: Sendable {
        /// The tree as it was laid out.
        public let layout: SceneLayout
        /// The template that was applied; nil for none.
        public let template: LayoutTemplate?
        /// The hiding masters that were hidden.
        public let hidden: [View]
        /// How many views have another frame than without the template and with nothing hidden, on the same screen.
        public let moved: Int

        /// The device whose screen it is; nil on the canvas.
        public var device: Device? { layout.environment == .device ? layout.device : nil }

        /// Which way up the device is held; nil on the canvas.
        public var orientation: Orientation? {
            guard device != nil else { return nil }
            return layout.orientation
        }

        /// What came of it.
        public var outcome: Outcome {
            if layout.isUnfinished { return .unfinished }
            if !layout.conflicts.isEmpty { return .conflicting }
            return layout.ambiguous.isEmpty ? .determined : .ambiguous
        }
    }

    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The states: of each scene in the document's order without and with each template, on each device, without and with each master hidden.
    public let entries: [Entry]
    /// What is to be said about the document.
    public let diagnostics: [Diagnostic]

    /// Solves the states of a document.
    ///
    /// - Parameters:
    ///   - state: the state that the others begin with.
    ///   - file: the document's path as the caller gave it.
    ///   - devices: the screens; none for the one that the options say.
    ///   - options: how it is laid out else.
    ///   - scene: the id of the only scene that is asked for; nil for all.
    ///   - templates: the templates that are asked for; nil for all.
    ///   - masters: what is hidden; nil for each of the document's hiding masters.
    public init(
        _ state: LayoutState, file: String, devices: [Device] = [], options: LayoutOptions = LayoutOptions(), scene: String? = nil,
        templates: [LayoutTemplate]? = nil, masters: [View]? = nil
    ) {
        self.file = file
        document = state.document
        let screens: [Device?] = devices.isEmpty ? [options.device] : devices
        let templates = templates ?? state.document.layoutTemplates
        let masters = masters ?? HidingLinks(state.document).allMasters
        var entries: [Entry] = []
        for candidate in state.document.scenes where scene == nil || candidate.id == scene {
            let maker = StateMaker(state, candidate, templates: templates, masters: masters)
            entries += maker.entries(screens, options)
        }
        self.entries = entries
        if state.document.platform == .watchOS {
            diagnostics = state.document.layout(options).diagnostics(state.document, file: file)
        } else {
            // A tree that is unfinished in several states is named once.
            var seen: Set<Int> = []
            let unfinished = entries.map(\.layout).filter { $0.isUnfinished && seen.insert($0.root.index).inserted }
            diagnostics = unfinished.limitDiagnostics(state.document, file: file)
        }
    }
}

/// Solves the states of one scene.
private struct StateMaker {
    let state: LayoutState
    let scene: Scene
    let templates: [LayoutTemplate]
    let masters: [View]
    /// The views that are roots of templates, which are no screens.
    let templateRoots: Set<Int>

    init(_ state: LayoutState, _ scene: Scene, templates: [LayoutTemplate], masters: [View]) {
        self.state = state
        self.scene = scene
        self.templates = templates.filter { $0.scene?.index ?? 0 == scene.index }
        self.masters = masters.filter { $0.scene?.index == scene.index }
        templateRoots = Set(state.document.layoutTemplates.compactMap { $0.root?.index })
    }

    func entries(_ screens: [Device?], _ options: LayoutOptions) -> [StatesResult.Entry] {
        var made: [(template: Int, screen: Int, master: Int, root: Int, entry: StatesResult.Entry)] = []
        for (position, screen) in screens.enumerated() {
            var options = options
            options.device = screen
            options.scene = scene
            let before = layout(nil, nil, options)
            for (number, template) in ([nil] + templates).enumerated() {
                for (order, master) in ([nil] + masters).enumerated() {
                    let after = template == nil && master == nil ? before : layout(template, master, options)
                    for (old, new) in zip(before, after) where concerns(new, template, master) {
                        let moved = zip(old.frames, new.frames).count { $0.frame.distance(to: $1.frame) > 0.001 }
                        let entry = StatesResult.Entry(layout: new, template: template, hidden: master.map { [$0] } ?? [], moved: moved)
                        made.append((number, position, order, new.root.index, entry))
                    }
                }
            }
        }
        return made.sorted { ($0.root, $0.template, $0.screen, $0.master) < ($1.root, $1.template, $1.screen, $1.master) }.map(\.entry)
    }

    /// The trees of the scene in a state.
    private func layout(_ template: LayoutTemplate?, _ master: View?, _ options: LayoutOptions) -> [SceneLayout] {
        var state = state
        if let template { state.apply(template) }
        if let master { state.hide(master) }
        return state.permanent().layout(options).scenes.filter { !templateRoots.contains($0.root.index) }
    }

    /// Whether a tree can be another one with the template applied and the master hidden.
    private func concerns(_ layout: SceneLayout, _ template: LayoutTemplate?, _ master: View?) -> Bool {
        let views = Set(layout.frames.map(\.view.index))
        if let template, !template.pairs.contains(where: { views.contains($0.target.index) }) { return false }
        return master.map { views.contains($0.index) } ?? true
    }
}
