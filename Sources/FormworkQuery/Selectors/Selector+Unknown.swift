import FormworkModel
import FormworkTree

extension Selector {
    /// A message about a type in the selector that Interface Builder's documents are not known to contain, with suggestions; nil where all types are
    /// known. A document may still contain it.
    package var unknownType: String? {
        let known = Set(Name.fixedNames.names + TypeTest.words)
        for path in paths {
            for step in path.steps {
                guard let type = step.compound.type, !known.contains(type) else { continue }
                let near = NearNames.of(type, among: Self.usualTypes, within: 3)
                return "there is no element '\(type)'" + (near.isEmpty ? "" : "; similar names: \(near.joined(separator: ", "))")
            }
        }
        return nil
    }

    /// The types to suggest. Not all names of the vocabulary are elements.
    private static let usualTypes =
        TypeTest.words + ["constraint", "outlet", "action", "segue", "menuItem", "barButtonItem", "navigationItem"]
        + Name.allCases.dropLast().filter { ViewClass.name($0, platform: .iOS) != nil }.map(\.spelling)
}
