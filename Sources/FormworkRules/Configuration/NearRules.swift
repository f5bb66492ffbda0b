import FormworkModel

/// Suggests a rule for a misspelled name.
enum NearRules {
    /// Returns the id of the rule nearest to a name; nil if none is near.
    static func of(_ name: String) -> String? { NearNames.of(name, among: ValidationRules.all.map(\.id)).first }
}
