import FormworkNib
import FormworkTree

/// Attributed strings.
extension MacCompilation {
    /// Adds the attributes of a text to a text view's storage, and returns the plain text.
    ///
    /// The form of fonts and colors is known; other attributes are written as in archives.
    mutating func setAttributes(_ node: NodeIndex, view: NodeIndex, storage: Int) -> String {
        var whole = ""
        var kinds: [NibValue] = []
        var places: [[String]: Int] = [:]
        var runs: [UInt8] = []
        for fragment in source.children(node) {
            guard source.name(fragment) == "fragment" else {
                source.leaveOut(fragment, message: "the element \(source.described(fragment)) in \(source.described(node)) is not compiled")
                continue
            }
            let part = text(fragment, "content") ?? ""
            let list = source.child(fragment, named: "attributes")
            let font = list.flatMap { source.child($0, key: "NSFont") }
            let color = list.flatMap { source.child($0, key: "NSColor") }
            let known = [described(font), described(color), list.map { fingerprint($0) } ?? ""]
            let place: Int
            if let former = places[known] {
                place = former
                // The attributes are already written for an equal fragment.
                if let list { source.account.leaveOut(list) }
            } else {
                place = kinds.count
                places[known] = place
                var pairs: [NibValue] = [
                    builder.string("NSColor"),
                    color.map { self.color($0) } ?? self.color(view, key: "textColor", default: "textColor") ?? .null,
                    builder.string("NSFont"), font.map { self.font($0) } ?? plainFont(),
                ]
                for (key, value) in furtherAttributes(list, but: ["NSFont", "NSColor"]) { pairs += [builder.string(key), value] }
                kinds.append(builder.collection(pairs, of: "NSDictionary"))
            }
            runs += Self.packed(part.utf16.count) + Self.packed(place)
            whole += part
        }
        if kinds.count == 1 {
            builder.set(storage, key: "NSAttributes", value: kinds[0])
        } else if kinds.count > 1 {
            set(storage, "NSAttributes", list: kinds)
            let info = builder.make("NSMutableData")
            builder.set(info, key: "NS.bytes", value: builder.data(runs))
            set(storage, "NSAttributeInfo", object: info)
        }
        return whole
    }

    /// Returns all attributes of an element as a key.
    private func described(_ node: NodeIndex?) -> String {
        guard let node else { return "" }
        return ["name", "metaFont", "size", "colorSpace", "customColorSpace", "catalog", "red", "green", "blue", "white", "alpha"].map {
            source[node, $0] ?? "-"
        }.joined(separator: "|")
    }

    private mutating func plainFont() -> NibValue {
        let object = builder.make("NSFont")
        set(object, "NSName", text: "Helvetica")
        set(object, "NSSize", real: 12)
        set(object, "NSfFlags", integer: 16)
        return NibGraphBuilder.reference(object)
    }

    /// Encodes a number in groups of seven bits, lowest first; all bytes except the last have the high bit set.
    static func packed(_ number: Int) -> [UInt8] {
        var rest = UInt64(max(0, number))
        var result: [UInt8] = []
        while rest >= 128 {
            result.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return result + [UInt8(rest)]
    }
}
