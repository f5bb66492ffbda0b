import FormworkVocabulary

/// The keys of a compiled class, with the attributes and children that they correspond to.
///
/// Source: the vocabulary, verified with files of Apple's compiler (`scripts/check nib-agreement`).
package struct InterfaceTable: Sendable {
    /// An entry of the vocabulary that is read.
    struct Row: Sendable {
        let entry: VocabularyEntry
        let nib: VocabularyEntry.NibColumn
        /// The procedures that read it; empty if its type is enough.
        let contents: [InterfaceContent]
    }

    /// The element of the class's objects.
    package let element: String
    package let isView: Bool
    /// Whether its objects are view controllers.
    package let isController: Bool
    /// The rows for attributes.
    let attributes: [Row]
    /// The rows for children.
    let parts: [Row]
    /// All keys that are read or can be derived.
    let keys: Set<String>

    /// The tables of all classes, by name.
    static let all = NameCache { name in Vocabulary.uiKit.class(named: name).flatMap(InterfaceTable.init) }

    /// The table for paragraph styles in attributed texts.
    static let paragraph = InterfaceTable(element: "paragraphStyle", Vocabulary.uiKit.class(named: "NSParagraphStyle"))

    /// The table for text input traits.
    static let textInput = InterfaceTable(element: "textInputTraits", Vocabulary.uiKit.class(named: "UITextInputTraits"))

    /// The attributes for presentation and transition styles, which segues have, too.
    static let presentation = (all["UIViewController"]?.attributes ?? []).filter {
        ["modalPresentationStyle", "modalTransitionStyle"].contains($0.entry.name)
    }

    /// Creates the table of a class; nil if its objects have no element.
    private init?(_ described: VocabularyClass) {
        guard let element = described.readElement else { return nil }
        self.init(element: element, described)
    }

    /// - Parameter described: The class; nil for an object of an unknown class.
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

/// Properties of compiled objects that need a procedure.
enum InterfaceContent: String, CaseIterable {
    case frame, autoresizing, subviews, guides, constraints, labelText, buttonStates, stack, navigationItems, prototypes, collectionCells
    case visualEffect, dataDetectors, textInput, segments, multiLineText, gestureRecognizers, accessibility, hugging, resistance
    case systemItem, attributedText, cellSize, fontSizeAdjustment, dates, titleAttributes, searchScopes, taps, edges, extendedEdges
    case dataMode, collectionMode, rowHeight, cellStyle, margins, textColor, buttonConfiguration, symbolConfiguration, flowLayout
}
