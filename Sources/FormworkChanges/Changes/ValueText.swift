import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Text for the values of a document.
enum ValueText {
    /// The length of the longest text that is not shortened.
    private static let longest = 60

    /// Returns the text for an attribute's value: `yes`, `16`, `"Sign in"`, `scaleToFill`.
    static func of(_ value: String, named name: String) -> String {
        switch value {
        case "YES": return "yes"
        case "NO": return "no"
        default: break
        }
        if proseNames.contains(name) { return quoted(value) }
        if let number = Double(value), number.isFinite { return number.pointsText }
        let isWord = value.utf8.allSatisfy { $0 >= UInt8(ascii: "!") && $0 != UInt8(ascii: "\"") && $0 < 0x7F }
        return isWord && !value.isEmpty ? value : quoted(value)
    }

    private static let proseNames: Set<String> = [
        "text", "title", "placeholder", "placeholderString", "label", "prompt", "headerTitle", "footerTitle", "toolTip", "userLabel",
        "content", "hint", "message", "keyEquivalent", "subtitle", "alternateTitle", "paletteLabel", "badgeValue", "footer", "header",
    ]

    /// Quotes a text in one line, shortened if it is long.
    static func quoted(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 < UInt8(ascii: " ") }) { return "\"\(text.shortened(to: longest))\"" }
        let line = text.replacing("\r\n", with: "⏎").replacing("\n", with: "⏎").replacing("\t", with: "⇥")
        return "\"\(line.shortened(to: longest))\""
    }

    /// Quotes a text in one line, unshortened.
    static func whole(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 < UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") }) { return "\"\(text)\"" }
        return
            "\"\(text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\n").replacing("\n", with: "\\n").replacing("\t", with: "\\t"))\""
    }

    /// Returns the text for an attribute's value, unshortened.
    static func whole(_ value: String, named name: String) -> String {
        let shown = of(value, named: name)
        return shown.hasPrefix("\"") ? whole(value) : shown
    }

    /// Returns the complete text for an element, with its attributes sorted by name.
    ///
    /// - Parameter reference: returns the text for an attribute's name and value.
    static func whole(_ element: Element, reference: (String, String) -> String) -> String {
        let isColor = element.name == "color"
        let shades: Set<String> = ["red", "green", "blue", "alpha", "white"]
        var parts = isColor ? [color(element)] : []
        for attribute in element.attributes.sorted(by: { $0.name < $1.name }) where !["key", "id"].contains(attribute.name) {
            if isColor, shades.contains(attribute.name) { continue }
            parts.append("\(words(attribute.name)) \(reference(attribute.name, attribute.value))")
        }
        if let text = element.plainText { parts.append(whole(text)) }
        for child in element.children {
            let name = child["key"].map(words) ?? words(child.name)
            parts.append("\(name) (\(whole(child, reference: reference)))")
        }
        return parts.isEmpty ? words(element.name) : parts.joined(separator: ", ")
    }

    /// Returns the text for an element that is a value of another one: a color, a font, a rect, a text.
    static func of(_ element: Element) -> String {
        func number(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
        switch element.name {
        case "color": return color(element)
        case "fontDescription", "font": return font(element)
        case "rect":
            return "\(Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")))"
        case "size": return "\(Size(width: number("width"), height: number("height")))"
        case "point": return "(\(number("x").pointsText), \(number("y").pointsText))"
        case "inset", "edgeInsets", "directionalEdgeInsets":
            return element.attributes.filter { $0.name != "key" }.map { "\($0.name) \(of($0.value, named: $0.name))" }.joined(
                separator: ", ")
        case "string", "mutableString": return quoted(element.plainText ?? "")
        case "attributedString":
            return quoted(element.children.map { $0["content"] ?? $0.child(key: "content")?.plainText ?? "" }.joined())
        case "nil", "null": return "none"
        case "autoresizingMask":
            let flags = element.attributes.filter { $0.value == "YES" }.map { words($0.name) }
            return flags.isEmpty ? "fixed" : flags.joined(separator: ", ")
        case "userDefinedRuntimeAttribute":
            return element["value"].map { of($0, named: "value") } ?? element.child(key: "value").map(of) ?? element["type"] ?? "none"
        case "real", "integer", "boolean", "number", "bool", "int", "float", "double":
            if let value = element["value"] ?? element.text { return of(value, named: "value") }
        case "imageReference", "image":
            if let name = element["image"] ?? element["name"] { return quoted(name) }
        case "url": if let text = element["string"] { return quoted(text) }
        case "array", "set", "segments", "tableColumns":
            return element.children.map(of).joined(separator: ", ")
        case "segment": if let title = element["title"] ?? element["image"] { return quoted(title) }
        default: break
        }
        let said = element.attributes.filter { !["key", "id"].contains($0.name) }.map {
            "\(words($0.name)) \(of($0.value, named: $0.name))"
        }
        let parts = element.children.map(of)
        let text = element.plainText.map { [quoted($0)] } ?? []
        let all = (said + text + parts).joined(separator: ", ")
        return all.isEmpty ? words(element.name) : all.shortened(to: 120)
    }

    /// Returns an element's attributes with their literal values: `red 0.5, green 0.5, color space calibratedRGB`.
    static func attributes(of element: Element) -> String {
        element.attributes.filter { $0.name != "key" }.map { "\(words($0.name)) \($0.value)" }.joined(separator: ", ")
    }

    private static func color(_ element: Element) -> String {
        for name in ["systemColor", "cocoaTouchSystemColor", "name"] { if let value = element[name] { return value } }
        func part(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
        func byte(_ value: Double) -> String {
            let text = String(Int(clamping: (min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let alpha = element["alpha"].flatMap(Double.init) ?? 1
        let opacity = alpha == 1 ? "" : " at \((alpha * 100).pointsText) %"
        if element["white"] != nil {
            switch part("white") {
            case 0: return alpha == 0 ? "clear" : "black" + opacity
            case 1: return "white" + opacity
            default: return "#" + String(repeating: byte(part("white")), count: 3) + opacity
            }
        }
        if element["red"] != nil { return "#" + byte(part("red")) + byte(part("green")) + byte(part("blue")) + opacity }
        return element.attributes.filter { $0.name != "key" }.map(\.value).joined(separator: " ")
    }

    private static func font(_ element: Element) -> String {
        var words: [String] = []
        if let style = element["style"] { words.append(style.replacing("UICTFontTextStyle", with: "")) }
        if let name = element["name"] ?? element["family"] { words.append(name) }
        if let type = element["type"] ?? element["metaFont"] { words.append(Self.words(type)) }
        if let weight = element["weight"] { words.append(Self.words(weight)) }
        if let size = element["pointSize"] ?? element["size"], let number = Double(size) { words.append(number.pointsText) }
        return words.isEmpty ? "font" : words.joined(separator: " ")
    }

    /// Splits a name of the format into words: `backgroundColor` becomes `background color`.
    static func words(_ name: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count + 4)
        var wasLower = false
        for byte in name.utf8 {
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if isUpper, wasLower { bytes.append(UInt8(ascii: " ")) }
            let startsWord = bytes.isEmpty || bytes.last == UInt8(ascii: " ")
            bytes.append(isUpper && startsWord ? byte | 0x20 : byte)
            wasLower =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
