public import FormworkDiagnostics
public import FormworkModel

extension DocumentLayout {
    /// A reason why a constraint of a document is not part of the layout.
    public struct Problem: Hashable, Sendable {
        /// The kind of problem.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The constraint names an item that is missing from the document or cannot have constraints.
            case missingItem
            /// The items are in view trees that are laid out separately.
            case separateTrees
            /// A number of the constraint is not finite, or greater than ten million.
            case numberOutOfRange
            /// The multiplier is 0, so that the second item has no effect.
            case multiplierZero
        }

        /// The constraint that is left out.
        public var constraint: InterfaceDocument.Constraint
        /// The reason.
        public var kind: Kind
    }
}

extension DocumentLayout.Problem {
    /// The message for users.
    public var message: String {
        let name = constraint.id.map { "constraint '\($0)'" } ?? "a constraint"
        func item(_ id: String?) -> String { id.map { "'\($0)'" } ?? "nothing" }
        return switch kind {
        case .missingItem:
            "\(name) is ignored: \(item(constraint.firstItemID))"
                + (constraint.hasSecondItem ? " or \(item(constraint.secondItemID))" : "") + " cannot have constraints"
        case .separateTrees:
            "\(name) is ignored: its items are in separate view trees, or are not installed"
        case .numberOutOfRange: "\(name) is ignored: a number in it is not finite or exceeds ten million"
        case .multiplierZero: "\(name) is ignored: its multiplier is 0"
        }
    }
}

extension DocumentLayout {
    /// Returns diagnostics for constraints that are left out, for unfinished trees, and for a watchOS document, which has no constraints.
    ///
    /// - Parameters:
    ///   - document: The document that was laid out.
    ///   - file: The path used in locations.
    public func diagnostics(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let isUnfinished = roots.contains(where: \.isUnfinished)
        if problems.isEmpty && !isUnfinished && document.platform != .watchOS { return [] }
        let map = InterfaceDocument.SourceMap(document, file: file)
        if document.platform == .watchOS {
            let root = Element(document: document, node: document.rootNode)
            return [
                Diagnostic(
                    rule: "unknown-content", severity: .note,
                    message: "watchOS uses groups instead of constraints: there is nothing to solve",
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
