public import FormworkCode
import FormworkModel

/// An explanation of the differences that a proof found for a unit in a state, derived from the notes on what its code leaves out.
public struct ProofExplanation: Sendable {
    /// A reason for differences.
    public struct Reason: Hashable, Sendable {
        /// A message for the user, with the name of the object.
        public let text: String
        /// The message without the object, for counting.
        public let cause: String
    }

    /// The reasons without duplicates, in the order of the notes.
    public let reasons: [Reason]
    /// The differences without an explanation.
    public let unexplained: [ProofAnswers.Difference]

    /// Whether every difference has a reason.
    public var isWhole: Bool { unexplained.isEmpty }

    /// - Parameters:
    ///   - differences: the differences found.
    ///   - unit: the unit.
    ///   - notes: the notes on what the unit's code leaves out.
    /// - Complexity: O(n · m) in the notes that affect the layout and the views of the unit.
    public init(_ differences: [ProofAnswers.Difference], of unit: CodeUnit, _ notes: [NotConverted]) {
        let graph = MovementGraph(unit)
        let ids = unit.views.map(\.view.id)
        var reasons: [Reason] = []
        var moved: [(note: Reason, ids: Set<String>)] = []
        // Missing constraints are excused if there are notes on at least as many constraints.
        var excused: [Reason] = []
        for note in notes where note.affectsLayout {
            let views = graph.views(of: note.element)
            let reason = Reason(text: note.text, cause: "\(note.element.name): \(note.what): \(note.why)")
            moved.append((reason, Set(graph.moved(by: views).compactMap { ids[$0] })))
            if note.element.asConstraint != nil { excused.append(reason) }
        }
        let missingCount = differences.count(where: \.isMissingConstraint)
        let isExcused = missingCount <= excused.count
        if isExcused, missingCount > 0 { reasons += excused }
        let hasConstraints = differences.contains(where: \.isConstraint)
        var unexplained: [ProofAnswers.Difference] = []
        for difference in differences {
            switch difference.kind {
            case .missingConstraint where isExcused: continue
            case .frame(let id, let isUndetermined):
                let notes = moved.filter { $0.ids.contains(id) }.map(\.note)
                if !notes.isEmpty {
                    reasons += notes
                } else if isUndetermined, !hasConstraints {
                    reasons.append(Self.undetermined)
                } else {
                    unexplained.append(difference)
                }
            default: unexplained.append(difference)
            }
        }
        var seen: Set<Reason> = []
        self.reasons = reasons.filter { seen.insert($0).inserted }
        self.unexplained = unexplained
    }

    /// The reason for differences that the document itself causes.
    public static let undetermined: Reason = {
        let text = "the document itself is ambiguous or in conflict there at these sizes"
        return Reason(text: text, cause: text)
    }()
}
