import Synchronization

/// The vocabulary of Interface Builder for one platform: its classes and elements, their attributes and parts, and the words of those.
///
/// The tables are texts, one line for each attribute or part:
///
/// ```
/// words lineBreakMode NSLineBreak: wordWrap:byWordWrapping characterWrap:byCharWrapping …
///
/// class UILabel label : UIView
///     lineBreakMode lineBreakMode=tailTruncation! layout
///     highlightedColor color! code=highlightedTextColor
/// ```
///
/// A line has the name, the type (or a list of words) with the absent value, `!` where Interface Builder writes that value, too, and the
/// exceptions from these rules:
///
/// | Column | Rule | Exceptions |
/// |---|---|---|
/// | compiled key | `UI` and the name; with AppKit `NS` and the name where `nib` is written | `nib=KEY`, `nib=!KEY` for the contrary, `-` for none |
/// | omitted from compiled files | the absent value | `omit=VALUE`, `omit=-` for none; `always` for a key in every object |
/// | compiled number | integers as integers, numbers as floats, with AppKit as doubles | `double`, `float` |
/// | compiled by | the type | `by=READER/WRITER`, `late` for a property that is set by its name, `late=PROPERTY` |
/// | key in archives | `IBUI` and the name; none for a part | `archive=KEY`, `archive=KEY:VALUE!` where a missing key means VALUE and `!` says that it is written then, too, `archive=:VALUE` for that alone, `archive=-` for none, `archive=?` for a procedure |
/// | compiled since | always | `since=XCODE`, `unproved` where Apple's own file is not at hand, `only=read`, `only=write` |
/// | property in code | the name | `is` for `isName`, `code=PROPERTY`, `code=-` for none, `code=?` for a procedure |
/// | missing attribute in code | the absent value | `written` for nothing |
/// | initial value in code | the absent value | `init=VALUE`, `init=?` for unknown |
/// | order in code | that of the document | `rank=NUMBER`, `last` |
/// | layout depends on it | no | `layout` |
/// | words of a name | any | `words=LIST` |
///
/// A class has the option `cell=CLASS` where its attributes are those of the cell in it, too.
///
/// A line `- KEY=CONSTANT` is a key of every compiled object of the class, and `- KEY` one that follows from others. A line
/// `- archive=KEY,KEY` has keys of archives that no document has. A class whose keys in archives begin with another prefix says
/// `archive=PREFIX`.
///
/// The texts are parsed class by class when a class is asked for: a document has few of them, and starting costs next to nothing.
/// `VocabularyTests` parse them whole.
package final class Vocabulary: Sendable {
    package static let uiKit = Vocabulary(
        [uiKitWords, uiKitViews, uiKitControls, uiKitContainers, uiKitControllers, uiKitElements, sharedElements])
    package static let appKit = Vocabulary(
        [appKitWords, appKitViews, appKitCells, appKitControls, appKitObjects, sharedElements], keys: KeyRule(prefix: "NS", isEvery: false))

    /// The names of the keys in compiled files that are not written in the tables.
    struct KeyRule: Sendable {
        /// The beginning of a key's name, which the name of the attribute follows.
        let prefix: String
        /// Whether every attribute has a key, and not only those with the column `nib`.
        let isEvery: Bool
    }

    private let source: VocabularySource
    private let parsed = Mutex<[String: VocabularyClass]>([:])

    private let lists: NameCache<WordList>

    init(_ texts: [String], keys: KeyRule = KeyRule(prefix: "UI", isEvery: true)) {
        let source = VocabularySource(texts, keys)
        self.source = source
        lists = NameCache { name in
            var parser = VocabularyParser(source)
            return parser.words(name)
        }
    }

    /// The names of all classes, in the order of the tables.
    package var classNames: [String] { source.classes.map(\.name) }

    /// The classes that have a superclass, with it.
    var superclasses: [(String, String)] { source.classes.compactMap { section in section.parent.map { (section.name, $0) } } }

    /// The names of the lists of words, in their order.
    package var wordListNames: [String] { source.words.keys.sorted() }

    /// All classes, in the order of the tables.
    package var classes: [VocabularyClass] { classNames.compactMap { self.class(named: $0) } }

    /// A class by its name.
    package func `class`(named name: String) -> VocabularyClass? { parsed.withLock { find(name, &$0) } }

    /// Returns the class of an element.
    package func `class`(of element: String) -> VocabularyClass? { source.classOfElement[element].flatMap { self.class(named: $0) } }

    /// A list of words by its name, which has to be in the tables.
    package func words(_ name: String) -> WordList {
        if let list = lists[name] { return list }
        // Safe: the names are literals, and each is asked for by a test of its procedure.
        preconditionFailure("the vocabulary has no list of words '\(name)'")
    }

    /// The mistakes of the tables, each with its line.
    package func problems() -> [String] {
        var parser = VocabularyParser(source)
        for section in source.classes { _ = parser.class(section, parent: section.parent.flatMap { self.class(named: $0) }) }
        for name in source.words.keys.sorted() { _ = parser.words(name) }
        return source.problems + parser.problems
    }

    private func find(_ name: String, _ classes: inout [String: VocabularyClass]) -> VocabularyClass? {
        if let known = classes[name] { return known }
        guard let place = source.placeOfClass[name] else { return nil }
        let section = source.classes[place]
        // A superclass comes first in the tables, so that there are no circles.
        let parent = section.parent.flatMap { find($0, &classes) }
        var parser = VocabularyParser(source)
        let made = parser.class(section, parent: parent)
        classes[name] = made
        return made
    }
}
