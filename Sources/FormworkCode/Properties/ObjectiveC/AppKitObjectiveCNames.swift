import FormworkTree

/// Objective-C names of AppKit's enumerations and their members that have no prefix in the vocabulary.
///
/// Source: AppKit's documentation, which gives the names in both languages.
enum AppKitObjectiveCNames {
    /// Returns a member of a property's enumeration; nil for an unknown one.
    ///
    /// - Parameters:
    ///   - member: the Swift name, such as `byWordWrapping`, or an expression instead of a member.
    ///   - property: the property, or the call that sets it with a `%` for the value.
    ///   - element: the element of the object, because several classes may have a property with that name.
    ///   - prefix: the prefix of the enumeration's members; nil if it is not known.
    static func member(_ member: String, of property: String, element: String, prefix: String?) -> String? {
        if member.isEmpty { return member }
        let key = key(property)
        if let irregular = irregular[key + "." + member] ?? irregular["\(element).\(key).\(member)"] { return irregular }
        if ["numberStyle", "dateStyle", "timeStyle"].contains(key) {
            let word = member == "none" ? "No" : member.prefix(1).uppercased() + member.dropFirst()
            return "NS\(key == "numberStyle" ? "Number" : "Date")Formatter\(word)Style"
        }
        // Appearances are created by name.
        let (call, name) = ("NSAppearance(named:.", member.dropFirst("NSAppearance(named:.".count).dropLast())
        if member.hasPrefix(call) {
            return "[NSAppearance appearanceNamed:NSAppearanceName\(name.prefix(1).uppercased() + name.dropFirst())]"
        }
        guard let prefix, !member.contains("("), !member.contains(".") else { return nil }
        return prefix + member.prefix(1).uppercased() + member.dropFirst()
    }

    /// Returns the name of a property: `alignment` for `headerCell.alignment`, `setAlignment(%, forSegment: 1)` and `setValue(%, forKey:
    /// "alignment")`.
    private static func key(_ property: String) -> String {
        guard property.contains("%") else { return property.split(separator: ".").last.map(String.init) ?? property }
        let words = property.split(separator: "\"")
        if words.count > 1, property.contains("forKey: ") { return String(words[1]) }
        let name = property.prefix { $0 != "(" }.dropFirst("set".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The members whose names don't begin with the prefix of their word list.
    private static let irregular = [
        "material.hudWindow": "NSVisualEffectMaterialHUDWindow",
        "numberFormatter.formatterBehavior.default": "NSNumberFormatterBehaviorDefault",
        "dateFormatter.formatterBehavior.default": "NSDateFormatterBehaviorDefault",
        "numberFormatter.formatterBehavior.behavior10_0": "NSNumberFormatterBehavior10_0",
        "numberFormatter.formatterBehavior.behavior10_4": "NSNumberFormatterBehavior10_4",
        "dateFormatter.formatterBehavior.behavior10_4": "NSDateFormatterBehavior10_4",
    ]
}
