import FormworkLayout
import FormworkModel
import FormworkTree

extension DocumentLayout.Root {
    /// Whether the root isn't a screen: the view of a toolbar item, or a refresh control.
    var isPart: Bool { Screen.toolbarItem(of: root) != nil || root.element.name == "refreshControl" }
}

extension View {
    /// The name of the window whose content view this is: its title, else its class in words; nil if there is none.
    var windowName: String? {
        guard document.platform == .macOS, record.parent < 0, element.userLabel == nil else { return nil }
        guard let holder = element.parent, document.name(of: holder.node) == .window else { return nil }
        return holder.label ?? ViewNames.kind(of: holder)
    }
}

extension Screen {
    /// Returns the element of the toolbar item that shows a view; nil if there is none.
    static func toolbarItem(of root: View) -> NodeIndex? {
        let tree = root.document.storage.tree
        guard root.document.platform == .macOS, root.record.parent < 0 else { return nil }
        let parent = tree.nodes[root.record.node].parent
        return tree.nodes[parent].name == root.document.nameID("toolbarItem") ? parent : nil
    }

    /// Returns the views of a document's toolbar items, by the items' elements.
    ///
    /// - Complexity: O(n) in the number of views.
    static func toolbarViews(_ values: ResolvedDocument, colors: ColorReader) -> [NodeIndex: Screen] {
        var screens: [NodeIndex: Screen] = [:]
        guard values.document.nameID("toolbarItem") != .max else { return screens }
        for index in values.document.index.views.indices {
            let view = View(document: values.document, index: index)
            guard let item = toolbarItem(of: view) else { continue }
            screens[item] = Screen(DocumentLayout.Root(recorded: view), values: values, colors: colors)
        }
        return screens
    }
}
