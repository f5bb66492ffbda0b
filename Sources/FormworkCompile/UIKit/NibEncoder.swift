import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Builds the graph of a compiled file from elements of a document.
///
/// An element's object is created at the first reference to it, and filled when the element is encoded.
struct NibEncoder {
    typealias Element = RecordedElement

    let source: UIKitDocument
    /// The systems that the file is for, if there are several files.
    let variant: NibVariant
    var graph = NibGraphBuilder()
    /// The elements of this file.
    let extent: NibExtent
    /// The seed for placeholder names, so that each file has its own.
    let seed: String

    var objects: [NodeIndex: Int] = [:]
    var encoded: Set<NodeIndex> = []
    var owner: Int
    var responder: Int
    var tops: [Int] = []
    var knownTops: Set<Int> = []
    /// The objects below an object, in the order of the list of all objects.
    var children: [Int: [Int]] = [:]
    /// Every encoded object with its parent, in preorder.
    var encodedOrder: [(object: Int, parent: Int?)] = []
    /// The items of constraints, in document order.
    var constraintItems: [(constraint: Int, owner: Int, items: [Int])] = []
    var connections: [PendingConnection] = []
    var accessibility: [Int] = []
    var attributes: [Int] = []
    var storages: [PendingStorage] = []
    /// Objects outside of the file, in the order of their first reference.
    var externals: [External] = []
    var externalObjects: [NodeIndex: Int] = [:]
    var visibleWindows: [Int] = []
    var depth = 0
    /// The controllers of views whose layout guides are made.
    var controllerOfView: [NodeIndex: Element] = [:]
    /// The layout guides in this file, by element.
    var guides: [NodeIndex: Int] = [:]
    /// The navigation controllers of navigation bars with the items of their child controllers, by bar.
    var bars: [Int: NavigationBarContext] = [:]
    /// Classes that differ from the document's, by element.
    var classes: [NodeIndex: String] = [:]
    /// Frames that differ from the document's, by view.
    var frames: [NodeIndex: [Double]] = [:]
    /// Autoresizing masks that differ from the document's, by view.
    var masks: [NodeIndex: Int] = [:]
    /// Views that are encoded after the constraints of their superview.
    var laterViews: [Int: [Element]] = [:]
    /// The guides of scroll views with their own objects, by view.
    var scrollGuides: [Int: [Int]] = [:]
    /// The safe area guides, by view.
    var safeAreaGuides: [Int: Int] = [:]
    /// The guides in the list of all objects that nothing refers to, by view. Constraints refer to other objects for the same guides.
    var placeholders: [Int: [Int]] = [:]
    /// Constraints with custom classes.
    var swappedConstraints: Set<Int> = []
    /// The controller's top and bottom guides that replace the safe area of a view.
    var safeAreaReplacements: [NodeIndex: [Int]] = [:]
    /// The constraints of controllers' guides, by view.
    var supportConstraints: [Int: [Int]] = [:]
    /// The content view of a collection view cell to which the constraints of an element move, by element.
    var constraintOwners: [NodeIndex: Int] = [:]
    /// The constraints that move to another view, by the element that has them in the document.
    var movedConstraints: [NodeIndex: [Int]] = [:]
    /// The file of each controller's view, by controller: its name, and the objects outside the file that it needs.
    var loadedViews: [NodeIndex: LoadedView] = [:]
    /// The child controllers, by parent.
    var relationships: [NodeIndex: [Element]] = [:]
    /// The parent of each child controller, by child.
    var parents: [NodeIndex: Int] = [:]
    /// The segues, by source controller.
    var segues: [NodeIndex: [Element]] = [:]
    /// The names by which segues refer to scenes, by controller.
    var sceneNames: [NodeIndex: String] = [:]
    /// The segues whose templates are in this file.
    var templates: Set<NodeIndex> = []
    /// The other objects of a scene, which its controller keeps alive, by controller.
    var keptAlive: [NodeIndex: [Element]] = [:]
    /// The navigation bar of each navigation item, by item.
    var barOfItem: [Int: Int] = [:]
    /// The content views of cells, by cell.
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
        /// Whether it is for a list rather than for an attribute.
        var isList: Bool
    }

    struct NavigationBarContext {
        var controller: Int
        var items: [Int]
    }

    /// The maximum nesting depth of elements, more than any reader accepts.
    static let depthLimit = 200

    init(_ source: UIKitDocument, extent: NibExtent, variant: NibVariant, seed: String) {
        self.source = source
        self.extent = extent
        self.variant = variant
        self.seed = seed
        owner = graph.make("UIProxyObject")
        responder = graph.make("UIProxyObject")
        graph.set(owner, key: "UIProxiedObjectIdentifier", value: graph.string("IBFilesOwner"))
        graph.set(responder, key: "UIProxiedObjectIdentifier", value: graph.string("IBFirstResponder"))
    }

    // MARK: Findings

    func refuse(_ element: Element, message: String) { source.refuse(element, message: message) }

    /// Reports that a class or key is compiled from public knowledge only.
    func noteUnproved(_ element: Element, what: String) { source.input.noteUnproved(element.node, what: what) }

    // MARK: Objects

    /// Returns the object of an element, which is created if necessary.
    mutating func object(for element: Element) -> Int? {
        if let known = objects[element.node] { return known }
        if element.name == "placeholder" {
            return element.base["placeholderIdentifier"] == "IBFirstResponder" ? responder : owner
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

    /// Returns the runtime name of an element's custom class, without recording it; nil if it has none.
    func customClass(of element: Element) -> String? {
        guard let name = element.base.customClass else { return nil }
        var module = element.base["customModule"]
        if element.base["customModuleProvider"] == "target" { module = source.options.module ?? module }
        guard let module, !module.isEmpty else { return name }
        return SwiftClassName.mangled(name, module: module)
    }

    /// Returns the object with an id: one in this file, or a placeholder for one outside.
    mutating func reference(_ id: String, from element: Element) -> Int? {
        guard let target = source.element(id: id) else {
            refuse(element, message: "\(element.name) refers to missing object '\(id)'")
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
                refuse(element, message: "\(element.name) refers to \(target.description), which is not compiled")
                return nil
            }
            return object
        }
        return external(target.node)
    }

    /// Returns the placeholder of an object that isn't in this file.
    mutating func external(_ node: NodeIndex) -> Int {
        if let known = externalObjects[node] { return known }
        let proxy = graph.make("UIProxyObject")
        externalObjects[node] = proxy
        externals.append(External(node: node, object: proxy, name: ""))
        return proxy
    }

    // MARK: Elements

    /// Writes an element's object with its contents.
    ///
    /// - Returns: The object; nil for an element that isn't compiled, which isn't recorded.
    @discardableResult
    mutating func encode(_ element: Element, below parent: Int? = nil) -> Int? {
        guard depth < Self.depthLimit else {
            refuse(element, message: "elements are nested deeper than \(Self.depthLimit) levels")
            element.leaveOut()
            return nil
        }
        guard let table = EncodingTable.all[element.name], let object = object(for: element) else { return nil }
        element.look()
        guard encoded.insert(element.node).inserted else { return object }
        depth += 1
        defer { depth -= 1 }
        if let parent { children[parent, default: []].append(object) }
        encodedOrder.append((object, parent))
        if !table.isProved { noteUnproved(element, what: "the class '\(table.className)'") }
        write(table, object, element)
        writeClasses(object, element: element, original: table.className)
        writeAccessibility(of: element, object)
        writeRuntimeAttributes(of: element, object)
        writeVariations(of: element, object)
        return object
    }

    /// Writes both classes of the placeholder for an object with a custom class.
    mutating func writeClasses(_ object: Int, element: Element, original: String) {
        // A class that another object determines isn't the custom one.
        if classes[element.node] == nil { element.read("customClass") }
        element.read("customModule")
        guard graph.className(object) == "UIClassSwapper", let name = customClass(of: element) else { return }
        graph.set(object, key: "UIClassName", value: graph.string(name))
        graph.set(object, key: "UIOriginalClassName", value: graph.string(original))
    }
}
