import FormworkModel
import FormworkTree

extension Selector {
    /// What there is to say of a type that no document of Interface Builder is known to have, with what may have been meant; nil where all are
    /// known. That a document has one of its own is possible.
    package var unknownType: String? {
        let known = Set(Name.vocabulary.names + TypeTest.words)
        for path in paths {
            for step in path.steps {
                guard let type = step.compound.type, !known.contains(type) else { continue }
                let near = NearNames.of(type, among: Self.usualTypes, within: 3)
                return "there is no element '\(type)'" + (near.isEmpty ? "" : "; near are: \(near.joined(separator: ", "))")
            }
        }
        return nil
    }

    /// The types that somebody is likely to mean: of the vocabulary not all are elements.
    private static let usualTypes =
        TypeTest.words + ["constraint", "outlet", "action", "segue", "menuItem", "barButtonItem", "navigationItem"]
        + Name.allCases.dropLast().filter { ViewClass.name($0, .iOS) != nil }.map(\.spelling)
}
