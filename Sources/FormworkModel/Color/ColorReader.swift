package import FormworkTree

/// Reads the colours of one document.
package struct ColorReader: Sendable {
    private let values: ResolvedDocument
    private let isMac: Bool
    /// Named and system colours from the document's resources.
    private let named: [String: Paint]
    /// Colours from asset catalogues next to the file, by name. Unlike the document, they have dark variants.
    private let assets: [String: Paint]

    package init(_ values: ResolvedDocument, assets: [String: Paint] = [:]) {
        self.values = values
        self.assets = assets
        isMac = values.document.platform == .macOS
        var named: [String: Paint] = [:]
        for resource in values.document.resources where resource.kind != .image {
            guard let color = resource.color, let paint = Self.components(of: color.node, values) else { continue }
            named[resource.name] = Paint(paint)
        }
        self.named = named
    }

    /// Returns the colour of a node's child with a key; nil if there is none or it is unknown.
    package func paint(_ node: NodeIndex, key: StaticString) -> Paint? { values.child(node, key: key).flatMap(paint(of:)) }

    /// Returns the colour of a `<color>`; nil for other elements, such as `<nil>`, and for unknown colours.
    package func paint(of node: NodeIndex) -> Paint? {
        guard values.name(node) == .color else { return nil }
        if let name = values.string(.name, node: node) {
            if values.isWord(.catalog, node: node, word: "System") || isMac && named[name] == nil, let paint = SystemColors.appKit[name] {
                return paint
            }
            if let paint = assets[name] ?? named[name] { return paint }
        }
        let table = isMac ? SystemColors.appKit : SystemColors.uiKit
        for word in Self.systemWords {
            if let id = values.document.tree.names.id(of: word), let name = values.string(id, node: node),
                let paint = table[name] ?? named[name]
            {
                return paint
            }
        }
        return Self.components(of: node, values).map { Paint($0) }
    }

    private static let systemWords = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]

    /// Returns the components of a `<color>`; nil if it is a reference or a pattern.
    private static func components(of node: NodeIndex, _ values: ResolvedDocument) -> RGBA? {
        func number(_ name: Name, _ other: String) -> Double? { values.number(name, node: node) ?? values.amount(other, node: node) }
        let alpha = values.number(.alpha, node: node) ?? 1
        if let white = number(.white, "whiteComponent") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        if let red = number(.red, "redComponent"), let green = number(.green, "greenComponent"), let blue = number(.blue, "blueComponent") {
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = values.amount("cyan", node: node), let magenta = values.amount("magenta", node: node),
            let yellow = values.amount("yellow", node: node)
        {
            let key = 1 - (values.amount("black", node: node) ?? 0)
            return RGBA(red: (1 - cyan) * key, green: (1 - magenta) * key, blue: (1 - yellow) * key, alpha: alpha)
        }
        return nil
    }
}
