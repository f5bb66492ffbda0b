import FormworkModel

/// A property, with the values that a person leaves out, because setting them changes nothing that anyone sees.
///
/// Interface Builder writes many of them for every object. `--exhaustive` writes them as well.
struct IdleRule: Sendable {
    /// Whether a value of an element's attribute, or a child element, has no effect.
    typealias Test = @Sendable (_ element: Element, _ value: String) -> Bool

    /// The attribute or the key of the child element.
    let key: String
    /// The elements, separated by spaces; nil for all.
    let elements: Set<String>?
    let isIdle: Test

    init(_ key: String, of elements: String? = nil, _ isIdle: @escaping Test = { _, _ in true }) {
        self.key = key
        self.elements = elements.map { Set($0.split(separator: " ").map(String.init)) }
        self.isIdle = isIdle
    }

    /// Creates a rule for one value.
    init(_ key: String, value: String, of elements: String? = nil) { self.init(key, of: elements) { $1 == value } }

    /// Whether a toolkit's rules leave out an attribute of an element.
    static func covers(_ attribute: String, value: String, of element: Element, toolkit: Toolkit) -> Bool {
        let rules = (toolkit == .uiKit ? ofUIKit : ofAppKit)[attribute] ?? []
        return rules.contains { $0.elements?.contains(element.name) ?? true && $0.isIdle(element, value) }
    }

    /// Whether a toolkit's rules leave out a child element, such as a color.
    static func covers(part: Element, _ toolkit: Toolkit) -> Bool {
        guard let key = part["key"], let element = part.parent else { return false }
        let rules = (toolkit == .uiKit ? partsOfUIKit : partsOfAppKit)[key] ?? []
        return rules.contains { $0.elements?.contains(element.name) ?? true && $0.isIdle(part, "") }
    }

    private static let ofUIKit = Dictionary(grouping: uiKit, by: \.key)
    private static let partsOfUIKit = Dictionary(grouping: uiKitParts, by: \.key)
    private static let ofAppKit = Dictionary(grouping: appKit, by: \.key)
    private static let partsOfAppKit = Dictionary(grouping: appKitParts, by: \.key)
}
