import FormworkLayout
import FormworkModel
import FormworkTree

/// The frame of a macOS window around its content: the title bar and the toolbar.
struct WindowShape: Hashable, Sendable {
    /// The position of the toolbar relative to the title.
    enum ToolbarStyle: Hashable, Sendable {
        /// The title and the items side by side.
        case unified, compact
        /// The items below the title; for preferences they are centred.
        case expanded, preference
    }

    var node: NodeIndex
    var title: String
    var isTitled = false
    var isClosable = false
    var isMiniaturizable = false
    var isResizable = false
    /// Whether this is a utility panel, with a low title bar.
    var isUtility = false
    var isHUD = false
    /// Whether the content extends to the window's top, under the title bar.
    var hasFullSizeContent = false
    var showsTitle = true
    var isTransparent = false
    /// The appearance of the window and its content; nil to use the picture's.
    var appearance: Appearance?
    var toolbar: NodeIndex?
    var toolbarStyle = ToolbarStyle.unified
    var showsLabels = false
    /// Whether the toolbar has the tabs of a tab view controller, which `toolbar` is then.
    var hasTabs = false

    /// - Parameters:
    ///   - node: The window's element.
    ///   - values: The document.
    ///   - version: The major version of the document's tools.
    ///   - content: The element that holds the content: the window, or the controller that it shows.
    init(_ node: NodeIndex, values: ResolvedDocument, version: Int, content: NodeIndex) {
        self.node = node
        title = values.text(.title, node: node, key: "title") ?? ""
        if let mask = values.child(node, key: "styleMask") {
            isTitled = values.isSet("titled", node: mask) == true
            isClosable = values.isSet("closable", node: mask) == true
            isMiniaturizable = values.isSet("miniaturizable", node: mask) == true
            isResizable = values.isSet("resizable", node: mask) == true
            isHUD = values.isSet("HUD", node: mask) == true
            isUtility = isHUD || values.isSet("utility", node: mask) == true
            hasFullSizeContent = values.isSet("fullSizeContentView", node: mask) == true
        }
        showsTitle = values.word("titleVisibility", node: node) != "hidden"
        isTransparent = values.isSet("titlebarAppearsTransparent", node: node) == true
        appearance = values.word("appearanceType", node: node).flatMap(Appearance.init(appKit:)) ?? (isHUD ? .dark : nil)
        if isTitled, values.name(content) == .tabViewController, values.word("tabStyle", node: content) == "toolbar" {
            (toolbar, hasTabs, showsLabels) = (content, true, true)
            toolbarStyle = version < 17000 ? .expanded : .preference
            return
        }
        guard isTitled, let toolbar = values.child(node, key: "toolbar"), values.isSet("visible", node: toolbar) != false else { return }
        self.toolbar = toolbar
        showsLabels =
            values.word("displayMode", node: toolbar) != "iconOnly"
            && Self.items(of: toolbar, values).contains {
                values.text(.label, node: $0, key: "label").map { !$0.isEmpty } ?? false
            }
        switch values.word("toolbarStyle", node: node) {
        case "expanded": toolbarStyle = .expanded
        case "preference": toolbarStyle = .preference
        case "unified": toolbarStyle = .unified
        case "unifiedCompact", "compact": toolbarStyle = .compact
        default: toolbarStyle = version < 17000 ? .expanded : Self.hasChoices(toolbar, values: values) ? .preference : .unified
        }
    }

    /// Whether a toolbar has selectable items, as the toolbars of preference windows do.
    private static func hasChoices(_ toolbar: NodeIndex, values: ResolvedDocument) -> Bool {
        items(of: toolbar, values).contains { values.flag(.selectable, node: $0) == true }
    }

    private static func items(of toolbar: NodeIndex, _ values: ResolvedDocument) -> [NodeIndex] {
        values.child(toolbar, named: "allowedToolbarItems").map(values.children) ?? []
    }

    /// The height of the title bar in points, without a toolbar below it.
    var titleBarHeight: Double {
        guard isTitled else { return 0 }
        guard toolbar != nil else { return isUtility ? 20 : 28 }
        return switch toolbarStyle {
        case .unified: showsLabels ? 58 : 52
        case .compact: 38
        case .expanded, .preference: 28
        }
    }

    /// The height of the toolbar below the title bar, in points; 0 if there is none.
    var toolbarHeight: Double {
        guard toolbar != nil, toolbarStyle == .expanded || toolbarStyle == .preference else { return 0 }
        return showsLabels ? 54 : 38
    }

    /// The height of everything above the content, in points.
    var height: Double { titleBarHeight + toolbarHeight }

    /// The distance from the window's top to the content, in points.
    var contentTop: Double { hasFullSizeContent ? 0 : height }
}
