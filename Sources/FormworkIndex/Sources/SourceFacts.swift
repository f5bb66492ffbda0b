/// The facts about a source file that matter to documents.
package struct SourceFacts: Hashable, Sendable {
    package var types: [TypeFacts] = []
    package var names: [NameUse] = []
    /// The string constants, by name qualified with the enclosing types: `Cell.identifier`. Conditional compilation may give a constant several
    /// values.
    package var constants: [String: Set<String>] = [:]
    /// The type aliases with their meanings: several with conditional compilation, "" for a type without a plain name.
    package var aliases: [String: Set<String>] = [:]
    /// Whether it registers fonts at run time, which needn't be listed in an Info.plist.
    package var registersFonts = false
    /// Whether it may determine the row heights of a table.
    package var sizesRows = false

    package init() {}
}
