/// Names of AppKit's enumerations and their members in Objective-C that have no prefix in the vocabulary.
///
/// Source: AppKit's documentation, which names each in both languages.
enum AppKitObjectiveCNames {
    /// A member of the enum that a property has; nil for one that is not known.
    ///
    /// - Parameters:
    ///   - member: as Swift has it, such as `byWordWrapping`, or an expression in its place.
    ///   - property: the property, or the call that sets it with a `%` where the value goes.
    ///   - element: the element of the object, where several classes have a property of that name.
    ///   - prefix: the name of the enumeration as its members begin with it; nil where none is known.
    static func member(_ member: String, of property: String, _ element: String, prefix: String?) -> String? {
        if member.isEmpty { return member }
        let key = key(property)
        if let irregular = irregular[key + "." + member] ?? irregular["\(element).\(key).\(member)"] { return irregular }
        if ["numberStyle", "dateStyle", "timeStyle"].contains(key) {
            let word = member == "none" ? "No" : member.prefix(1).uppercased() + member.dropFirst()
            return "NS\(key == "numberStyle" ? "Number" : "Date")Formatter\(word)Style"
        }
        // Appearances are asked for by a name.
        let (call, name) = ("NSAppearance(named:.", member.dropFirst("NSAppearance(named:.".count).dropLast())
        if member.hasPrefix(call) {
            return "[NSAppearance appearanceNamed:NSAppearanceName\(name.prefix(1).uppercased() + name.dropFirst())]"
        }
        guard let prefix, !member.contains("("), !member.contains(".") else { return nil }
        return prefix + member.prefix(1).uppercased() + member.dropFirst()
    }

    /// `headerCell.alignment` is the alignment, as is `setAlignment(%, forSegment: 1)`, and what a value for `"alignment"` sets.
    private static func key(_ property: String) -> String {
        guard property.contains("%") else { return property.split(separator: ".").last.map(String.init) ?? property }
        let words = property.split(separator: "\"")
        if words.count > 1, property.contains("forKey: ") { return String(words[1]) }
        let name = property.prefix { $0 != "(" }.dropFirst("set".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Those that do not begin with their enumeration's name as the lists of words have it.
    private static let irregular = [
        "material.hudWindow": "NSVisualEffectMaterialHUDWindow",
        "numberFormatter.formatterBehavior.default": "NSNumberFormatterBehaviorDefault",
        "dateFormatter.formatterBehavior.default": "NSDateFormatterBehaviorDefault",
        "numberFormatter.formatterBehavior.behavior10_0": "NSNumberFormatterBehavior10_0",
        "numberFormatter.formatterBehavior.behavior10_4": "NSNumberFormatterBehavior10_4",
        "dateFormatter.formatterBehavior.behavior10_4": "NSDateFormatterBehavior10_4",
    ]
}
