package import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// Whether anything in the document has to do with what lies around it: a class of its own, an image, a colour, a font, a reference.
    ///
    /// - Complexity: O(1), but for the names of its resources.
    package var concernsProject: Bool {
        tree.names.id(of: "customClass") != nil || tree.names.id(of: "storyboardName") != nil || tree.names.id(of: "customFonts") != nil
            || resources.contains { $0.kind == .namedColor || $0.kind == .image && $0.catalog == nil }
    }
}
