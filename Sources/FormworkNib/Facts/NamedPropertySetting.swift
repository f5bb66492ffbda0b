import FormworkVocabulary

/// Properties whose keys in AppKit's files aren't known.
///
/// They are set when the file is loaded, by their public names, like user-defined runtime attributes. AppKit is known to support this, whereas a
/// key would be a guess.
package struct NamedPropertySetting: Sendable {
    /// The name of the attribute, or the key of the element, with the value.
    package let name: String
    /// The public name of the property.
    package let property: String
    package let kind: Kind

    package enum Kind: Sendable {
        case truth
        /// A Boolean that is true by default.
        case denial
        case number
        case text
        case words([String: Int])
        case color
        case image
        /// The appearance of a view or a window: an object with a name.
        case appearance
    }

    private init(_ name: String, kind: Kind, property: String) {
        self.name = name
        self.property = property
        self.kind = kind
    }

    /// Creates the setting for an attribute; nil if it isn't set by the name of its property.
    private init?(_ entry: VocabularyEntry) {
        guard let nib = entry.nib, nib.isLate else { return nil }
        let kind: Kind
        switch entry.kind {
        case .bool: kind = nib.omitted == "YES" ? .denial : .truth
        case .number, .unit: kind = .number
        case .text, .name: kind = .text
        case .color: kind = .color
        case .image: kind = .image
        case .word where entry.name == "appearanceType": kind = .appearance
        case .word: kind = .words(Dictionary((entry.words?.words ?? []).map { ($0.text, $0.number) }) { first, _ in first })
        default: return nil
        }
        self.init(entry.name, kind: kind, property: nib.keys.first?.name ?? entry.name)
    }

    /// Returns the settings for the object of an element: those of its class, then those of all views.
    package static func settings(of element: String, isView: Bool) -> [NamedPropertySetting] {
        let view = Vocabulary.appKit.class(named: "NSView")
        guard let described = Vocabulary.appKit.class(of: element) ?? (isView ? view : nil) else { return [] }
        let shared = described.ancestry.contains("NSView") ? view?.entries.count ?? 0 : 0
        let entries = described.entries.dropFirst(shared) + described.entries.prefix(shared)
        // The last entry with a name is that of the class.
        let settings = entries.filter { described.entry($0.name)?.line == $0.line }.compactMap { NamedPropertySetting($0) }
        return settings + (isView || element == "window" ? [direction] : [])
    }

    /// A view that is never mirrored has a left-to-right layout in every language.
    private static let direction = NamedPropertySetting(
        "mirrorLayoutDirectionWhenInternationalizing", kind: .words(["never": 0]), property: "userInterfaceLayoutDirection")

    /// The names of appearances; an inherited one isn't a setting.
    package static let appearances = [
        "aqua": "NSAppearanceNameAqua", "darkAqua": "NSAppearanceNameDarkAqua", "vibrantLight": "NSAppearanceNameVibrantLight",
        "vibrantDark": "NSAppearanceNameVibrantDark",
    ]
}
