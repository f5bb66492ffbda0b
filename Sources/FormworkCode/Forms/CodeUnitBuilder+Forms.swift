import FormworkIndex
import FormworkModel
import FormworkTemplates
import FormworkTree
import FormworkVocabulary

// The class of a unit, and its name.
extension CodeUnitBuilder {
    /// Returns all custom class names of a document. A generated class must not have one of these names.
    static func ownClasses(of document: InterfaceDocument) -> [String] {
        let tree = document.tree
        return tree.nodeIndices.compactMap { node in
            tree.nodes[node].kind == .element ? Element(document: document, node: node).customClass : nil
        }
    }

    /// Returns the views that contain another view of their own class.
    ///
    /// - Complexity: O(n · d) in the number of views and their depth.
    static func selfHolding(_ document: InterfaceDocument) -> Set<View> {
        var result: Set<View> = []
        for view in document.views {
            guard let name = view.element.customClass else { continue }
            var above = view.superview
            while let current = above {
                if current.element.customClass == name { result.insert(current) }
                above = current.superview
            }
        }
        return result
    }

    var isMac: Bool { document.platform == .macOS }

    /// Returns the class of a unit.
    ///
    /// - Complexity: O(1)
    func unitClass(of root: View, in scene: Scene) -> UnitClass {
        guard makesCells, document.platform != .watchOS else { return .layout }
        let element = root.element
        if Self.cells.contains(element.name), !isObjectiveC || !isMac { return viewClass(element, form: .cell) ?? .layout }
        if wanted == .layout { return .layout }
        if wanted != .view, let controller = controller(of: root, in: scene) { return controllerClass(controller, root: root) ?? .layout }
        return (isMac ? Self.macViews : Self.touchViews).contains(element.name) ? viewClass(element, form: .view) ?? .layout : .layout
    }

    static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"]
    /// Views for which `init(frame:)` gives the same result as any other initializer.
    private static let touchViews: Set<String> = ["view", "scrollView", "stackView", "imageView", "label"]
    private static let macViews: Set<String> = ["view", "customView", "box", "scrollView", "stackView", "visualEffectView"]
    /// Controllers that can be created without arguments.
    private static let controllers = [
        "viewController": "ViewController", "tableViewController": "TableViewController",
        "collectionViewController": "CollectionViewController",
    ]

    /// Returns the controller whose view is the root. File's Owner counts as the controller of the view in its `view` outlet if its class is named
    /// like one, or if controllers are requested.
    private func controller(of root: View, in scene: Scene) -> Element? {
        if let controller = scene.controller { return root.element.parent == controller ? controller : nil }
        guard let owner = document.fileOwner, let own = owner.customClass else { return nil }
        let isNamed = own.hasSuffix(isMac ? "ViewController" : "Controller") && !own.hasSuffix("CollectionViewController")
        guard wanted == .controller || isNamed else { return nil }
        return owner.outlets.contains { $0.name == "view" && $0.destination == root.element } ? owner : nil
    }

    /// Whether the controller of a scene is generated, and with it the scene's segues.
    func writesController(of scene: Scene) -> Bool {
        guard let root = scene.roots.first(where: { $0.element.parent == scene.controller }) else { return false }
        return state.isInstalled(root) && unitClass(of: root, in: scene).form == .controller
    }

    private func viewClass(_ element: Element, form: CodeForm) -> UnitClass? {
        var names = InheritedNames.ofView(element, isMac: isMac)
        guard let kit = element.platformClass ?? (isMac ? AppKitClasses.byElement[element.name]?.name : nil) else { return nil }
        let written = isObjectiveC ? TypeName.objectiveC(element) : TypeName.swift(element)
        guard element.customClass != nil, let own = written else {
            return UnitClass(form: form, superclass: kit, element: element, inheritedNames: names)
        }
        // Some of Apple's classes need other initializers.
        if isApple(own) || element.asView.map(selfHolding.contains) == true { return nil }
        let isForeign = element.foreignModule != nil
        if isForeign { names.formUnion(Self.foreignOutlets(of: element)) }
        return UnitClass(
            form: form, superclass: isForeign ? own : kit, ownClass: isForeign ? nil : own, element: element, inheritedNames: names)
    }

    private func controllerClass(_ controller: Element, root: View) -> UnitClass? {
        let isOfTable = root.element.name == "tableView" && controller.customClass?.hasSuffix("TableViewController") == true
        let name = document.kind == .xib ? isOfTable ? "tableViewController" : "viewController" : controller.name
        guard let stem = Self.controllers[name], !isMac || stem == "ViewController" else { return nil }
        let kit = (isMac ? "NS" : "UI") + stem
        var names = InheritedNames.ofController(controller, isMac: isMac)
        guard let own = ownClass(of: controller), own != kit else {
            return UnitClass(form: .controller, superclass: kit, element: controller, inheritedNames: names)
        }
        if isApple(own) { return nil }
        let isForeign = controller.foreignModule != nil
        if isForeign { names.formUnion(Self.foreignOutlets(of: controller)) }
        return UnitClass(
            form: .controller, superclass: isForeign ? own : kit, ownClass: isForeign ? nil : own, element: controller,
            inheritedNames: names)
    }

    /// Returns the names of the outlets that another module's class declares.
    private static func foreignOutlets(of element: Element) -> [String] { element.outlets.compactMap(\.name) }

    func isApple(_ name: String) -> Bool {
        ViewClass.isPlatformClass(name) || KitModules.module(ofClass: name, isMac: isMac) != nil || AppleClasses.ancestry(of: name) != nil
    }

    /// Returns the custom class of a controller, as code writes it.
    func ownClass(of controller: Element) -> String? { controller.customClass == nil ? nil : TypeName.swift(controller) }

    /// Returns the name of the generated class. It derives from the application's class or, without one, from the title of the scene.
    mutating func name(of root: View, in scene: Scene, _ unitClass: UnitClass, title: String) -> String {
        if let own = unitClass.ownClass {
            let stem = SwiftName.upper(own.split(separator: ".").last.map(String.init) ?? own)
            return unitNames.take(stem + "Base", fallback: "ViewBase")
        }
        let suffix =
            switch unitClass.form {
            case .layout: "Layout"
            case .view: "View"
            case .cell: ["collectionReusableView": "View", "tableCellView": "CellView"][root.element.name] ?? "Cell"
            case .controller: "ViewController"
            }
        var stem = SwiftName.upper(unitClass.form == .layout ? classTitle(of: root, in: scene) ?? title : title)
        // The view of a controller is named after the controller.
        if unitClass.form == .view {
            for end in ["ViewController", "Controller"] where stem.hasSuffix(end) && stem.count > end.count {
                stem = String(stem.dropLast(end.count))
            }
        }
        // Titles such as `Settings Controller` and `ViewController aBc-12` need no suffix.
        let ends = [CodeForm.controller: ["Controller"], .cell: ["Cell", "CellView", "View"], .view: ["View"]]
        let end = ends[unitClass.form]?.first { stem.hasSuffix($0) } ?? suffix
        return unitNames.take(unitClass.form != .layout && stem.hasSuffix(end) ? stem : stem + suffix, fallback: suffix)
    }

    /// Returns the application's class of a root view or its controller, which identifies it better than a title.
    private func classTitle(of root: View, in scene: Scene) -> String? {
        guard namesClasses else { return nil }
        if root.superview == nil, let controller = scene.controller, root.element.parent == controller { return controller.customClass }
        return root.element.customClass
    }
}
