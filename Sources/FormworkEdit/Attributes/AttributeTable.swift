import FormworkModel
import FormworkVocabulary

/// The attributes that elements can have, with the kinds of their values, from the vocabulary.
struct AttributeTable: Sendable {
    /// The kinds of an element's attributes.
    private let elements: NameCache<[String: AttributeKind]>
    /// The kinds of attributes by name, for any element.
    private let kinds: NameCache<AttributeKind>

    init(elements: NameCache<[String: AttributeKind]>, kinds: NameCache<AttributeKind>) {
        self.elements = elements
        self.kinds = kinds
    }

    /// - Parameters:
    ///   - vocabulary: the vocabulary of a platform.
    ///   - base: the vocabulary for elements that the platform's vocabulary doesn't have.
    ///   - own: the attributes by class that are written in a part of the element, such as a button's normal state.
    init(_ vocabulary: Vocabulary, base: Vocabulary? = nil, own: [String: [String: AttributeKind]]) {
        let elements = NameCache<[String: AttributeKind]> { element in
            let described = Self.class(element, vocabulary) ?? base.flatMap { Self.class(element, $0) }
            guard let described else { return nil }
            var kinds = Self.kinds(of: described.entries)
            if described.entry("textInputTraits") != nil, let traits = vocabulary.class(of: "textInputTraits") {
                kinds.merge(Self.kinds(of: traits.entries)) { own, _ in own }
            }
            for name in described.ancestry + described.elements { kinds.merge(own[name] ?? [:]) { _, own in own } }
            return kinds
        }
        let kinds = NameCache<AttributeKind> { name in
            for className in vocabulary.classNames {
                if let kind = vocabulary.class(named: className)?.entry(name).flatMap(AttributeKind.init) { return kind }
            }
            return nil
        }
        self.init(elements: elements, kinds: kinds)
    }

    /// Returns the class of an element. `viewBase` is any view, and `object` any object.
    private static func `class`(_ element: String, _ vocabulary: Vocabulary) -> VocabularyClass? {
        switch element {
        case "object": vocabulary.class(named: "NSObject")
        case "viewBase": vocabulary.class(named: "UIView") ?? vocabulary.class(named: "NSView")
        default: vocabulary.class(of: element)
        }
    }

    private static func kinds(of entries: [VocabularyEntry]) -> [String: AttributeKind] {
        var kinds: [String: AttributeKind] = [:]
        for entry in entries {
            // Commands call this attribute `font` on every platform.
            if let kind = AttributeKind(entry) { kinds[entry.name == "fontDescription" ? "font" : entry.name] = kind }
        }
        return kinds
    }

    /// Returns the attributes of an element; nil for an unknown element.
    func attributes(of element: String) -> [String: AttributeKind]? { elements[element] }

    /// Returns the kind of an attribute of any element.
    func kind(of name: String) -> AttributeKind? { kinds[name] }

    /// Returns the table for a platform's documents.
    static func table(for platform: Platform) -> AttributeTable {
        switch platform {
        case .macOS: appKit
        case .watchOS: watchKit
        case .iOS, .tvOS: uiKit
        }
    }

    private static let uiKit = AttributeTable(.uiKit, own: uiKitParts)
    private static let appKit = AttributeTable(.appKit, own: appKitParts)
    private static let watchKit = AttributeTable(.watchKit, base: .uiKit, own: [:])

    /// UIKit attributes that are written in a part of the element.
    private static let uiKitParts: [String: [String: AttributeKind]] = [
        "UIButton": [
            "title": .stateTitle, "image": .stateName, "backgroundImage": .stateName, "titleColor": .color, "titleShadowColor": .color,
        ],
        "UISegmentedControl": ["segments": .segments],
    ]

    /// AppKit attributes that are written in a part of the element.
    private static let appKitParts: [String: [String: AttributeKind]] = [
        "NSView": ["accessibilityHelp": .text, "accessibilityIdentifier": .name, "accessibilityLabel": .text],
        "NSButtonCell": ["keyEquivalentModifierMask": .flags("modifierMask")],
        "NSMenuItem": ["keyEquivalentModifierMask": .flags("modifierMask")],
        "NSSegmentedCell": ["segments": .segments],
        "NSWindow": [
            "contentRect": .numbers("rect", expected: AttributeKind.components["rect"] ?? []), "styleMask": .flags("windowStyleMask"),
            "initialPositionMask": .flags("windowPositionMask"),
        ],
    ]
}
