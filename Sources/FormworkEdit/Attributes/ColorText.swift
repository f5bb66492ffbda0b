import FormworkModel
import FormworkTree

/// A colour as a person writes it in a command.
enum ColorText: Hashable, Sendable {
    /// Components in sRGB, from 0 to 1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// White, black, or what is between.
    case white(Double, alpha: Double)
    /// A colour of the system, by the name that Interface Builder has for it.
    case system(String)
    /// A colour of an asset catalogue.
    case named(String)
    /// The element's own: nothing is said.
    case usual

    /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a word (`white`, `clear`, `default`), a system colour, or the name of a colour that the document lists.
    init?(_ text: String, in document: InterfaceDocument) {
        let names = document.resources.filter { $0.kind == .namedColor }.map(\.name)
        let system = document.platform == .macOS ? SystemColors.appKit : SystemColors.uiKit
        if names.contains(text) {
            self = .named(text)
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

    private static func hexadecimal(_ digits: Substring) -> ColorText? {
        guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        let text = digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard text.utf8.count == 6 || text.utf8.count == 8, let value = UInt32(text, radix: 16) else { return nil }
        let all = text.utf8.count == 6 ? UInt64(value) << 8 | 0xFF : UInt64(value)
        func part(_ shift: UInt64) -> Double { Double(all >> shift & 0xFF) / 255 }
        return .components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// What is listed when a colour is not known.
    static func known(in document: InterfaceDocument) -> [String] {
        document.resources.filter { $0.kind == .namedColor }.map(\.name)
            + (document.platform == .macOS ? SystemColors.appKit : SystemColors.uiKit).keys.sorted()
    }

    /// As it is written in a document; nil where nothing is said.
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
        case .named(let name): attributes.append(.init("name", name))
        }
        return ElementFragment("color", attributes)
    }

    /// What a document lists of a system's colour: its components, as Xcode knows them. Nil for other colours, and on macOS.
    func resource(on platform: Platform) -> ElementFragment? {
        guard case .system(let name) = self, platform != .macOS, let color = SystemColors.uiKit[name]?.light else { return nil }
        let isGray = color.red == color.green && color.green == color.blue && (color.red == 0 || color.red == 255) && color.alpha == 1
        func part(_ value: UInt8) -> Double { Double(value) / 255 }
        let components: ColorText =
            isGray
            ? .white(part(color.red), alpha: 1)
            : .components(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: color.alpha)
        return ElementFragment(
            "systemColor", [.init("name", name)], children: [components.fragment(key: nil, on: platform)].compactMap(\.self))
    }
}
