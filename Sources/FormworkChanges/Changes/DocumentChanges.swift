public import FormworkModel

/// What changed from one document to another: what somebody did, and what Interface Builder wrote by itself.
///
/// Every difference between the two belongs to exactly one change or to one folded class.
public struct DocumentChanges: Sendable {
    /// The document before.
    public let old: InterfaceDocument
    /// The document after.
    public let new: InterfaceDocument
    /// What somebody did, by scenes and objects in the order of the new document.
    public let changes: [Change]
    /// How many differences of each class are folded away.
    public let folded: [FoldedClass: Int]
    /// Everything in which the documents differ.
    package let differences: [TreeDifference]
    /// For each difference its class; nil for one that belongs to a change.
    package let classes: [FoldedClass?]
    /// Which node of the one is which of the other.
    package let matching: DocumentMatching

    /// Compares two documents.
    ///
    /// - Parameters:
    ///   - old: the document before.
    ///   - new: the document after.
    ///   - frames: which frames follow from constraints; their changes are folded.
    /// - Complexity: near linear in the sizes of the documents.
    package init(from old: InterfaceDocument, to new: InterfaceDocument, frames: any DerivedFrames) {
        let (left, right) = (ComparedTree(old), ComparedTree(new))
        let matching = DocumentMatcher(left, right).matching()
        let differences = DifferenceFinder(old, new, matching).run()
        let sorter = DifferenceSorter(left, right, matching, frames)
        let classes = differences.map(sorter.folded)
        self.old = old
        self.new = new
        self.matching = matching
        self.differences = differences
        self.classes = classes
        folded = Dictionary(classes.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        changes = ChangeGrouper(left, right, matching).changes(of: differences, classes)
    }

    /// Whether nobody did anything; folded differences there may be.
    public var isEmpty: Bool { changes.isEmpty }

    /// What is folded away, as changes, class by class.
    ///
    /// - Complexity: that of comparing the documents, each time.
    public var unfolded: [(folded: FoldedClass, changes: [Change])] {
        let (left, right) = (ComparedTree(old), ComparedTree(new))
        return FoldedClass.allCases.compactMap { folded in
            guard self.folded[folded] != nil else { return nil }
            // What is not of the class is none of this list's.
            let rest = classes.map { $0 == folded ? nil : $0 ?? folded }
            return (folded, ChangeGrouper(left, right, matching).changes(of: differences, rest))
        }
    }
}
