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
    /// The names of the attributes and children that the rows read.
    let attributes: Set<String>
    let children: Set<String>
    /// The allowed element names for a child with a key, if its type determines them.
    let names: [String: Set<String>]

    /// The tables of all elements, by name.
    static let all = NameCache<EncodingTable> { element in
        guard let described = Vocabulary.uiKit.class(of: element), let name = described.compiledClass else { return nil }
        return EncodingTable(described, className: name, described.entries)
    }

    /// - Parameters:
    ///   - described: The class.
    ///   - className: The class of the objects in the file.
    ///   - entries: The entries to compile.
    ///   - known: Attributes and children that are read elsewhere.
    init(_ described: VocabularyClass?, className: String, _ entries: [VocabularyEntry], known: [String] = []) {
        var rows: [Row] = []
        var attributes = Set(known)
        var children = Set(known)
        var names: [String: Set<String>] = [:]
        var seen: Set<EncodedAspect> = []
        for entry in entries {
            guard let nib = entry.nib, nib.isWritten else { continue }
            let isByHand = !nib.readers.isEmpty || !nib.writers.isEmpty
            // An entry with a reading but no writing procedure is written along with the whole element.
            if isByHand, nib.writers.isEmpty, entry.kind == .part { continue }
            if entry.kind.isAttribute { attributes.insert(entry.name) }
            if !entry.kind.isAttribute || entry.kind == .text || entry.kind == .image { children.insert(entry.name) }
            if nib.writers.isEmpty, let known = Self.names(of: entry.kind) { names[entry.name] = known }
            let aspects = nib.writers.compactMap(EncodedAspect.init).filter { seen.insert($0).inserted }
            if nib.writers.isEmpty || !aspects.isEmpty || !nib.constants.isEmpty {
                rows.append(Row(entry: entry, nib: nib, aspects: aspects))
            }
        }
        self.className = className
        self.rows = rows
        self.attributes = attributes
        self.children = children
        self.names = names
        fallbacks = described?.fallbacks ?? []
        isProved = described?.isUnproved == false
        writesPriorities = described?.writesPriorities ?? false
        let ancestry = described?.ancestry ?? []
        kind = ancestry.contains("UIView") ? .view : ancestry.contains("UIViewController") ? .controller : .other
    }

    private static func names(of kind: VocabularyEntry.Kind) -> Set<String>? {
        switch kind {
        case .color: ["color", "nil"]
        case .font: ["fontDescription", "font", "nil"]
        case .size: ["size", "point", "value", "nil"]
        case .inset: ["inset", "edgeInsets", "nil"]
        case .text: ["string", "mutableString", "nil"]
        case .image: ["imageReference", "nil"]
        default: nil
        }
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

    // MARK: Content views of cells

    /// The table for the content view of a collection view cell, from Xcode 11 on.
    static let cellContent = cellContent(
        [
            "backgroundColor", "tag", "hidden", "userInteractionEnabled", "multipleTouchEnabled", "contentMode", "alpha", "clipsSubviews",
            "clipsToBounds", "tintColor",
        ], known: [])

    /// The table for the content view in earlier versions, which compiled none of its attributes.
    static let plainCellContent = cellContent([], known: ["clipsSubviews", "multipleTouchEnabled", "contentMode", "backgroundColor"])

    /// - Parameters:
    ///   - names: The entries of a view that are compiled.
    ///   - known: The entries that are read but not compiled, apart from those of the cell itself.
    private static func cellContent(_ names: Set<String>, known: [String]) -> EncodingTable {
        let view = Vocabulary.uiKit.class(named: "UIView")
        let ofCell = [
            "opaque", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "frame", "frameInset", "autoresizingMask",
            "subviews", "constraints", "viewLayoutGuide", "safeArea",
        ]
        return EncodingTable(view, className: "UIView", (view?.entries ?? []).filter { names.contains($0.name) }, known: ofCell + known)
    }
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
