public import FormworkDiagnostics
public import FormworkModel

extension DocumentLayout {
    /// Something in a document that keeps a constraint out of the layout.
    public struct Problem: Hashable, Sendable {
        /// What it is.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The constraint names an item that is not in the document, or none that a constraint can speak of.
            case missingItem
            /// The items stand in view trees that are laid out apart.
            case separateTrees
            /// A number of the constraint is not finite, or greater than ten million.
            case numberOutOfRange
            /// The multiplier is 0, so that the second item has no say.
            case multiplierZero
        }

        /// The constraint that takes no part.
        public var constraint: InterfaceDocument.Constraint
        /// Why.
        public var kind: Kind
    }
}

extension LayoutProblem {
    /// What is to be said about it.
    public var message: String {
        let name = constraint.id.map { "constraint '\($0)'" } ?? "a constraint"
        func item(_ id: String?) -> String { id.map { "'\($0)'" } ?? "nothing" }
        return switch kind {
        case .missingItem:
            "\(name) takes no part in the layout: \(item(constraint.firstItemID))"
                + (constraint.hasSecondItem ? " or \(item(constraint.secondItemID))" : "") + " is nothing that a constraint can speak of"
        case .separateTrees:
            "\(name) takes no part in the layout: its items stand in view trees that are laid out apart, or are not installed"
        case .numberOutOfRange: "\(name) takes no part in the layout: a number in it is not finite, or beyond ten million"
        case .multiplierZero: "\(name) takes no part in the layout: its multiplier is 0"
        }
    }
}

extension DocumentLayout {
    /// What is to be said about constraints that take no part, and about a document without any.
    ///
    /// - Parameters:
    ///   - document: the document that was laid out.
    ///   - file: the path that places name.
    public func diagnostics(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let isUnfinished = roots.contains(where: \.isUnfinished)
        if problems.isEmpty && !isUnfinished && document.platform != .watchOS { return [] }
        let map = SourceMap(document, file: file)
        if document.platform == .watchOS {
            let root = Element(document: document, node: document.rootNode)
            return [
                Diagnostic(
                    rule: "unknown-content", severity: .note,
                    message: "watchOS lays out interfaces by groups, not by constraints: nothing is solved",
                    location: map.location(of: root))
            ]
        }
        return roots.limitDiagnostics(document, file: file)
            + problems.map { problem in
                let element = problem.constraint.element
                return Diagnostic(
                    rule: "unsolved-constraint", severity: .warning, message: problem.message, location: map.location(of: element),
                    path: element.path)
            }
    }
}
