import FormworkLayout
import FormworkModel

/// The initial state of a document on a screen, from which the other states are derived.
struct StatesBefore {
    /// The layouts of each scene, by scene index.
    let scenes: [Int: [DocumentLayout.Root]]
    let roots: LayoutRoots

    init(_ layout: DocumentLayout, of document: InterfaceDocument) {
        roots = LayoutRoots(layout, of: document)
        scenes = Dictionary(grouping: layout.roots) { $0.root.scene?.index ?? 0 }
    }
}

/// Solves the states of one scene.
struct StateMaker {
    let scene: Scene
    private let templates: [LayoutTemplate]
    private let masters: [View]
    /// The views that are roots of templates and so aren't screens.
    private let templateRoots: Set<Int>

    /// - Parameters:
    ///   - scene: The scene.
    ///   - templates: The scene's requested templates.
    ///   - masters: The scene's views to hide.
    ///   - templateRoots: The indices of the roots of all templates.
    init(_ scene: Scene, templates: [LayoutTemplate], masters: [View], templateRoots: Set<Int>) {
        self.scene = scene
        self.templates = templates
        self.masters = masters
        self.templateRoots = templateRoots
    }

    /// Returns the number of states on a screen.
    func count(_ before: StatesBefore) -> Int {
        var templates: [Int: Int] = [:]
        var masters: [Int: Int] = [:]
        let screens = screens(before)
        let screenRoots = Set(screens.map(\.root.index))
        for template in self.templates { for root in roots(of: template, before, among: screenRoots) { templates[root, default: 0] += 1 } }
        for master in self.masters { if let root = before.roots.root(of: master) { masters[root, default: 0] += 1 } }
        return screens.reduce(0) { count, screen in
            let root = screen.root.index
            // The number of each is below the number of elements, which is below 2^27.
            return count + (1 + (templates[root] ?? 0)) * (1 + (masters[root] ?? 0))
        }
    }

    /// Returns the states on some screens.
    ///
    /// - Parameters:
    ///   - screens: The document on each screen in its initial state.
    ///   - effort: The remaining solver effort, which is reduced.
    func entries(_ screens: [(stage: StagedDocument, before: StatesBefore)], effort: inout Int) -> [StagedDocument.StatesResult.Entry] {
        var made: [(template: Int, screen: Int, master: Int, root: Int, entry: StagedDocument.StatesResult.Entry)] = []
        for (position, screen) in screens.enumerated() {
            let before = self.screens(screen.before)
            let screenRoots = Set(before.map(\.root.index))
            let masters = Dictionary(grouping: masters.enumerated()) { screen.before.roots.root(of: $0.element) ?? -1 }
            for (number, template) in ([nil] + templates).enumerated() {
                let roots = template.map { self.roots(of: $0, screen.before, among: screenRoots) } ?? screenRoots
                if roots.isEmpty { continue }
                let chosen = roots.flatMap { masters[$0] ?? [] }.sorted { $0.offset < $1.offset }
                for master in [nil] + chosen {
                    let roots = master.flatMap { screen.before.roots.root(of: $0.element) }.map { [$0] } ?? roots
                    var after = before
                    if template != nil || master != nil {
                        after =
                            screen.stage.layout(
                                applying: template, hiding: master.map { [$0.element] } ?? [], scene: scene, roots: roots, before: before,
                                effort: &effort
                            ).roots
                    }
                    for entry in entries(before, after: after, template: template, master: master?.element)
                    where roots.contains(entry.layout.root.index) {
                        made.append((number, position, (master?.offset ?? -1) + 1, entry.layout.root.index, entry))
                    }
                }
            }
        }
        return made.sorted { ($0.root, $0.template, $0.screen, $0.master) < ($1.root, $1.template, $1.screen, $1.master) }.map(\.entry)
    }

    private func entries(
        _ before: [DocumentLayout.Root], after: [DocumentLayout.Root], template: LayoutTemplate?, master: View?
    ) -> [StagedDocument.StatesResult.Entry] {
        let old = Dictionary(before.map { ($0.root.index, $0) }, uniquingKeysWith: { first, _ in first })
        return after.compactMap { new in
            guard let old = old[new.root.index] else { return nil }
            let moved = zip(old.frames, new.frames).count { $0.frame.distance(to: $1.frame) > 0.001 }
            var layout = new
            (layout.frames, layout.contentSizes, layout.insets) = ([], [], [])
            return StagedDocument.StatesResult.Entry(layout: layout, template: template, hidden: master.map { [$0] } ?? [], moved: moved)
        }
    }

    /// Returns the scene's view trees that are screens.
    private func screens(_ before: StatesBefore) -> [DocumentLayout.Root] {
        (before.scenes[scene.index] ?? []).filter { !templateRoots.contains($0.root.index) }
    }

    /// Returns the screens that a template changes.
    private func roots(of template: LayoutTemplate, _ before: StatesBefore, among screens: Set<Int>) -> Set<Int> {
        before.roots.roots(of: template.pairs.lazy.map(\.target)).intersection(screens)
    }
}
