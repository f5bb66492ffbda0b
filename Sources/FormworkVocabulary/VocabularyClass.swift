/// A class of UIKit or AppKit, with its elements in documents.
package struct VocabularyClass: Sendable {
    package let name: String
    /// The names of its elements, the usual one first; empty for a class that only others descend from.
    package let elements: [String]
    /// The superclass, as far as the tables have it.
    package let parent: String?
    /// The element that a compiled object of the class is read as; nil where it is not read.
    package let readElement: String?
    /// The class that its elements are compiled to; nil where they are not compiled.
    package let compiledClass: String?
    /// The class that replaces it on systems without it.
    package let fallbacks: [String]
    /// Whether no file of Apple's compiler with the class was at hand.
    package let isUnproved: Bool
    /// Whether its hugging priorities are compiled even where the document has none.
    package let writesPriorities: Bool
    /// The class of the cell in it; nil for a class without one of its own.
    package let cell: String?
    /// Its own entries and those of its superclasses, which come first.
    package let entries: [VocabularyEntry]
    /// The number of entries that come from superclasses.
    let inheritedCount: Int
    /// The entries of the class alone.
    package var ownEntries: ArraySlice<VocabularyEntry> { entries[inheritedCount...] }
    /// The class and its superclasses, the nearest first.
    package let ancestry: [String]

    /// The last entry for an attribute or part: that of the class comes before those of its superclasses.
    package func entry(_ name: String) -> VocabularyEntry? { entries.last { $0.name == name } }
}
