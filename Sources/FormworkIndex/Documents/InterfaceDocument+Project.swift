package import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// Whether the document depends on its project: it uses a custom class, an image, a color, a font or a storyboard reference.
    ///
    /// - Complexity: O(1), except for the names of its resources.
    package var concernsProject: Bool {
        tree.names.id(of: "customClass") != nil || tree.names.id(of: "storyboardName") != nil || tree.names.id(of: "customFonts") != nil
            || resources.contains { $0.kind == .namedColor || $0.kind == .image && $0.catalog == nil }
    }
}
