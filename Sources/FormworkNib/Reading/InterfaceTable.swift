import FormworkVocabulary

/// The keys of a compiled class, and the attributes and parts of an element that they are read as.
///
/// Source: the vocabulary, which files of Apple's compiler prove (`scripts/nib-agreement`).
package struct InterfaceTable: Sendable {
    /// An entry of the vocabulary that is read.
    struct Row: Sendable {
        let entry: VocabularyEntry
        let nib: VocabularyEntry.NibColumn
        /// The procedures that read it; empty where its type says how.
        let contents: [InterfaceContent]
    }

    /// The element that an object of the class becomes.
    package let element: String
    /// Whether its objects are views.
    package let isView: Bool
    /// Whether its objects are view controllers.
    package let isController: Bool
    /// The rows that become attributes.
    let attributes: [Row]
    /// The rows that become children.
    let parts: [Row]
    /// All keys that are read or follow from others.
    let keys: Set<String>

    /// The tables of all classes, by their names.
    static let all = NameCache { name in Vocabulary.uiKit.class(named: name).flatMap(InterfaceTable.init) }

    /// The table of paragraphs in attributed texts.
    static let paragraph = InterfaceTable(element: "paragraphStyle", Vocabulary.uiKit.class(named: "NSParagraphStyle"))

    /// The table of the traits of text input.
    static let textInput = InterfaceTable(element: "textInputTraits", Vocabulary.uiKit.class(named: "UITextInputTraits"))

    /// The styles of presentation and transition that segues have, too.
    static let presentation = (all["UIViewController"]?.attributes ?? []).filter {
        ["modalPresentationStyle", "modalTransitionStyle"].contains($0.entry.name)
    }

    /// Makes the table of a class; nil for one whose objects have no element.
    private init?(_ described: VocabularyClass) {
        guard let element = described.readElement else { return nil }
        self.init(element: element, described)
    }

    /// - Parameter described: the class; nil for an object of which nothing but its class is known.
    init(element: String, _ described: VocabularyClass?) {
        self.element = element
        isView = described?.ancestry.contains("UIView") ?? false
        isController = described?.ancestry.contains("UIViewController") ?? false
        var rows: [Row] = []
        var keys: Set = ["UIClassName", "UIOriginalClassName"]
        var seen: Set<InterfaceContent> = []
        for entry in described?.entries ?? [] {
            guard let nib = entry.nib else { continue }
            keys.formUnion(nib.keys.map(\.name))
            let contents = nib.readers.compactMap(InterfaceContent.init)
            guard nib.isRead, contents.isEmpty || contents.contains(where: { !seen.contains($0) }) else { continue }
            rows.append(Row(entry: entry, nib: nib, contents: contents.filter { seen.insert($0).inserted }))
        }
        if seen.contains(.textInput) { keys.formUnion(Self.textInput.keys) }
        self.keys = keys
        attributes = rows.filter(\.entry.kind.isAttribute)
        parts = rows.filter { !$0.entry.kind.isAttribute }
    }
}

/// Properties of compiled objects that a procedure reads, as no rule can.
enum InterfaceContent: String, CaseIterable {
    case frame, autoresizing, subviews, guides, constraints, labelText, buttonStates, stack, navigationItems, prototypes, collectionCells
    case visualEffect, dataDetectors, textInput, segments, multiLineText, gestureRecognizers, accessibility, hugging, resistance
    case systemItem, attributedText, cellSize, fontSizeAdjustment, dates, titleAttributes, searchScopes, taps, edges, extendedEdges
    case dataMode, collectionMode, rowHeight, cellStyle, margins, textColor, buttonConfiguration, symbolConfiguration, flowLayout
}
