public import FormworkModel

/// The changes from one document to another, separated into the user's changes and Interface Builder's own.
///
/// Every difference between the documents belongs to exactly one change or to one folded class.
public struct DocumentChanges: Sendable {
    /// The document before.
    public let old: InterfaceDocument
    /// The document after.
    public let new: InterfaceDocument
    /// The user's changes, by scene and object, in the order of the new document.
    public let changes: [Change]
    /// The number of folded differences by class.
    public let folded: [FoldedClass: Int]
    /// All differences between the documents.
    package let differences: [TreeDifference]
    /// The class of each difference; nil for one that belongs to a change.
    package let classes: [FoldedClass?]
    /// The matching between the nodes of the documents.
    package let matching: DocumentMatching

    /// Compares two documents.
    ///
    /// - Parameters:
    ///   - old: the document before.
    ///   - new: the document after.
    ///   - frames: the frames that follow from constraints; their changes are folded.
    /// - Complexity: near linear in the sizes of the documents.
    package init(from old: InterfaceDocument, to new: InterfaceDocument, frames: any DerivedFrames) {
        let (left, right) = (ComparedTree(old), ComparedTree(new))
        let matching = DocumentMatcher(left, right).matching()
        let differences = DifferenceFinder(old, new: new, matching: matching).run()
        let sorter = DifferenceSorter(left, new: right, matching: matching, frames: frames)
        let classes = differences.map(sorter.folded)
        self.old = old
        self.new = new
        self.matching = matching
        self.differences = differences
        self.classes = classes
        folded = Dictionary(classes.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        changes = ChangeGrouper(left, new: right, matching: matching).changes(of: differences, classes)
    }

    /// Whether the user changed nothing. There may be folded differences.
    public var isEmpty: Bool { changes.isEmpty }

    /// Returns a function that names the object of an element of a version as the changes do: `Login ▸ Sign In (button)`.
    ///
    /// - Complexity: O(n) in the size of the version; that of the function is the depth of the element.
    package func places(inOld isOld: Bool) -> (InterfaceDocument.Element) -> String {
        let names = ObjectNames(ComparedTree(isOld ? old : new))
        return { element in
            let name = names.name(of: names.object(of: element.node))
            return [names.sceneName(of: element.node), name.isEmpty ? nil : name].compactMap(\.self).joined(separator: " ▸ ")
        }
    }

    /// The folded differences as changes, by class.
    ///
    /// - Complexity: that of comparing the documents, on each access.
    public var unfolded: [(folded: FoldedClass, changes: [Change])] {
        let (left, right) = (ComparedTree(old), ComparedTree(new))
        return FoldedClass.allCases.compactMap { folded in
            guard self.folded[folded] != nil else { return nil }
            // Here, only differences of this class count as changes.
            let rest = classes.map { $0 == folded ? nil : $0 ?? folded }
            return (folded, ChangeGrouper(left, new: right, matching: matching).changes(of: differences, rest))
        }
    }
}
