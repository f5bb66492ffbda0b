import FormworkModel
import FormworkTree

/// A colour in the notation of commands.
enum ColorText: Hashable, Sendable {
    /// Components in sRGB, from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A grey level, from 0 for black to 1 for white.
    case white(Double, alpha: Double)
    /// A system colour, by its name in Interface Builder.
    case system(String)
    /// A colour of an asset catalogue.
    case named(String)
    /// A colour of an asset catalogue that the document doesn't list yet, with the components to list.
    indirect case unlisted(String, ColorText)
    /// The element's default colour, which isn't written.
    case usual

    /// Parses `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a word (`white`, `clear`, `default`), a system colour, or the name of a colour that the document
    /// lists. `named:Brand` and `named:Brand#FF8800` are colours of the project's asset catalogue that the document doesn't list yet.
    init?(_ text: String, in document: InterfaceDocument) {
        let names = document.resources.filter { $0.kind == .namedColor }.map(\.name)
        let system = document.platform == .macOS ? SystemColors.appKit : SystemColors.uiKit
        if names.contains(text) {
            self = .named(text)
        } else if text.hasPrefix("named:") {
            guard let color = Self.catalogued(text.dropFirst(6), listed: names) else { return nil }
            self = color
        } else if text.first == "#" {
            guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
            self = color
        } else if let color = Self.words[text.lowercased()] {
            self = color
        } else if let name = [text, text + "Color", "system" + text.prefix(1).uppercased() + text.dropFirst() + "Color"].first(where: {
            system[$0] != nil
        }) {
            self = .system(name)
        } else {
            return nil
        }
    }

    private static let words: [String: ColorText] = [
        "white": .white(1, alpha: 1), "black": .white(0, alpha: 1), "clear": .white(0, alpha: 0), "gray": .white(0.5, alpha: 1),
        "darkgray": .white(1.0 / 3, alpha: 1), "lightgray": .white(2.0 / 3, alpha: 1), "default": .usual, "none": .usual,
    ]

    private static func catalogued(_ text: Substring, listed: [String]) -> ColorText? {
        let name = String(text.prefix { $0 != "#" })
        guard !name.isEmpty, name.utf8.count <= 1000, name.unicodeScalars.allSatisfy(AttributeWriter.isAllowed) else { return nil }
        if listed.contains(name) { return .named(name) }
        guard name.count < text.count else { return .unlisted(name, .components(red: 0, green: 0, blue: 0, alpha: 1)) }
        return hexadecimal(text.dropFirst(name.count + 1)).map { .unlisted(name, $0) }
    }

    private static func hexadecimal(_ digits: Substring) -> ColorText? {
        guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        let text = digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard text.utf8.count == 6 || text.utf8.count == 8, let value = UInt32(text, radix: 16) else { return nil }
        let all = text.utf8.count == 6 ? UInt64(value) << 8 | 0xFF : UInt64(value)
        func part(_ shift: UInt64) -> Double { Double(all >> shift & 0xFF) / 255 }
        return .components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// Returns the known names of colours, for the error about an unknown colour.
    static func known(in document: InterfaceDocument) -> [String] {
        document.resources.filter { $0.kind == .namedColor }.map(\.name)
            + (document.platform == .macOS ? SystemColors.appKit : SystemColors.uiKit).keys.sorted()
    }

    /// Returns the colour's element; nil for the default colour.
    func fragment(key: String?, on platform: Platform) -> ElementFragment? {
        var attributes = key.map { [ElementFragment.Attribute("key", $0)] } ?? []
        func add(_ name: String, _ value: Double) { attributes.append(.init(name, DocumentNumber.text(value))) }
        func addSpace(_ name: String) { attributes += [.init("colorSpace", "custom"), .init("customColorSpace", name)] }
        switch self {
        case .usual: return nil
        case .components(let red, let green, let blue, let alpha):
            for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] { add(name, value) }
            addSpace("sRGB")
        case .white(let white, let alpha):
            add("white", white)
            add("alpha", alpha)
            addSpace("genericGamma22GrayColorSpace")
        case .system(let name):
            if platform == .macOS {
                attributes += [.init("name", name), .init("catalog", "System"), .init("colorSpace", "catalog")]
            } else {
                attributes.append(.init("systemColor", name))
            }
        case .named(let name), .unlisted(let name, _): attributes.append(.init("name", name))
        }
        return ElementFragment("color", attributes: attributes)
    }

    /// Returns the resource that the document lists for a system colour, or for an asset catalogue's colour that it doesn't list yet.
    /// Nil for other colours, and for system colours on macOS.
    func resource(on platform: Platform) -> ElementFragment? {
        if case .unlisted(let name, let components) = self {
            return ElementFragment(
                "namedColor", attributes: [.init("name", name)], children: [components.fragment(key: nil, on: platform)].compactMap(\.self))
        }
        guard case .system(let name) = self, platform != .macOS, let color = SystemColors.uiKit[name]?.light else { return nil }
        let isGray = color.red == color.green && color.green == color.blue && (color.red == 0 || color.red == 255) && color.alpha == 1
        func part(_ value: UInt8) -> Double { Double(value) / 255 }
        let components: ColorText =
            isGray
            ? .white(part(color.red), alpha: 1)
            : .components(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: color.alpha)
        return ElementFragment(
            "systemColor", attributes: [.init("name", name)], children: [components.fragment(key: nil, on: platform)].compactMap(\.self))
    }
}
