/// What one source file says that documents have to do with.
package struct SourceFacts: Hashable, Sendable {
    package var types: [TypeFacts] = []
    package var names: [NameUse] = []
    /// Constants that are texts, by their names with the types that they stand in: `Cell.identifier`. Where conditions of the build decide,
    /// one may be several.
    package var constants: [String: Set<String>] = [:]
    /// Type aliases with their meanings: several where conditions of the build decide, "" for a type without a plain name.
    package var aliases: [String: Set<String>] = [:]
    /// Whether it makes fonts known to the system itself, which then need not stand in an Info.plist.
    package var registersFonts = false
    /// Whether it may say how high the rows of a table are.
    package var sizesRows = false

    package init() {}
}
