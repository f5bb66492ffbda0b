/// A class of UIKit or AppKit, with its elements in documents.
package struct VocabularyClass: Sendable {
    package let name: String
    /// The names of its elements, the usual one first; empty for an abstract superclass.
    package let elements: [String]
    /// The superclass; nil where the tables have none.
    package let parent: String?
    /// The element for a compiled object of the class; nil for a class that isn't read.
    package let readElement: String?
    /// The class of its elements in compiled files; nil for elements that aren't compiled.
    package let compiledClass: String?
    /// The classes that replace it on systems without it.
    package let fallbacks: [String]
    /// Whether the class wasn't verified against a file of Apple's compiler.
    package let isUnproved: Bool
    /// Whether hugging priorities are compiled even if the document has none.
    package let writesPriorities: Bool
    /// The class of its cell; nil for a class without a cell.
    package let cell: String?
    /// The entries of its superclasses, followed by its own.
    package let entries: [VocabularyEntry]
    /// The number of entries that come from superclasses.
    let inheritedCount: Int
    /// The entries without those of superclasses.
    package var ownEntries: ArraySlice<VocabularyEntry> { entries[inheritedCount...] }
    /// The class and its superclasses, the nearest first.
    package let ancestry: [String]

    /// Returns the entry for an attribute or part. An entry of the class overrides those of its superclasses.
    package func entry(_ name: String) -> VocabularyEntry? { entries.last { $0.name == name } }
}
