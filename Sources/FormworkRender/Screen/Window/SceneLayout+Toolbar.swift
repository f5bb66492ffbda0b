import FormworkLayout
import FormworkModel

extension SceneLayout {
    /// The element of the toolbar item of a window that shows the tree's root; nil where none does.
    var toolbarItem: Int? {
        guard root.document.platform == .macOS, let parent = root.element.parent, parent.name == "toolbarItem" else { return nil }
        return parent.node
    }
}
