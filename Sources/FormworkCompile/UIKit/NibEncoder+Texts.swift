import FormworkModel
import FormworkNib

/// Labels, text fields, text views.
extension NibEncoder {
    mutating func writeText(_ aspect: EncodedAspect, object: Int, element: Element) {
        switch aspect {
        case .labelText:
            let text = text(element, "text") ?? SourceText(text: attributedText(element)?.text ?? "")
            graph.set(object, key: "UIText", value: text.value(in: &graph))
        case .attributedText:
            if let attributed = attributedText(element) { graph.set(object, key: "UIAttributedText", value: write(attributed, element)) }
        case .labelColor: writeLabelColor(object, element: element)
        case .labelColorFlag where element.name == "textView":
            if element.child(key: "textColor") != nil {
                graph.set(object, key: "UIDisableUpdateTextColorOnTraitCollectionChange", value: .bool(true))
            }
        case .labelColorFlag:
            let isLabelColor = element.child(key: "textColor").map { $0["systemColor"] == "labelColor" } ?? usesLabelColor
            let isFixed = !(source.isAtLeast(.xcode11) && isLabelColor)
            graph.set(object, key: "UIDisableUpdateTextColorOnTraitCollectionChange", value: .bool(isFixed))
        case .labelFontSizes: writeLabelFontSizes(object, element: element)
        case .textFieldText:
            guard var text = text(element, "text") else { break }
            text.isMutable = true
            graph.set(object, key: "UIText", value: text.value(in: &graph))
        case .textColorFlag:
            let isFixed = !source.isAtLeast(.xcode11) || element.child(key: "textColor")?.name == "color"
            graph.set(object, key: "UIDisableTextColorUpdateOnTraitCollectionChange", value: .bool(isFixed))
        case .textFieldColor:
            let value = color(element.child(key: "textColor"), of: element) ?? gray(0, system: "blackColor")
            graph.set(object, key: "UITextColor", value: value)
        case .textViewText:
            if let attributed = attributedText(element) {
                graph.set(object, key: "UIText", value: graph.string(attributed.text))
                graph.set(object, key: "UIAttributedText", value: write(attributed, element))
            } else if let text = text(element, "text") {
                graph.set(object, key: "UIText", value: text.value(in: &graph))
                // A text view also stores its text as an attributed text.
                if !text.text.isEmpty {
                    graph.set(object, key: "UIAttributedText", value: plainAttributedText(text.text, element: element))
                }
            }
        case .textInput: writeTextInput(object, element: element)
        default: writeDataDetectors(object, element: element)
        }
    }

    /// Whether a label without a color adapts to the appearance.
    private var usesLabelColor: Bool { source.isAtLeast(.xcode11) && variant.level >= SystemVersion(12, 3) }

    private mutating func writeLabelColor(_ object: Int, element: Element) {
        if let value = color(element.child(key: "textColor"), of: element) {
            graph.set(object, key: "UITextColor", value: value)
        } else if usesLabelColor {
            graph.set(object, key: "UITextColor", value: rgb([0, 0, 0], system: "labelColor"))
        } else if source.isAtLeast(.xcode11) {
            graph.set(object, key: "UITextColor", value: rgb([0, 0, 0]))
        } else {
            graph.set(object, key: "UITextColor", value: gray(0, system: "blackColor"))
        }
    }

    private mutating func writeLabelFontSizes(_ object: Int, element: Element) {
        element.read("minimumFontSize", "minimumScaleFactor")
        guard flag(element, "adjustsFontSizeToFit") != false else { return }
        graph.set(object, key: "UIAdjustsFontSizeToFit", value: .bool(true))
        let description = element.child(key: "fontDescription")
        let font = description.flatMap { CompiledFont($0, generation: source.generation) }
        let size = font?.size ?? 17
        var smallest = (size: 0.0, scale: 0.0)
        if let scale = number(element, "minimumScaleFactor") {
            smallest = ((scale * size * 4).rounded(.down) / 4, scale)
        } else if let minimum = number(element, "minimumFontSize") {
            smallest = (minimum, size == 0 ? 0 : minimum / size)
        }
        graph.set(object, key: "UIMinimumFontSize", value: .float(Float(smallest.size)))
        graph.set(object, key: "UIMinimumScaleFactor", value: .float(Float(smallest.scale)))
    }

    private mutating func writeTextInput(_ object: Int, element: Element) {
        guard let traits = element.child(key: "textInputTraits", "textInputTraits") else { return }
        traits.look()
        write(EncodingTable.textInput, object, traits)
    }

    private mutating func writeDataDetectors(_ object: Int, element: Element) {
        guard let child = element.child(key: "dataDetectorTypes", "dataDetectorType", "dataDetectorTypes") else {
            // A web view detects phone numbers by default.
            if element.name == "webView" { graph.set(object, key: "UIDataDetectorTypes", value: NibGraphBuilder.integer(1)) }
            return
        }
        let mask = child.mask("dataDetectors")
        if mask != 0 { graph.set(object, key: "UIDataDetectorTypes", value: NibGraphBuilder.integer(mask)) }
    }

    // MARK: Attributed texts

    /// A text with runs of equal attributes.
    struct AttributedText {
        var text: String
        var runs: [(text: String, attributes: Element?)]
    }

    func attributedText(_ element: Element, key: String = "attributedText") -> AttributedText? {
        guard let child = element.child(key: key, "attributedString") else { return nil }
        var result = AttributedText(text: "", runs: [])
        for fragment in child.children where fragment.name == "fragment" {
            fragment.look()
            let text = fragment["content"] ?? fragment.child(key: "content", "string", "mutableString")?.plainText ?? ""
            result.text += text
            result.runs.append((text, fragment.child(named: "attributes")))
        }
        return result
    }

    mutating func write(_ attributed: AttributedText, _ element: Element) -> NibValue {
        let object = graph.make("NSAttributedString")
        graph.set(object, key: "NSString", value: graph.string(attributed.text))
        let looks = attributed.runs.map { attributes($0.attributes, owner: element) }
        if looks.count <= 1 {
            graph.set(object, key: "NSAttributes", value: looks.first ?? graph.collection([], of: "NSDictionary"))
        } else {
            noteUnproved(element, what: "a text with several attributes")
            graph.set(object, key: "NSAttributes", value: graph.collection(looks))
            var info: [UInt8] = []
            for (place, run) in attributed.runs.enumerated() {
                for number in [run.text.utf16.count, place] {
                    var rest = number
                    while rest >= 0x80 {
                        info.append(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80))
                        rest >>= 7
                    }
                    info.append(UInt8(truncatingIfNeeded: rest))
                }
            }
            let data = graph.make("NSData")
            graph.set(data, key: "NS.bytes", value: graph.data(info))
            graph.set(object, key: "NSAttributeInfo", value: NibGraphBuilder.reference(data))
        }
        return NibGraphBuilder.reference(object)
    }

    /// Returns an attributed text with the font, color and alignment of its view.
    private mutating func plainAttributedText(_ text: String, element: Element) -> NibValue {
        var items: [NibValue] = []
        if let value = color(element.child(key: "textColor"), of: element) { items += [graph.string("NSColor"), value] }
        let style = graph.make("NSMutableParagraphStyle")
        let alignment = word(element, "textAlignment", "alignment") ?? 0
        if alignment != 0 { graph.set(style, key: "NSAlignment", value: NibGraphBuilder.integer(alignment)) }
        graph.set(style, key: "NSTabStops", value: .null)
        items += [graph.string("NSParagraphStyle"), NibGraphBuilder.reference(style)]
        if let value = font(element.child(key: "fontDescription"), of: element) { items += [graph.string("NSFont"), value] }
        let object = graph.make("NSAttributedString")
        graph.set(object, key: "NSString", value: graph.string(text))
        graph.set(object, key: "NSAttributes", value: graph.collection(items, of: "NSDictionary"))
        return NibGraphBuilder.reference(object)
    }

    private mutating func attributes(_ element: Element?, owner: Element) -> NibValue {
        var items: [NibValue] = []
        for child in element?.children ?? [] {
            guard let key = child.key else { continue }
            switch child.name {
            case "color": if let value = color(child, of: owner) { items += [graph.string(key), value] }
            case "font": if let value = font(child, of: owner) { items += [graph.string(key), value] }
            case "paragraphStyle": items += [graph.string(key), paragraph(child)]
            case "integer": items += [graph.string(key), graph.number(NibGraphBuilder.integer(integer(child, "value") ?? 0))]
            case "real": items += [graph.string(key), graph.number(.double(number(child, "value") ?? 0))]
            default: continue
            }
        }
        return graph.collection(items, of: "NSDictionary")
    }

    private mutating func paragraph(_ element: Element) -> NibValue {
        element.look()
        let style = graph.make(element["alignment"] == nil ? "NSParagraphStyle" : "NSMutableParagraphStyle")
        write(EncodingTable.paragraph, style, element)
        return NibGraphBuilder.reference(style)
    }
}
