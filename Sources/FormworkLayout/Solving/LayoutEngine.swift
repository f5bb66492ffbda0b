import FormworkDiagnostics
import FormworkModel
import FormworkSolver

/// Lays out a document tree by tree, those that hold others first.
struct LayoutEngine {
    private let document: InterfaceDocument
    private let options: LayoutOptions
    private let context: LayoutContext
    private let trees: [ViewTree]

    init(_ document: InterfaceDocument, _ options: LayoutOptions) {
        self.document = document
        self.options = options
        let environment = Self.environment(document, options)
        let classes = environment.sizeClasses
        let values = DocumentValues(document, widthClass: classes.width, heightClass: classes.height)
        var installation = Installation(values, keepsPlaceholders: environment.keepsPlaceholders)
        for replacement in options.replacements { installation.remove(replacement.removed) }
        var builder = ViewTreeBuilder(values, installation)
        builder.run()
        trees = builder.trees
        let version = ToolsVersion(document)
        let metrics = MetricsSource(values, version: version, options: options, scale: environment.rounding.scale)
        var context = LayoutContext(
            values: values, installation: installation, environment: environment, options: options, version: version, metrics: metrics,
            places: builder.places, isMac: document.platform == .macOS)
        context.resolve(options.replacements)
        self.context = context
    }

    private static func environment(_ document: InterfaceDocument, _ options: LayoutOptions) -> any LayoutEnvironment {
        if document.platform == .macOS { return AppKitEnvironment(size: options.size) }
        return CanvasEnvironment(document, size: options.size, sizeClasses: options.sizeClasses)
    }

    func run() -> DocumentLayout {
        var result = DocumentLayout()
        var layouts: [TreeLayout] = []
        layouts.reserveCapacity(trees.count)
        var entries: [Int: Int] = [:]
        for tree in trees {
            var hostWidth: Double?
            if let host = tree.host, [.tableView, .outlineView].contains(layouts[host.tree].items[host.item].name) {
                hostWidth = layouts[host.tree].frames[host.item].size.width
            }
            var layout = TreeLayout(tree, context, hostWidth: hostWidth)
            layout.run()
            let entry: Int
            if let known = entries[tree.entryRoot] {
                entry = known
            } else {
                entry = result.scenes.count
                entries[tree.entryRoot] = entry
                let scene = document.kind == .xib || tree.scene < 0 ? nil : Scene(document: document, index: tree.scene)
                result.scenes.append(
                    SceneLayout(
                        scene: scene, root: View(document: document, index: tree.entryRoot), size: layout.surroundings.size,
                        environment: context.environment.kind, device: context.environment.device))
            }
            layout.report(to: &result.scenes[entry])
            layouts.append(layout)
        }
        return result
    }
}
