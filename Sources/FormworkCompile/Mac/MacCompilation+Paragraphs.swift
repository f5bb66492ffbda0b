import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Attributes of strings other than fonts and colors.
///
/// Source: paragraph styles in legacy archives and in files for iOS.
extension MacCompilation {
    /// Returns a paragraph style. Alignments are numbered as on Intel processors, as in archives: right before center.
    mutating func paragraphStyle(_ node: NodeIndex) -> NibValue {
        let style = builder.make("NSParagraphStyle")
        if let alignment = source.word(node, "alignment", "alignment"), alignment != 0 {
            set(style, "NSAlignment", integer: alignment)
        }
        let lineBreak = source.lineBreak(node)
        if lineBreak != 0 { set(style, "NSLineBreakMode", integer: lineBreak) }
        if let direction = source.word(node, "baseWritingDirection", "paragraphDirection"), direction != 0 {
            set(style, "NSWritingDirection", integer: direction)
        }
        for entry in Vocabulary.uiKit.class(of: "paragraphStyle")?.entries ?? [] where entry.kind == .number {
            guard let key = entry.nib?.keys.first, let value = source.number(node, entry.name), value != 0 else { continue }
            set(style, key.name, real: value)
        }
        if let factor = source.number(node, "tighteningFactorForTruncation"), factor != 0 { set(style, "NSTighteningFactor", real: factor) }
        if source.isYes(node, "allowsDefaultTighteningForTruncation") { set(style, "NSAllowsTighteningForTruncation", integer: 1) }
        setTabs(node, style: style)
        source.noteUnproved(node, what: "the class 'NSParagraphStyle'")
        return NibGraphBuilder.reference(style)
    }

    private mutating func setTabs(_ node: NodeIndex, style: Int) {
        guard let list = source.child(node, named: "tabStops") else { return set(style, "NSTabStops", .null) }
        var tabs: [NibValue] = []
        for stop in source.children(list) where source.name(stop) == "textTab" {
            let tab = builder.make("NSTextTab")
            if let alignment = source.word(stop, "alignment", "alignment"), alignment != 0 {
                set(tab, "NSAlignment", integer: alignment)
            }
            set(tab, "NSLocation", real: source.number(stop, "location") ?? 0)
            // The options of a tab stop are a dictionary; an empty one is omitted.
            if let options = source.child(stop, named: "options"), !source.elements(in: options).isEmpty {
                source.leaveOut(options, message: "the options of a tab are not compiled for macOS")
            }
            tabs.append(NibGraphBuilder.reference(tab))
        }
        set(style, "NSTabStops", list: tabs, of: "NSArray")
    }

    /// Returns the attributes of a fragment other than font and color, by key. Unknown attributes are refused.
    mutating func furtherAttributes(_ list: NodeIndex?, but known: Set<String>) -> [(key: String, value: NibValue)] {
        var result: [(key: String, value: NibValue)] = []
        for child in list.map({ source.children($0) }) ?? [] {
            guard let key = source[child, "key"], !known.contains(key) else { continue }
            switch source.name(child) {
            case "paragraphStyle": result.append((key, paragraphStyle(child)))
            case "integer": result.append((key, builder.number(NibGraphBuilder.integer(source.integer(child, "value") ?? 0))))
            case "real": result.append((key, builder.number(.double(source.number(child, "value") ?? 0))))
            case "color": result.append((key, color(child)))
            case "font": result.append((key, font(child)))
            case "url": result.append((key, url(source[child, "string"] ?? "")))
            case "string", "mutableString": result.append((key, builder.string(content(child))))
            default:
                source.leaveOut(child, message: "the text's attribute '\(key)' is not compiled for macOS")
            }
        }
        return result
    }

    /// Returns the content of an element and of its children as a key.
    func fingerprint(_ node: NodeIndex) -> String {
        var result = ""
        for inner in source.tree.nodes(below: node) where source.tree.nodes[inner].kind == .element {
            result += "<" + source.name(inner)
            for place in source.tree.attributeRange(of: inner) {
                let attribute = source.tree.attributes[place]
                result += " \(source.tree.names[attribute.name])=\(source.tree.string(attribute.value) ?? "")"
            }
            result += source.tree.text(of: inner) ?? ""
        }
        return result
    }

    /// Returns an attributed string as an object.
    mutating func attributedText(_ node: NodeIndex) -> NibValue {
        let object = builder.make("NSAttributedString")
        var whole = ""
        var looks: [NibValue] = []
        var runs: [UInt8] = []
        for (place, fragment) in source.children(node).filter({ source.name($0) == "fragment" }).enumerated() {
            let part = text(fragment, "content") ?? ""
            let list = source.child(fragment, named: "attributes")
            let pairs = furtherAttributes(list, but: []).flatMap { [builder.string($0.key), $0.value] }
            looks.append(builder.collection(pairs, of: "NSDictionary"))
            runs += Self.packed(part.utf16.count) + Self.packed(place)
            whole += part
        }
        set(object, "NSString", text: whole)
        if looks.count <= 1 {
            builder.set(object, key: "NSAttributes", value: looks.first ?? builder.collection([], of: "NSDictionary"))
        } else {
            set(object, "NSAttributes", list: looks)
            let info = builder.make("NSMutableData")
            builder.set(info, key: "NS.bytes", value: builder.data(runs))
            set(object, "NSAttributeInfo", object: info)
        }
        return NibGraphBuilder.reference(object)
    }
}
