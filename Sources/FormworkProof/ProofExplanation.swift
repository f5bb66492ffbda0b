public import FormworkCode
import FormworkModel

/// What explains the differences that a proof found of a unit in a state: what its code says that it leaves out, as far as that reaches.
public struct ProofExplanation: Sendable {
    /// A reason for differences.
    public struct Reason: Hashable, Sendable {
        /// What a person is told, with the object's name.
        public let text: String
        /// The same of any object, to count by.
        public let cause: String
    }

    /// The reasons, each once, in the order of the notes.
    public let reasons: [Reason]
    /// The differences that nothing explains.
    public let unexplained: [ProofAnswers.Difference]

    /// Whether every difference has a reason.
    public var isWhole: Bool { unexplained.isEmpty }

    /// - Parameters:
    ///   - differences: what was found.
    ///   - unit: the unit.
    ///   - notes: what its code leaves out.
    /// - Complexity: O(n · m) in the notes that affect the layout and the views of the unit.
    public init(_ differences: [ProofAnswers.Difference], of unit: CodeUnit, _ notes: [NotConverted]) {
        let graph = MovementGraph(unit)
        let ids = unit.views.map(\.view.id)
        var reasons: [Reason] = []
        var moved: [(note: Reason, ids: Set<String>)] = []
        // As many constraints may be missing as the notes say.
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

    /// The reason that lies in the document.
    public static let undetermined: Reason = {
        let text = "at these sizes the document itself is ambiguous or in conflict there"
        return Reason(text: text, cause: text)
    }()
}
