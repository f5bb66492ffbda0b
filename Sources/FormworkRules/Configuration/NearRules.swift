import FormworkModel

/// The rule that somebody may have meant.
enum NearRules {
    /// - Returns: The id that is nearest to a name; nil where none is near.
    static func of(_ name: String) -> String? { NearNames.of(name, among: ValidationRules.all.map(\.id)).first }
}
