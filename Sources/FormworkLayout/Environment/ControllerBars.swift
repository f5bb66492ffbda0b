import FormworkModel
import FormworkTree

/// Finds the bars around every controller of a storyboard by following its segues.
struct ControllerBars {
    private let values: ResolvedDocument
    /// The bars by the controller's node.
    private(set) var bars: [NodeIndex: Bars] = [:]
    /// Tab bar controllers inside a navigation controller.
    private var navigatedTabs: Set<NodeIndex> = []

    init(_ values: ResolvedDocument) {
        self.values = values
        let segues = Segues(values)
        for node in values.index.scenes.compactMap(\.controller) {
            bars[node] = own(node)
        }
        for (node, _) in bars {
            bars[node]?.isEmbedded = segues.embedded.contains(node)
            bars[node]?.isModal = segues.presented.contains(node)
            bars[node]?.isPopover = segues.popovers.contains(node)
        }
        let controllers = values.index.scenes.compactMap(\.controller)
        for node in controllers where values.name(node) == .navigationController { spreadNavigation(from: node, segues) }
        for node in controllers where values.name(node) == .tabBarController { spreadTabs(from: node, segues) }
        for node in values.index.scenes.compactMap(\.controller) { applySimulated(node) }
    }

    /// Returns the controller's own settings, without its surroundings.
    private func own(_ node: NodeIndex) -> Bars {
        var result = Bars()
        if let status = values.child(node, key: "simulatedStatusBarMetrics") { result.hidesStatusBar = values.name(status) == .nil }
        if let size = values.child(node, key: "simulatedDestinationMetrics") {
            result.isFreeform = values.name(size) == .freeformSimulatedSizeMetrics
        }
        return result
    }

    /// Applies simulated bars, which override those that follow from segues and can also remove them.
    private mutating func applySimulated(_ node: NodeIndex) {
        if let top = values.child(node, key: "simulatedTopBarMetrics") {
            if values.name(top) == .nil {
                bars[node]?.navigationBar = nil
            } else if bars[node]?.navigationBar == nil {
                bars[node]?.navigationBar = Bars.NavigationBar(
                    hasLargeTitle: false, isOpaque: values.flag(.translucent, node: top) == false)
            }
        }
        if let bottom = values.child(node, key: "simulatedBottomBarMetrics") {
            switch values.name(bottom) {
            case .nil:
                bars[node]?.hasTabBar = false
                bars[node]?.hasToolbar = false
            case .simulatedTabBarMetrics: bars[node]?.hasTabBar = true
            default: bars[node]?.hasToolbar = true
            }
        }
    }

    /// Adds bars to the controllers of a navigation controller: its root, those pushed from there, and the tabs of both.
    private mutating func spreadNavigation(from navigation: NodeIndex, _ segues: Segues) {
        let isHidden = values.flag(.navigationBarHidden, node: navigation) ?? false
        let hasToolbar = values.flag(.toolbarHidden, node: navigation) == false
        var simulatesTabs = false
        if let bottom = values.child(navigation, key: "simulatedBottomBarMetrics") {
            simulatesTabs = values.name(bottom) == .simulatedTabBarMetrics
        }
        var bar: Bars.NavigationBar?
        if !isHidden {
            bar = Bars.NavigationBar()
            if let node = values.child(navigation, key: "navigationBar") {
                bar?.isOpaque = values.flag(.translucent, node: node) == false
                bar?.hasLargeTitle = values.flag(.largeTitles, node: node) ?? false
            }
        }
        var waiting = segues.roots[navigation] ?? []
        var seen: Set<NodeIndex> = []
        while let node = waiting.popLast() {
            guard seen.insert(node).inserted else { continue }
            if bars[node]?.navigationBar == nil { bars[node]?.navigationBar = bar }
            if hasToolbar { bars[node]?.hasToolbar = true }
            if simulatesTabs, values.flag(.hidesBottomBarWhenPushed, node: node) != true { bars[node]?.hasTabBar = true }
            if bars[navigation]?.isModal ?? false { bars[node]?.isModal = true }
            waiting += segues.pushed[node] ?? []
            if values.name(node) == .tabBarController {
                navigatedTabs.insert(node)
                waiting += segues.tabs[node] ?? []
            }
        }
    }

    /// Adds the tab bar to the controllers of a tab bar controller. A controller that a tab pushes covers the bar if the tab bar controller is inside
    /// a navigation controller.
    private mutating func spreadTabs(from tabs: NodeIndex, _ segues: Segues) {
        var waiting = segues.tabs[tabs] ?? []
        var seen: Set<NodeIndex> = []
        while let node = waiting.popLast() {
            guard seen.insert(node).inserted else { continue }
            if values.flag(.hidesBottomBarWhenPushed, node: node) == true { continue }
            bars[node]?.hasTabBar = true
            waiting += segues.roots[node] ?? []
            if !navigatedTabs.contains(tabs) { waiting += segues.pushed[node] ?? [] }
        }
    }
}
