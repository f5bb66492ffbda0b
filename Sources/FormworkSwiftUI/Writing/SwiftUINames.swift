import FormworkCode
import FormworkModel

/// The names of the structures that are generated for a document's units and container controllers.
struct SwiftUINames: Sendable {
    private var names: [View: String] = [:]
    private var containers: [Element: String] = [:]

    /// - Parameters:
    ///   - units: the units of the document.
    ///   - document: the document.
    ///   - source: the document's file name.
    init(_ units: [CodeUnit], of document: InterfaceDocument, source: String) {
        let stem = Self.stem(ofFile: source)
        let isTaken = NamePool(reserving: Self.typesOfSwiftUI + Self.classes(of: document), ignoringCase: true)
        var pool = NamePool(ignoringCase: true)
        for unit in units {
            let root = unit.root.element
            let suffix = root["key"] == "titleView" ? "TitleView" : Self.suffixes[root.name] ?? "View"
            var wanted = Self.texts(of: root).map { Self.name($0, suffix: suffix) }
            if root.name.hasSuffix("ViewCell"), let title = CellTitle.title(of: unit.root) {
                wanted.append(Self.name(Self.plain(title), suffix: suffix))
            }
            if let controller = Self.controller(around: root), controller != root.parent {
                wanted += Self.texts(of: controller).map { Self.name($0, suffix: suffix) }
            }
            if wanted.allSatisfy({ $0 == nil }) { wanted.append(Self.name(stem, suffix: suffix)) }
            names[unit.root] = Self.choose(wanted.compactMap(\.self), suffix: suffix, isTaken: isTaken, pool: &pool)
        }
        for scene in document.scenes {
            guard let controller = scene.controller, let suffix = Self.containers[controller.name] else { continue }
            let wanted = Self.texts(of: controller).map { Self.name($0, suffix: suffix) } + [Self.name(stem, suffix: suffix)]
            containers[controller] = Self.choose(wanted.compactMap(\.self), suffix: suffix, isTaken: isTaken, pool: &pool)
        }
    }

    func name(of unit: CodeUnit) -> String { names[unit.root] ?? "ContentView" }

    /// Returns the name of the structure for a unit's root view; nil for other views.
    func name(of view: View) -> String? { names[view] }

    /// Returns the name of the structure for a container controller; nil for other controllers.
    func name(ofContainer controller: Element) -> String? { containers[controller] }

    // MARK: Choosing

    /// Returns the first name that is neither SwiftUI's, nor a class of the document, nor already given. If a class has the only name, a screen
    /// is called so.
    private static func choose(_ wanted: [String], suffix: String, isTaken: NamePool, pool: inout NamePool) -> String {
        let free = wanted.filter { !isTaken.has($0) }
        let screens = wanted.map { ($0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0) + "Screen" }
            .filter { !isTaken.has($0) }
        let names = free.isEmpty ? screens : free
        let name = names.first { !pool.has($0) } ?? names.first ?? "Content" + suffix
        return pool.take(name, fallback: "ContentView")
    }

    /// Returns the texts that name an element, the most specific first.
    private static func texts(of element: Element) -> [String] {
        let own = element.customClass ?? controllerOf(element)?.customClass
        let holder = controllerOf(element) ?? element
        return [
            own.map(plain), holder["storyboardIdentifier"].map(plain), CellTitle.identifier(of: element).map(plain), element.userLabel,
            holder.userLabel.map(plain), holder.child(key: "navigationItem")?["title"], holder["title"],
        ].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the controller of a root view.
    private static func controllerOf(_ element: Element) -> Element? {
        element.parent.flatMap { $0.isController && $0["key"] == nil ? $0 : nil }
    }

    /// Returns the nearest controller around an element.
    private static func controller(around element: Element) -> Element? {
        sequence(first: element, next: \.parent).first(where: \.isController)
    }

    /// Returns the name of a class without its module and the words that say what kind of class it is.
    private static func plain(_ name: String) -> String {
        var result = Substring(RuntimeClassName.parts(name)?.last ?? name.split(separator: ".").last.map(String.init) ?? name)
        for end in endings where result.hasSuffix(end) {
            result = result.dropLast(end.count)
            break
        }
        return String(result)
    }

    private static let endings = [
        "TableViewController", "CollectionViewController", "NavigationController", "TabBarController", "ViewController", "Controller",
        "VC", "TableViewCell", "CollectionViewCell", "ViewCell", "Cell", "View",
    ]

    /// Returns the name of a structure for a text; nil if the text says nothing, such as an object's id.
    private static func name(_ text: String, suffix: String) -> String? {
        let stem = SwiftName.upper(text)
        guard !stem.isEmpty, stem.first != "_", !isObjectID(text) else { return nil }
        let name = stem.lowercased().hasSuffix(suffix.lowercased()) ? stem : stem + suffix
        return name.count > suffix.count ? name : nil
    }

    /// Whether a text contains an id as Interface Builder makes them, such as `a1B-2c-D3e`.
    private static func isObjectID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count >= 3 && parts[parts.count - 2].count == 2 && parts[parts.count - 1].count == 3
    }

    /// Returns a readable name for a file. The files of Xcode's own templates say nothing.
    private static func stem(ofFile source: String) -> String {
        // A file for some devices says so at its end.
        let parts = source.prefix { $0 != "." }.split(separator: "~", maxSplits: 1)
        let stem = ([parts.first.map { plain(String($0)) } ?? ""] + parts.dropFirst().map { SwiftName.upper(String($0)) }).joined()
        return ["Main", "MainInterface", "Interface", ""].contains(stem) ? "Content" : stem
    }

    /// The last words of the names of structures, by root element. Others end in `View`.
    private static let suffixes = ["tableViewCell": "Row", "collectionViewCell": "Item", "collectionReusableView": "Header"]
    /// The last words of the names of structures for container controllers.
    private static let containers = ["tabBarController": "Tabs", "splitViewController": "Split", "navigationController": "Navigation"]

    /// Returns the names of the classes in a document.
    private static func classes(of document: InterfaceDocument) -> [String] {
        var result: Set<String> = []
        let top = Element(document: document, node: document.rootNode)
        var rest = [top]
        while let element = rest.popLast() {
            if let name = element.customClass { result.insert(RuntimeClassName.parts(name)?.last ?? name) }
            rest += element.children
        }
        return result.sorted()
    }

    /// The types of SwiftUI, and of the modules that are used with it, whose names a structure could have.
    private static let typesOfSwiftUI = """
        View AnyView EmptyView TupleView EquatableView ScrollView ListView TabView TextView NavigationView NavigationSplitView ProgressView
        TimelineView ContentUnavailableView HSplitView VSplitView SubscriptionView SceneView SpriteView WebView RealityView PreviewView
        StoreView ProductView SubscriptionStoreView ARView ChartView MapView ShapeView GroupView HStackView VStackView ZStackView ImageView
        GridRow DisclosureTableRow TableRow ToolbarItem GridItem
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
