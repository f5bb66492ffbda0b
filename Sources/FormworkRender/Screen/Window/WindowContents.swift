import FormworkLayout
import FormworkModel
import FormworkTree

/// The screens that window controllers show in their windows: those of their content controllers.
struct WindowContents {
    /// The screens of content controllers, by the nodes of the windows that show them.
    private var contents: [NodeIndex: Screen] = [:]

    /// - Parameters:
    ///   - screens: The screens to draw.
    ///   - source: The document.
    ///   - context: The drawing context.
    init(_ screens: [Screen], source: PictureSource, context: ViewContext) {
        let windows = screens.filter(Self.isEmptyWindow).compactMap(\.window?.node)
        if windows.isEmpty || source.document.kind == .xib { return }
        // The content is another scene, which isn't drawn if only the scene of the window controller is.
        let others = ScreenParts.screens(source.layout.roots.filter { !$0.isPart }, context: context)
        for screen in others where !Self.isEmptyWindow(screen) {
            if let window = screen.window?.node, windows.contains(window), contents[window] == nil { contents[window] = screen }
        }
    }

    /// Returns the screen that a window shows in place of its own content; nil if it has content.
    subscript(screen: Screen) -> Screen? {
        guard Self.isEmptyWindow(screen), let window = screen.window?.node else { return nil }
        return contents[window]
    }

    /// Whether a screen is a window without subviews in its content view.
    private static func isEmptyWindow(_ screen: Screen) -> Bool {
        guard let window = screen.window, screen.views.count == 1, let root = screen.views.first else { return false }
        return screen.document.tree.nodes[root.node].parent == window.node
    }
}
