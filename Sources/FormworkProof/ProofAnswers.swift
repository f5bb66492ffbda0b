/// The answers of a proof's program, checked against the question: each state exactly once, and nothing else.
public struct ProofAnswers: Sendable {
    /// A difference between the document and its code.
    public struct Difference: Hashable, Sendable {
        /// The kind of a difference.
        public enum Kind: Hashable, Sendable {
            /// A constraint that the code doesn't create.
            case missingConstraint
            /// A constraint that only the code makes.
            case extraConstraint
            /// The frame of the view with an id. It is undetermined if the document itself leaves the frame open at that size.
            case frame(id: String, isUndetermined: Bool)
        }

        /// The kind.
        public let kind: Kind
        /// A description on a single line.
        public let text: String

        /// Creates a difference.
        public init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }

        /// Whether it concerns a constraint.
        var isConstraint: Bool { if case .frame = kind { false } else { true } }
        /// Whether it is a constraint that the code doesn't create.
        var isMissingConstraint: Bool { kind == .missingConstraint }
    }

    /// The result for a state.
    public struct Answer: Hashable, Sendable {
        /// The state in the question.
        public let state: ProofQuestion.State
        /// The number of constraints in the document in this state.
        public let constraintCount: Int
        /// The number of constraints that the code doesn't create.
        public let missingCount: Int
        /// The number of constraints that only the code creates.
        public let extraCount: Int
        /// The number of frames compared.
        public let frameCount: Int
        /// The number of differing frames.
        public let differingFrameCount: Int
        /// The number of differing frames at sizes for which the document itself is ambiguous or in conflict.
        public let undeterminedCount: Int
        /// The differences.
        public internal(set) var differences: [Difference] = []
    }

    /// A document that could not be proved.
    public struct Failure: Hashable, Sendable {
        /// The number of the document in the package, from 0.
        public let document: Int
        /// A description of the error.
        public let text: String
    }

    /// The answers, in the order of the question.
    public private(set) var answers: [Answer] = []
    /// The documents that could not be proved, whose states have no answers.
    public private(set) var failures: [Failure] = []

    /// Parses the output of a program.
    ///
    /// - Parameters:
    ///   - output: the output.
    ///   - question: the question.
    /// - Throws: a `ProofAnswerError` if the output isn't a complete answer to this question.
    public init(_ output: String, to question: ProofQuestion) throws(ProofAnswerError) {
        var begins = false
        var ends = false
        for line in output.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 2, fields[0] == question.nonce, !ends else { throw .foreign(String(line.prefix(200))) }
            switch (fields[1], fields.count) {
            case ("proof", 3) where !begins && fields[2] == question.identity: begins = true
            case ("answer", 11) where begins: try add(fields, question: question)
            case ("missing", 3) where !answers.isEmpty: add(Difference(.missingConstraint, fields[2]))
            case ("extra", 3) where !answers.isEmpty: add(Difference(.extraConstraint, fields[2]))
            case ("frame", 5) where !answers.isEmpty && ["0", "1"].contains(fields[3]):
                add(Difference(.frame(id: fields[2], isUndetermined: fields[3] == "1"), fields[4]))
            case ("failure", 4) where begins: failures.append(Failure(document: Int(fields[2]) ?? -1, text: fields[3]))
            case ("end", 2) where begins: ends = true
            default: throw .foreign(String(line.prefix(200)))
            }
        }
        guard begins else { throw .empty }
        guard ends else { throw .cut }
        let failed = Set(failures.map(\.document))
        let expected = question.states.filter { !failed.contains($0.document) }
        let answered = answers.map(\.state).filter { !failed.contains($0.document) }
        guard answered == expected else { throw .other(expected: expected.count, answered: answered.count) }
        let isWhole = answers.allSatisfy { $0.differences.count == $0.missingCount + $0.extraCount + $0.differingFrameCount }
        if !isWhole { throw .cut }
        answers.removeAll { failed.contains($0.state.document) }
    }

    private mutating func add(_ difference: Difference) { answers[answers.count - 1].differences.append(difference) }

    private mutating func add(_ fields: [String], question: ProofQuestion) throws(ProofAnswerError) {
        let numbers = fields[2...].map { $0 == "-" ? -1 : Int($0) ?? .min }
        guard numbers.allSatisfy({ $0 >= -1 }) else { throw .foreign(fields.joined(separator: " ")) }
        let state = ProofQuestion.State(document: numbers[0], unit: numbers[1], template: numbers[2] < 0 ? nil : numbers[2])
        answers.append(
            Answer(
                state: state, constraintCount: numbers[3], missingCount: numbers[4], extraCount: numbers[5], frameCount: numbers[6],
                differingFrameCount: numbers[7], undeterminedCount: numbers[8]))
    }
}
