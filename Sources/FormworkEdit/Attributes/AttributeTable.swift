import FormworkModel

/// Which attributes an element can have in Interface Builder, and what each can say.
///
/// Source: the attributes of some 2,900 documents that Xcode wrote, and its inspectors.
struct AttributeTable: Sendable {
    /// What each name says, where nothing else is said for an element.
    private let kinds: [String: AttributeKind]
    /// The attributes of each element, those of its bases among them.
    private let elements: [String: [String: AttributeKind]]

    /// - Parameters:
    ///   - kinds: names, each with what it says: `hidden=yes`, between white space.
    ///   - elements: lines `label < view: text font=font …`; an element has what its base has.
    init(kinds: String, elements: String) {
        var known: [String: AttributeKind] = [:]
        for word in kinds.split(whereSeparator: \.isWhitespace) {
            let sides = word.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            known[String(sides[0])] = AttributeKind(sides[1])
        }
        var found: [String: [String: AttributeKind]] = [:]
        var current: [String] = []
        for word in elements.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":") {
                let sides = word.dropLast().split(separator: "<", maxSplits: 1)
                current = (sides.first ?? "").split(separator: ",").map(String.init)
                let base = sides.count > 1 ? found[String(sides[1])] ?? [:] : [:]
                for name in current { found[name] = base }
                continue
            }
            let sides = word.split(separator: "=", maxSplits: 1)
            let name = String(sides[0])
            let kind = sides.count > 1 ? AttributeKind(sides[1]) : known[name]
            for element in current { found[element]?[name] = kind }
        }
        self.kinds = known
        self.elements = found
    }

    /// The attributes of an element; nil where the table does not know it.
    func attributes(of element: String) -> [String: AttributeKind]? { elements[element] }

    /// What an attribute says wherever it stands.
    func kind(of name: String) -> AttributeKind? { kinds[name] }

    /// The table for a platform's documents.
    static func table(for platform: Platform) -> AttributeTable {
        switch platform {
        case .macOS: appKit
        case .watchOS: watchKit
        case .iOS, .tvOS: uiKit
        }
    }
}
