package import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// The PostScript names of the fonts that a project should ship for accurate measurement of the document's texts: the project's fonts that the
    /// document lists, and named fonts that are not known to be part of the system.
    ///
    /// - Complexity: O(n) in the number of elements.
    package var projectFontNames: Set<String> {
        let values = ResolvedDocument(self, widthClass: nil, heightClass: nil)
        var names: Set<String> = []
        for node in NodeIndex(0)..<NodeIndex(values.tree.nodes.count) where values.tree.nodes[node].kind == .element {
            switch values.name(node) {
            case .fontDescription, .font:
                guard let name = values.string(.name, node: node), !FontDescription.isSystemName(name) else { continue }
                if !NamedTypefaces.isOfSystem(name, family: values.string(.family, node: node) ?? "") { names.insert(name) }
            case .customFonts:
                // One list for each font file.
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

    /// Returns the fonts that the document names and that are measured with the advances of other fonts, in the order of their first elements.
    ///
    /// - Parameter fonts: The fonts of the project.
    /// - Complexity: O(n) in the number of elements.
    package func estimatedFonts(besides fonts: FontLibrary) -> [(name: String, element: Element)] {
        let values = ResolvedDocument(self, widthClass: nil, heightClass: nil)
        var seen: Set<String> = []
        var found: [(name: String, element: Element)] = []
        for node in NodeIndex(0)..<NodeIndex(values.tree.nodes.count) where values.tree.nodes[node].kind == .element {
            let kind = values.name(node)
            guard kind == .fontDescription || kind == .font, let name = values.string(.name, node: node), seen.insert(name).inserted,
                fonts.face(named: name) == nil, FontDescription.isEstimated(name, family: values.string(.family, node: node) ?? "")
            else { continue }
            found.append((name, Element(document: self, node: node)))
        }
        return found
    }
}

extension FontDescription {
    /// Whether texts in a font are measured with the advances of another font if its file is missing.
    ///
    /// - Parameters:
    ///   - name: Its PostScript name.
    ///   - family: Its family; empty if unknown.
    package static func isEstimated(_ name: String, family: String) -> Bool {
        !isSystemName(name) && NamedTypefaces.knowledge(of: name, family: family) != .table
    }
}
