import FormworkDiagnostics
import FormworkModel
import FormworkRules

/// Invariants of a document that was made from a state.
enum WrittenDocument {
    /// Returns the dangling references, duplicate ids, new ids that do not have Xcode's form, and lists out of order.
    static func problems(_ document: InterfaceDocument, original: InterfaceDocument? = nil) -> [String] {
        let rules = ValidationRules.all.filter { ["dangling-reference", "duplicate-id"].contains($0.id) }
        var problems = Validator(rules: rules).validate(document, file: "").map(\.message)
        for view in document.views {
            let ids = view.constraints.compactMap(\.id).map { Array($0.utf8) }
            if ids != ids.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                problems.append("constraints of \(view.id ?? "?") out of order")
            }
        }
        if let original {
            for id in document.constraints.compactMap(\.id) where original.element(id: id) == nil && !isOfXcodesForm(id) {
                problems.append("the id \(id)")
            }
        }
        return problems
    }

    /// `a1B-c2-D3e`.
    static func isOfXcodesForm(_ id: String) -> Bool {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [3, 2, 3]
            && id.utf8.allSatisfy { $0 == 0x2D || Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber }
    }
}
