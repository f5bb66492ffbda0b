import FormworkModel
import FormworkTree

/// Replaces the custom class of objects: `rename class OldCell to NewCell in Module`.
public struct RenameClassOperation: Hashable, Sendable {
    /// The present class.
    public var old: String
    /// The new class.
    public var new: String
    /// The new class's module; nil to keep the present one.
    public var module: String?
    /// The position of the old name in its command.
    var place = CommandPosition()

    /// An operation that renames a class.
    public init(_ old: String, to new: String, module: String? = nil) {
        (self.old, self.new, self.module) = (old, new, module)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        guard Self.isName(new) else {
            throw EditError(.unusableValue(new, of: "class", expected: "the name of a class"), column: place.column)
        }
        var (found, classes): ([Element], Set<String>) = ([], [])
        var described: [(Element, String)] = []
        for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element {
            let element = Element(document: document, node: node)
            if let name = element.customClass {
                classes.insert(name)
                if name == old { found.append(element) }
            }
            // Older documents describe the project's classes, and designables are recorded by class.
            for (tag, attribute) in [("class", "className"), ("class", "superclassName"), ("designable", "name")] {
                if element.name == tag, element[attribute] == old { described.append((element, attribute)) }
            }
        }
        guard !found.isEmpty || !described.isEmpty else {
            throw EditError(
                .missing("there is no object of class '\(old)'", near: NearNames.of(old, among: classes.sorted())), column: place.column
            )
        }
        try session.edit { editor throws(EditError) in
            for element in found {
                editor.setAttribute("customClass", to: new, of: element)
                if let module { editor.setAttribute("customModule", to: module, of: element) }
            }
            for (element, attribute) in described { editor.setAttribute(attribute, to: new, of: element) }
        }
        session.note("\(found.count) \(found.count == 1 ? "object is" : "objects are") now of class '\(new)'")
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
    }
}
