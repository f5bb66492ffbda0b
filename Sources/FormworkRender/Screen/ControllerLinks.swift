import FormworkLayout
import FormworkModel
import FormworkTree

/// The relations between a storyboard's controllers: their navigation and tab bar controllers, and the controller before each.
struct ControllerLinks: Sendable {
    /// The containers of a controller. Controllers are identified by their nodes.
    struct Place: Hashable, Sendable {
        var navigationController: NodeIndex?
        /// The controller that pushes this one.
        var previous: NodeIndex?
        var tabBarController: NodeIndex?
        /// The index of the tab bar controller's tab that contains the controller.
        var tab = 0
    }

    private var places: [NodeIndex: Place] = [:]
    /// The child controllers of tab bar controllers, in the order of their tabs.
    private(set) var tabs: [NodeIndex: [NodeIndex]] = [:]
    /// The root view controllers of navigation controllers.
    private(set) var roots: [NodeIndex: NodeIndex] = [:]

    /// Follows the segues of a document.
    ///
    /// - Complexity: O(n) in the number of segues for every navigation or tab bar controller.
    init(_ values: ResolvedDocument) {
        guard values.document.kind == .storyboard, values.document.platform != .macOS else { return }
        let segues = Segues(values)
        tabs = segues.tabs
        roots = segues.roots.compactMapValues(\.first)
        for scene in values.document.scenes {
            guard let node = scene.controller?.node else { continue }
            switch values.name(node) {
            case .navigationController: spreadNavigation(from: node, segues)
            case .tabBarController: spreadTabs(from: node, segues)
            default: break
            }
        }
    }

    /// Returns the containers of a controller.
    subscript(controller: NodeIndex) -> Place { places[controller] ?? Place() }

    private mutating func spreadNavigation(from navigation: NodeIndex, _ segues: Segues) {
        var waiting: [(node: NodeIndex, previous: NodeIndex?)] = (segues.roots[navigation] ?? []).map { ($0, nil) }
        var next = 0
        while next < waiting.count {
            let (node, previous) = waiting[next]
            next += 1
            if places[node]?.navigationController != nil { continue }
            places[node, default: Place()].navigationController = navigation
            places[node]?.previous = previous
            for pushed in segues.pushed[node] ?? [] { waiting.append((pushed, node)) }
        }
    }

    private mutating func spreadTabs(from tabBar: NodeIndex, _ segues: Segues) {
        for (tab, controller) in (segues.tabs[tabBar] ?? []).enumerated() {
            var waiting = [controller]
            while let node = waiting.popLast() {
                if places[node]?.tabBarController != nil { continue }
                places[node, default: Place()].tabBarController = tabBar
                places[node]?.tab = tab
                waiting += (segues.roots[node] ?? []) + (segues.pushed[node] ?? [])
            }
        }
    }
}
