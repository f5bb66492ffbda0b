public import FormworkCode
import FormworkModel

/// A summary of the proofs of many documents: the differences with their explanations, the number of times each cause occurs, and totals.
public struct ProofSummary: Sendable {
    /// The number of states that were compared.
    public private(set) var stateCount = 0
    /// The number of states without differences.
    public private(set) var equalCount = 0
    /// The number of states whose differences are all explained by notes.
    public private(set) var explainedCount = 0
    /// The number of states with other differences, including documents that could not be proved.
    public private(set) var otherCount = 0
    private var constraintCount = 0
    private var frameCount = 0
    private var lines: [String] = []
    private var causes: [String: Int] = [:]

    /// Creates an empty summary.
    public init() {}

    /// Whether the code agrees with the documents. If no state at all is equal, nothing is proved.
    public var isProved: Bool { otherCount == 0 && equalCount > 0 }

    /// Adds a document that could not be proved.
    public mutating func add(failure: ProofAnswers.Failure, of document: String) {
        otherCount += 1
        lines.append("\(document): \(failure.text)")
        causes["others: the document could not be proved", default: 0] += 1
    }

    /// Adds the result for a state.
    ///
    /// - Parameters:
    ///   - answer: the result.
    ///   - file: the generated file.
    ///   - document: the name of the document.
    /// - Complexity: That of a ``ProofExplanation``.
    public mutating func add(_ answer: ProofAnswers.Answer, of file: GeneratedFile, _ document: String) {
        guard let unit = file.unit else { return }
        stateCount += 1
        constraintCount += answer.constraintCount
        frameCount += answer.frameCount
        if answer.differences.isEmpty {
            equalCount += 1
            return
        }
        let explanation = ProofExplanation(answer.differences, of: unit, file.notConverted)
        if explanation.isWhole { explainedCount += 1 } else { otherCount += 1 }
        let state = answer.state.template.map { " with \(unit.title(of: unit.states[$0]))" } ?? ""
        lines.append(
            "\(document): \(unit.name)\(state): \(answer.missingCount) constraints missing, \(answer.extraCount) too many, "
                + "\(answer.differingFrameCount) of \(answer.frameCount) frames differ"
                + (explanation.isWhole ? "; because: " : "") + (explanation.isWhole ? Self.list(explanation.reasons) : ""))
        lines += answer.differences.map { "  " + $0.text }
        for cause in Set(explanation.reasons.map { "explained: " + $0.cause } + explanation.unexplained.map { Self.cause($0, unit: unit) })
        {
            causes[cause, default: 0] += 1
        }
    }

    private static func list(_ reasons: [ProofExplanation.Reason]) -> String { reasons.suffix(3).map(\.text).joined(separator: "; ") }

    private static func cause(_ difference: ProofAnswers.Difference, unit: CodeUnit) -> String {
        switch difference.kind {
        case .missingConstraint: "others: a constraint that the code doesn't create"
        case .extraConstraint: "others: a constraint that only the code creates"
        case .frame(let id, _): "others: the frame of a \(unit.views.first { $0.view.id == id }?.view.element.name ?? "view")"
        }
    }

    /// A report for the user.
    public var text: String {
        let counted = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "cause: \($0.value) × \($0.key)" }
        let sum =
            "\(stateCount) states of views proved: \(equalCount) equal, \(explainedCount) with explained differences, "
            + "\(otherCount) with other differences; \(constraintCount) constraints, \(frameCount) frames at three sizes"
        return (lines + counted + [sum]).map { $0 + "\n" }.joined()
    }
}
