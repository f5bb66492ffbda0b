import FormworkData

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// The contents of the `Contents.json` of an image set or color set in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference.
package struct AssetContents: Sendable {
    /// A file of an image set.
    package struct Image: Hashable, Sendable {
        /// The file name in the set's folder.
        package var filename: String
        /// The number of pixels per point; 1 for files without a scale, such as vector images.
        package var scale: Int
        /// Whether it is only for dark appearance.
        package var isDark: Bool
    }

    /// A color as red, green, blue and alpha.
    package struct Color: Hashable, Sendable {
        /// The components, from 0 to 1, or outside of it in wide color spaces.
        package var red, green, blue: Double
        /// The alpha, from 0 to 1.
        package var alpha: Double
        /// Whether it is only for dark appearance.
        package var isDark: Bool
        /// Whether it is only for increased contrast.
        package var isContrast: Bool
    }

    /// The name of a system color that the whole set represents, such as `systemBlueColor`; nil for none.
    package private(set) var systemColor: String?

    /// The usable files of an image set, in order.
    package private(set) var images: [Image] = []
    /// The colors of a color set that apply to every device, in order.
    package private(set) var colors: [Color] = []
    /// Whether the image is drawn in the tint color.
    package private(set) var isTemplate = false

    /// Parses a `Contents.json`; nil if it isn't a JSON object. Unknown content is ignored.
    ///
    /// - Complexity: O(n) in the number of bytes.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let tree = try? JSONParser.parse(bytes), let root = tree.nodes.first, root.kind == .object else { return nil }
        for (key, value) in tree.members(of: 0) {
            switch (key, tree.nodes[value].kind) {
            case ("images", .array): for entry in tree.elements(of: value) { addImage(entry, tree: tree) }
            case ("colors", .array): for entry in tree.elements(of: value) { addColor(entry, tree: tree) }
            case ("properties", .object):
                isTemplate = tree.members(of: value).contains {
                    $0.key == "template-rendering-intent" && tree.text(of: $0.value) == "template"
                }
            default: break
            }
        }
    }

    private mutating func addImage(_ entry: Int, tree: DataTree) {
        guard let filename = tree.member("filename", of: entry).flatMap(tree.text(of:)) else { return }
        let scale = tree.member("scale", of: entry).flatMap(tree.text(of:)).flatMap { Int($0.prefix(1)) } ?? 1
        images.append(Image(filename: filename, scale: scale, isDark: Self.isFor("dark", entry: entry, tree: tree)))
    }

    private mutating func addColor(_ entry: Int, tree: DataTree) {
        if let color = tree.member("color", of: entry), let name = tree.member("reference", of: color).flatMap(tree.text(of:)) {
            if !Self.isFor("dark", entry: entry, tree: tree) { systemColor = systemColor ?? name }
            return
        }
        guard let color = tree.member("color", of: entry), let components = tree.member("components", of: color) else { return }
        func component(_ name: String) -> Double? {
            guard let text = tree.member(name, of: components).flatMap(tree.text(of:)) else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            // A number without a decimal point is in the range from 0 to 255.
            guard let value = Double(text), value.isFinite else { return nil }
            return text.contains(".") || value <= 1 && name == "alpha" ? value : value / 255
        }
        let white = component("white")
        guard let red = component("red") ?? white, let green = component("green") ?? white, let blue = component("blue") ?? white else {
            return
        }
        colors.append(
            Color(
                red: red, green: green, blue: blue, alpha: component("alpha") ?? 1, isDark: Self.isFor("dark", entry: entry, tree: tree),
                isContrast: Self.isFor("high", entry: entry, tree: tree)))
    }

    /// Whether an entry is only for an appearance: `dark`, or `high` for increased contrast.
    private static func isFor(_ appearance: String, entry: Int, tree: DataTree) -> Bool {
        guard let appearances = tree.member("appearances", of: entry), tree.nodes[appearances].kind == .array else { return false }
        return tree.elements(of: appearances).contains { tree.member("value", of: $0).flatMap(tree.text(of:)) == appearance }
    }
}

extension DataTree {
    /// Returns the members of an object: their names and the indices of their values.
    fileprivate func members(of index: Int) -> [(key: String, value: Int)] {
        var result: [(String, Int)] = []
        if nodes[index].kind == .object { members(of: index) { key, value in result.append((string(nodes[key].text), value)) } }
        return result
    }

    fileprivate func elements(of index: Int) -> [Int] {
        var result: [Int] = []
        elements(of: index) { result.append($0) }
        return result
    }

    fileprivate func member(_ name: String, of index: Int) -> Int? { members(of: index).first { $0.key == name }?.value }

    /// Returns the text of a string or number.
    fileprivate func text(of index: Int) -> String? {
        nodes[index].kind == .string || nodes[index].kind == .number ? string(nodes[index].text) : nil
    }
}
