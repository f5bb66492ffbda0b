import FormworkModel
import FormworkVocabulary

/// The rows for compiling elements with a name, in the order in which Apple's compiler writes the keys.
///
/// Source: the vocabulary, verified with files of Apple's compiler (`scripts/nib-compile-agreement`).
struct EncodingTable: Sendable {
    /// An entry of the vocabulary that is compiled.
    struct Row: Sendable {
        let entry: VocabularyEntry
        let nib: VocabularyEntry.NibColumn
        /// The procedures that write it; empty if its type is enough.
        let aspects: [EncodedAspect]
    }

    enum Kind: Sendable { case view, controller, other }

    let className: String
    let fallbacks: [String]
    let rows: [Row]
    let kind: Kind
    /// Whether files of Apple's compiler with the class were available.
    let isProved: Bool
    /// Whether hugging priorities are written even if the element has none.
    let writesPriorities: Bool

    /// The tables of all elements, by name.
    static let all = NameCache<EncodingTable> { element in
        guard let described = Vocabulary.uiKit.class(of: element), let name = described.compiledClass else { return nil }
        return EncodingTable(described, className: name, described.entries)
    }

    /// - Parameters:
    ///   - described: The class.
    ///   - className: The class of the objects in the file.
    ///   - entries: The entries to compile.
    init(_ described: VocabularyClass?, className: String, _ entries: [VocabularyEntry]) {
        var rows: [Row] = []
        var seen: Set<EncodedAspect> = []
        for entry in entries {
            guard let nib = entry.nib, nib.isWritten else { continue }
            let isByHand = !nib.readers.isEmpty || !nib.writers.isEmpty
            // An entry with a reading but no writing procedure is written along with the whole element.
            if isByHand, nib.writers.isEmpty, entry.kind == .part { continue }
            let aspects = nib.writers.compactMap(EncodedAspect.init).filter { seen.insert($0).inserted }
            if nib.writers.isEmpty || !aspects.isEmpty || !nib.constants.isEmpty {
                rows.append(Row(entry: entry, nib: nib, aspects: aspects))
            }
        }
        self.className = className
        self.rows = rows
        fallbacks = described?.fallbacks ?? []
        isProved = described?.isUnproved == false
        writesPriorities = described?.writesPriorities ?? false
        let ancestry = described?.ancestry ?? []
        kind = ancestry.contains("UIView") ? .view : ancestry.contains("UIViewController") ? .controller : .other
    }

    /// The table for text input traits.
    static let textInput = table(of: "textInputTraits")
    /// The table for paragraph styles in attributed texts.
    static let paragraph = table(of: "paragraphStyle")

    /// Returns the table of an element without its own object.
    private static func table(of element: String) -> EncodingTable {
        let described = Vocabulary.uiKit.class(of: element)
        return EncodingTable(described, className: described?.name ?? "", described?.entries ?? [])
    }

    /// The table for the content view of a collection view cell, from Xcode 11 on. Earlier versions compiled none of its attributes.
    static let cellContent = {
        let names: Set<String> = [
            "backgroundColor", "tag", "hidden", "userInteractionEnabled", "multipleTouchEnabled", "contentMode", "alpha", "clipsSubviews",
            "clipsToBounds", "tintColor",
        ]
        let view = Vocabulary.uiKit.class(named: "UIView")
        return EncodingTable(view, className: "UIView", (view?.entries ?? []).filter { names.contains($0.name) })
    }()
}

/// Properties of compiled objects that need a procedure.
enum EncodedAspect: String, CaseIterable {
    case capitalization, geometry, subviews, autoresizing, constraints, guides, translates, clipping, opacity, background, hugging,
        resistance
    case labelText, labelColor, labelFontSizes, labelColorFlag, attributedText
    case buttonStates, controlFont, stack, stackAlignment, stackSpacing, textInput, textFieldText, textColorFlag, textFieldColor
    case textViewText, dataDetectors, segments
    case designImages, activityStyle, contentStretch, contentSize, tableCells, tableViews, separatorStyle, cellViews, cellContent
    case collectionCells, sectionInset
    case systemItem, customView, navigationItems, navigationBarItems, barDelegate
    case visualEffect, tapRecognizer, longPress, screenEdges, dates, titleAttributes, searchScopes
    case controller, cellRowHeight, splitView
    case symbolConfiguration, buttonConfiguration, webConfiguration
}

extension CompilerGeneration {
    static let xcode9 = CompilerGeneration(xcode: .init(9))
    static let xcode11 = CompilerGeneration(xcode: .init(11))
    static let xcode12 = CompilerGeneration(xcode: .init(12))
}
