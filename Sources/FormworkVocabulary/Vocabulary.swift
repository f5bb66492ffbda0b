import Synchronization

/// The vocabulary of Interface Builder for one platform: classes and elements, their attributes and parts, and word lists.
///
/// The tables are texts, one line for each attribute or part; the article Vocabulary shows some. A line has the name, the type (or a word list) with
/// the absent value, `!` if Interface Builder also writes that value, and exceptions from these rules:
///
/// | Column | Rule | Exceptions |
/// |---|---|---|
/// | compiled key | `UI` and the name; with AppKit `NS` and the name if the line has `nib` | `nib=KEY`, `nib=!KEY` for the opposite, `-` for none |
/// | bit of a compiled number | none | `bit=KEY.PLACE`, `bit=!KEY.PLACE` if it is set for `NO` |
/// | omitted from compiled files | the absent value | `omit=VALUE`, `omit=-` for none; `always` for a key in every object |
/// | compiled number | integers as integers, numbers as floats, with AppKit as doubles | `double`, `float` |
/// | compiled by | the type | `by=READER/WRITER`, `late` for a property that is set by name, `late=PROPERTY` |
/// | key in archives | `IBUI` and the name, none for a part; with AppKit the compiled key or bit | `archive=KEY`, `archive` for `NS` and the name, `archive=KEY:VALUE!` if a missing key means VALUE (`!` if the attribute is written even then), `archive=:VALUE` for the value only, `archive=-` for none, `archive=?` for a procedure |
/// | compiled since | always | `since=XCODE`, `unproved` if not verified against a file of Apple's compiler, `only=read`, `only=write` |
/// | property in code | the name | `is` for `isName`, `code=PROPERTY`, `code=-` for none, `code=?` for a procedure |
/// | missing attribute in code | the absent value | `written` if it isn't set |
/// | initial value in code | the absent value | `init=VALUE`, `init=?` for unknown |
/// | order in code | the document's order | `rank=NUMBER`, `last` |
/// | affects layout | no | `layout` |
/// | SwiftUI's behavior | the absent value | `usual=VALUE,VALUE` for other values, `usual=*` for every value, `usual=-` for none |
/// | words of a name | any | `words=LIST` |
///
/// A class whose cell has some of its attributes has the option `cell=CLASS`.
///
/// A line `- KEY=CONSTANT` is a key of every compiled object of the class, and `- KEY` is a key that follows from others. A line
/// `- archive=KEY,KEY` has keys of archives without a counterpart in documents. A class whose keys in archives have another prefix has the
/// option `archive=PREFIX`, or `archive=-` if a procedure reads them all.
///
/// Each class is parsed on first use: a document has few classes, and the program starts without parsing. `VocabularyTests` parse all texts.
package final class Vocabulary: Sendable {
    package static let uiKit = Vocabulary(
        [uiKitWords, uiKitViews, uiKitControls, uiKitContainers, uiKitControllers, uiKitElements, sharedElements])
    package static let appKit = Vocabulary(
        [appKitWords, appKitViews, appKitCells, appKitControls, appKitObjects, sharedElements],
        keys: KeyRule(prefix: "NS", archivePrefix: "NS", isEvery: false))

    /// The rule for the keys in compiled files and archives that the tables don't name.
    struct KeyRule: Sendable {
        /// The prefix of a key's name before the attribute's name.
        let prefix: String
        let archivePrefix: String
        /// Whether every attribute has a key; otherwise only those with the column `nib`.
        let isEvery: Bool
    }

    private let source: VocabularySource
    private let parsed = Mutex<[String: VocabularyClass]>([:])

    private let lists: NameCache<WordList>

    init(_ texts: [String], keys: KeyRule = KeyRule(prefix: "UI", archivePrefix: "IBUI", isEvery: true)) {
        let source = VocabularySource(texts, keys: keys)
        self.source = source
        lists = NameCache { name in
            var parser = VocabularyParser(source)
            return parser.words(name)
        }
    }

    /// The names of all classes, in the order of the tables.
    package var classNames: [String] { source.classes.map(\.name) }

    /// The classes that have a superclass, with the superclass.
    var superclasses: [(String, String)] { source.classes.compactMap { section in section.parent.map { (section.name, $0) } } }

    /// The names of the word lists, sorted.
    package var wordListNames: [String] { source.words.keys.sorted() }

    /// All classes, in the order of the tables.
    package var classes: [VocabularyClass] { classNames.compactMap { self.class(named: $0) } }

    /// Returns a class by its name.
    package func `class`(named name: String) -> VocabularyClass? { parsed.withLock { find(name, classes: &$0) } }

    /// Returns the class of an element.
    package func `class`(of element: String) -> VocabularyClass? { source.classOfElement[element].flatMap { self.class(named: $0) } }

    /// Returns the entry for an attribute or part of an element.
    package func entry(_ name: String, of element: String) -> VocabularyEntry? { self.class(of: element)?.entry(name) }

    /// Returns the names of a class and its subclasses.
    package func family(of name: String) -> Set<String> {
        // A superclass comes before its subclasses.
        source.classes.reduce(into: [name]) { family, section in
            if let parent = section.parent, family.contains(parent) { family.insert(section.name) }
        }
    }

    /// Returns the names of the elements of a class and its subclasses.
    package func elements(derivedFrom name: String) -> Set<String> {
        let family = family(of: name)
        return Set(source.classes.filter { family.contains($0.name) }.flatMap(\.elements))
    }

    /// Returns a word list by its name, which has to be in the tables.
    package func words(_ name: String) -> WordList {
        if let list = lists[name] { return list }
        // Safe: the names are literals, and a test of each procedure uses its list.
        preconditionFailure("the vocabulary has no list of words '\(name)'")
    }

    /// Returns the mistakes in the tables, with their lines.
    package func problems() -> [String] {
        var parser = VocabularyParser(source)
        for section in source.classes { _ = parser.class(section, parent: section.parent.flatMap { self.class(named: $0) }) }
        for name in source.words.keys.sorted() { _ = parser.words(name) }
        return source.problems + parser.problems
    }

    private func find(_ name: String, classes: inout [String: VocabularyClass]) -> VocabularyClass? {
        if let known = classes[name] { return known }
        guard let place = source.placeOfClass[name] else { return nil }
        let section = source.classes[place]
        // A superclass comes first in the tables, so there are no cycles.
        let parent = section.parent.flatMap { find($0, classes: &classes) }
        var parser = VocabularyParser(source)
        let made = parser.class(section, parent: parent)
        classes[name] = made
        return made
    }
}
