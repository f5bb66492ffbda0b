import FormworkDiagnostics
import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Makes the graph of one compiled file of elements of a document.
///
/// Every element that is an object gets one the first time that something names it, and its keys when its place comes.
struct NibEncoder {
    typealias Element = InterfaceDocument.Element

    let source: CompileSource
    let map: InterfaceDocument.SourceMap
    /// Which systems the file is for, where there are several files.
    let variant: NibVariant
    var graph = NibGraphBuilder()
    /// The elements of this file.
    let extent: NibExtent
    /// The name under which placeholders are made, so that each file has its own.
    let seed: String

    var objects: [NodeIndex: Int] = [:]
    var encoded: Set<NodeIndex> = []
    /// Objects in elements that were read.
    var expected: [Element] = []
    /// Objects that something named, with the first that did.
    var named: [NodeIndex: Element] = [:]
    var owner: Int
    var responder: Int
    var tops: [Int] = []
    var knownTops: Set<Int> = []
    /// The objects below an object, in the order of the list of all objects.
    var children: [Int: [Int]] = [:]
    /// Every encoded object, the outer before the inner, with its parent.
    var encodedOrder: [(object: Int, parent: Int?)] = []
    /// The items of constraints, in the order of the document.
    var constraintItems: [(constraint: Int, owner: Int, items: [Int])] = []
    var connections: [PendingConnection] = []
    var accessibility: [Int] = []
    var attributes: [Int] = []
    var storages: [PendingStorage] = []
    /// Objects outside, by the nodes of their elements, in the order in which they were named.
    var externals: [External] = []
    var externalObjects: [NodeIndex: Int] = [:]
    var visibleWindows: [Int] = []
    var diagnostics: [Diagnostic]
    var noted: Set<String> = []
    var depth = 0
    /// The view whose controller's guides are made, and the controller.
    var controllerOfView: [NodeIndex: Element] = [:]
    /// The guides in this file, by their elements.
    var guides: [NodeIndex: Int] = [:]
    /// The items of a navigation bar, as its controller gives them.
    var bars: [Int: NavigationBarContext] = [:]
    /// Classes, frames and masks that are others than the document's.
    var classes: [NodeIndex: String] = [:]
    var frames: [NodeIndex: [Double]] = [:]
    var masks: [NodeIndex: Int] = [:]
    /// Views that are encoded after the constraints of their superview.
    var laterViews: [Int: [Element]] = [:]
    /// The guides of scroll views that are objects of their own, and the guides of safe areas, by their views.
    var scrollGuides: [Int: [Int]] = [:]
    var safeAreaGuides: [Int: Int] = [:]
    /// The guides in the list of objects, by the view.
    var placeholders: [Int: [Int]] = [:]
    /// Constraints of the application's own classes.
    var swappedConstraints: Set<Int> = []
    /// The guides of the controller in place of the safe area of a view: top and bottom.
    var safeAreaReplacements: [NodeIndex: [Int]] = [:]
    /// The constraints of controllers' guides, by the view.
    var supportConstraints: [Int: [Int]] = [:]
    /// The owners of the constraints of a view that belong to another view, with those constraints.
    var constraintOwners: [NodeIndex: Int] = [:]
    var movedConstraints: [NodeIndex: [Int]] = [:]
    /// The names of the files of controllers' views, and the objects of this file that they need.
    var loadedViews: [NodeIndex: LoadedView] = [:]
    /// The controllers that a controller holds from the beginning, and who holds one.
    var relationships: [NodeIndex: [Element]] = [:]
    var parents: [NodeIndex: Int] = [:]
    /// Segues by the controller that they begin at; the names of scenes by their controllers.
    var segues: [NodeIndex: [Element]] = [:]
    var sceneNames: [NodeIndex: String] = [:]
    /// The segues whose templates are in this file.
    var templates: Set<NodeIndex> = []
    /// The objects of a scene other than its controller.
    var keptAlive: [NodeIndex: [Element]] = [:]
    /// The bar of an item.
    var barOfItem: [Int: Int] = [:]
    /// The views that hold what is in cells, by the cell.
    var cellContents: [Int: Int] = [:]
    /// The segments of segmented controls.
    var segments: [Int: [Int]] = [:]

    struct External {
        let node: NodeIndex
        let object: Int
        var name: String
    }

    struct LoadedView {
        let name: String
        let externals: [External]
    }

    struct PendingConnection {
        var className: String
        var label: String
        var object: Int
    }

    struct PendingStorage {
        var object: Int
        var storage: Int
        /// Whether it is of a list of the object's, not of an attribute.
        var isList: Bool
    }

    struct NavigationBarContext {
        var controller: Int
        var items: [Int]
    }

    /// The limit of nested elements: deeper than any reader goes.
    static let depthLimit = 200

    init(_ source: CompileSource, map: InterfaceDocument.SourceMap, extent: NibExtent, variant: NibVariant, seed: String) {
        self.source = source
        self.map = map
        self.extent = extent
        self.variant = variant
        self.seed = seed
        diagnostics = []
        owner = graph.make("UIProxyObject")
        responder = graph.make("UIProxyObject")
        graph.set(owner, "UIProxiedObjectIdentifier", graph.string("IBFilesOwner"))
        graph.set(responder, "UIProxiedObjectIdentifier", graph.string("IBFirstResponder"))
    }

    // MARK: Findings

    /// Says that something is not compiled: an error, or with leniency a warning of what is left out.
    mutating func refuse(_ element: Element, _ message: String) {
        let severity: Diagnostic.Severity = source.options.isLenient ? .warning : .error
        add(
            Diagnostic(
                rule: Diagnostic.notCompiledRule, severity: severity,
                message: source.options.isLenient ? message + "; it is left out" : message, location: map.location(of: element),
                path: element.path))
    }

    /// Says that a class or a key is written by public knowledge alone.
    mutating func noteUnproved(_ element: Element, _ what: String) {
        guard noted.insert(what).inserted else { return }
        add(
            Diagnostic(
                rule: Diagnostic.unprovedRule, severity: .note,
                message: "\(what) is compiled by what is publicly known of it; no file of Apple's compiler with it was at hand",
                location: map.location(of: element)))
    }

    /// The number of findings that are reported for one file.
    static let findingLimit = 2_000

    mutating func add(_ diagnostic: Diagnostic) {
        if diagnostics.count < Self.findingLimit { return diagnostics.append(diagnostic) }
        guard diagnostics.count == Self.findingLimit else { return }
        var last = diagnostic
        last.message = "there are more findings like this one, which are not listed: " + diagnostic.message
        diagnostics.append(last)
    }

    // MARK: Objects

    /// The object that an element is, made where it is not yet.
    mutating func object(for element: Element) -> Int? {
        if let known = objects[element.node] { return known }
        if element.name == "placeholder" {
            return element["placeholderIdentifier"] == "IBFirstResponder" ? responder : owner
        }
        guard let name = className(of: element) else { return nil }
        let object = graph.make(name, fallbacks: EncodingTable.all[element.name]?.fallbacks ?? [])
        objects[element.node] = object
        return object
    }

    /// Returns the class in the archive: that of the element, or the placeholder for a custom class.
    private func className(of element: Element) -> String? {
        if element.name == "constraint" { return customClass(of: element) == nil ? "NSLayoutConstraint" : "UIClassSwapper" }
        if element.name == "segue" { return SegueTemplate(element)?.className ?? "UIStoryboardSegueTemplate" }
        if let known = classes[element.node] { return known }
        guard let table = EncodingTable.all[element.name] else { return nil }
        if let custom = customClass(of: element), custom != table.className { return "UIClassSwapper" }
        return table.className
    }

    /// The name of an element's own class as the runtime knows it; nil where it has none.
    func customClass(of element: Element) -> String? {
        guard let name = element.customClass else { return nil }
        var module = element["customModule"]
        if element["customModuleProvider"] == "target" { module = source.options.module ?? module }
        guard let module, !module.isEmpty else { return name }
        return SwiftClassName.mangled(name, module: module)
    }

    /// The object that an id means in this file: one of its own, or the placeholder of one outside.
    mutating func reference(_ id: String, from element: Element) -> Int? {
        guard let target = source.document.element(id: id) else {
            refuse(element, "\(element.name) refers to missing object '\(id)'")
            return nil
        }
        return reference(target, from: element)
    }

    mutating func reference(_ target: Element, from element: Element) -> Int? {
        if target.name == "placeholder" { return object(for: target) }
        if let guide = guides[target.node] { return guide }
        if target.name == "segue", !templates.contains(target.node) { return external(target.node) }
        if extent.contains(target.node) || templates.contains(target.node) {
            guard let object = object(for: target) else {
                refuse(element, "\(element.name) refers to \(target.description), which is not compiled")
                return nil
            }
            if named[target.node] == nil { named[target.node] = element }
            return object
        }
        return external(target.node)
    }

    /// The placeholder of an object that is not in this file.
    mutating func external(_ node: NodeIndex) -> Int {
        if let known = externalObjects[node] { return known }
        let proxy = graph.make("UIProxyObject")
        externalObjects[node] = proxy
        externals.append(External(node: node, object: proxy, name: ""))
        return proxy
    }

    // MARK: Elements

    /// Writes an element's object with all that is in it.
    ///
    /// - Returns: the object; nil for an element that is not compiled, which is reported.
    @discardableResult
    mutating func encode(_ element: Element, below parent: Int? = nil) -> Int? {
        guard depth < Self.depthLimit else {
            refuse(element, "elements are nested deeper than \(Self.depthLimit) levels")
            return nil
        }
        guard let table = EncodingTable.all[element.name], let object = object(for: element) else {
            refuse(element, "\(element.description): the element '\(element.name)' is not compiled for iOS")
            return nil
        }
        guard encoded.insert(element.node).inserted else { return object }
        depth += 1
        defer { depth -= 1 }
        if let parent { children[parent, default: []].append(object) }
        encodedOrder.append((object, parent))
        if !table.isProved { noteUnproved(element, "the class '\(table.className)'") }
        account(for: element, table)
        write(table, object, element)
        writeClasses(object, element, original: table.className)
        writeAccessibility(of: element, object)
        writeRuntimeAttributes(of: element, object)
        writeVariations(of: element, object)
        return object
    }
    /// Writes both classes of the placeholder for an object of the application's own class.
    mutating func writeClasses(_ object: Int, _ element: Element, original: String) {
        guard graph.className(object) == "UIClassSwapper", let name = customClass(of: element) else { return }
        graph.set(object, "UIClassName", graph.string(name))
        graph.set(object, "UIOriginalClassName", graph.string(original))
    }
}
