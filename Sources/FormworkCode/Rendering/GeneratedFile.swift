/// A file of generated code.
public struct GeneratedFile: Sendable {
    /// Its name, without folders.
    public let name: String
    /// Its text.
    public internal(set) var text: String
    /// What it was generated from.
    public let unit: CodeUnit
    /// Everything of the unit that the code does not say.
    public let notConverted: [NotConverted]
}
