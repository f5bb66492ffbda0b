package import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// The fonts that a project has to ship so that the document's texts are measured well, by their PostScript names: those that the document
    /// lists as the project's, and those that it names and that do not come with the system, as far as that is known.
    ///
    /// - Complexity: O(n) in the number of elements.
    package var projectFontNames: Set<String> {
        let values = ResolvedDocument(self, widthClass: nil, heightClass: nil)
        var names: Set<String> = []
        for node in NodeIndex(0)..<NodeIndex(values.tree.nodes.count) where values.tree.nodes[node].kind == .element {
            switch values.name(node) {
            case .fontDescription, .font:
                guard let name = values.string(.name, node), !FontDescription.isSystemName(name) else { continue }
                if !NamedTypefaces.isOfSystem(name, family: values.string(.family, node) ?? "") { names.insert(name) }
            case .customFonts:
                // A list for each file, of the fonts in it.
                for file in values.children(node) {
                    for font in values.children(file) where values.name(font) == .string {
                        if let name = Element(document: self, node: font).plainText { names.insert(name) }
                    }
                }
            default: continue
            }
        }
        return names
    }
}
