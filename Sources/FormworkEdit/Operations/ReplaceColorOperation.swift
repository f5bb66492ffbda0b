import FormworkModel
import FormworkTree

/// Replaces a color by another one in the whole document: `replace color "Old Brand" "Brand"`.
public struct ReplaceColorOperation: Hashable, Sendable {
    /// The color to replace: a named color, a system color, or components.
    public var old: String
    /// The new color.
    public var new: String
    /// The position of the old color in its command.
    var place = CommandPosition()

    /// An operation that replaces a color.
    public init(_ old: String, by new: String) { (self.old, self.new) = (old, new) }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        let platform = document.platform
        let isListed = document.resources.contains { $0.kind == .namedColor && $0.name == old }
        let uses = Self.uses(of: old, in: document)
        guard !uses.isEmpty || isListed else {
            throw EditError(
                .missing("no object has the colour '\(old)'", near: NearNames.of(old, among: Self.colors(in: document))),
                column: place.column)
        }
        // An unlisted name counts as a color of an asset catalog if the old color is one.
        var color = ColorText(new, in: document)
        let isNew = color == nil && (isListed || uses.contains { $0["name"] == old && $0["catalog"] == nil })
        if isNew { color = .named(new) }
        guard let color, color != .usual else {
            throw EditError(.unusableValue(new, of: "color", expected: AttributeKind.color.expectation), column: place.column)
        }
        try session.edit { editor throws(EditError) in
            for use in uses {
                guard var fragment = color.fragment(key: use["key"], on: platform) else { continue }
                // The attribute `key` comes before the components.
                if use["key"] == nil { fragment["key"] = nil }
                editor.replace(use, with: fragment)
            }
            if let resource = color.resource(on: platform) { editor.list([resource]) }
            try replaceResource(with: color, isNew: isNew, document, editor: &editor)
        }
        if isNew {
            session.note("'\(new)' is listed with the components of '\(old)' until Xcode saves the document with those of the catalogue")
        }
        session.note("\(uses.count) \(uses.count == 1 ? "colour" : "colours") replaced")
    }

    /// Removes the old color from the resources, and adds a new named color with the old one's components.
    private func replaceResource(with color: ColorText, isNew: Bool, _ document: InterfaceDocument, editor: inout DocumentEditor)
        throws(EditError)
    {
        let kind: InterfaceDocument.Resource.Kind = isNew || Self.isNamed(old, document: document) ? .namedColor : .systemColor
        guard let resource = document.resources.first(where: { $0.name == old && $0.kind == kind }) else { return }
        editor.remove(resource.element)
        guard isNew, case .named(let name) = color else { return }
        var fragment = ElementFragment(copying: resource.element.node, of: document.tree)
        fragment["name"] = name
        editor.list([fragment])
    }

    private static func isNamed(_ name: String, document: InterfaceDocument) -> Bool {
        document.resources.contains { $0.kind == .namedColor && $0.name == name }
    }

    /// Returns the elements of objects that are this color.
    private static func uses(of name: String, in document: InterfaceDocument) -> [Element] {
        let resources = Element(document: document, node: document.rootNode).children.first { $0.name == "resources" }
        let wanted = name.first == "#" ? ColorText(name, in: document)?.fragment(key: nil, on: document.platform) : nil
        return document.tree.nodeIndices.compactMap { node in
            guard document.name(of: node) == .color else { return nil }
            let element = Element(document: document, node: node)
            if let resources, resources.contains(element) { return nil }
            if let wanted { return Self.components(element) == Self.components(wanted) ? element : nil }
            let names = [element["name"], element["systemColor"], element["cocoaTouchSystemColor"]]
            return names.contains(name) || names.contains(name + "Color") && element["name"] == nil ? element : nil
        }
    }

    /// Returns red, green, blue and alpha of a color in bytes; nil for a color without components.
    private static func components(_ element: Element) -> [Int]? {
        components { element[$0] }
    }

    private static func components(_ fragment: ElementFragment) -> [Int]? { components { fragment[$0] } }

    private static func components(_ value: (String) -> String?) -> [Int]? {
        func byte(_ name: String) -> Int? {
            value(name).flatMap(Double.init).flatMap { $0.isFinite ? Int(exactly: (min(max($0, 0), 1) * 255).rounded()) : nil }
        }
        let alpha = byte("alpha") ?? 255
        if let white = byte("white") { return [white, white, white, alpha] }
        guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else { return nil }
        return [red, green, blue, alpha]
    }

    private static func colors(in document: InterfaceDocument) -> [String] {
        var names: Set<String> = []
        for node in document.tree.nodeIndices where document.name(of: node) == .color {
            let element = Element(document: document, node: node)
            for name in ["name", "systemColor"] { if let value = element[name] { names.insert(value) } }
        }
        return names.sorted()
    }
}
