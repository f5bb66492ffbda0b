/// What a proof's program answered, held against what it was asked: every state once, and nothing else.
public struct ProofAnswers: Sendable {
    /// A difference between what the document says and what its code makes.
    public struct Difference: Hashable, Sendable {
        /// What differs.
        public enum Kind: Hashable, Sendable {
            /// A constraint that the code does not make.
            case missingConstraint
            /// A constraint that only the code makes.
            case extraConstraint
            /// The frame of the view with an id; undetermined where the document itself does not say it at that size.
            case frame(id: String, isUndetermined: Bool)
        }

        /// What differs.
        public let kind: Kind
        /// A line that says how.
        public let text: String

        /// A difference.
        public init(_ kind: Kind, _ text: String) {
            self.kind = kind
            self.text = text
        }

        /// Whether it is of a constraint.
        var isConstraint: Bool { if case .frame = kind { false } else { true } }
        /// Whether it is of a constraint that the code does not make.
        var isMissingConstraint: Bool { kind == .missingConstraint }
    }

    /// What was found of a state.
    public struct Answer: Hashable, Sendable {
        /// What was asked.
        public let state: ProofQuestion.State
        /// How many constraints the document has there.
        public let constraintCount: Int
        /// How many of them the code does not make.
        public let missingCount: Int
        /// How many only the code makes.
        public let extraCount: Int
        /// How many frames were compared.
        public let frameCount: Int
        /// How many of them differ.
        public let differingFrameCount: Int
        /// How many of those are at sizes at which the document itself is ambiguous or in conflict.
        public let undeterminedCount: Int
        /// Each difference.
        public internal(set) var differences: [Difference] = []
    }

    /// A document that could not be proved.
    public struct Failure: Hashable, Sendable {
        /// Its number in the package, from 0.
        public let document: Int
        /// What went wrong.
        public let text: String
    }

    /// In the order of the question.
    public private(set) var answers: [Answer] = []
    /// Documents whose states are not answered.
    public private(set) var failures: [Failure] = []

    /// Reads what a program printed.
    ///
    /// - Parameters:
    ///   - output: its lines.
    ///   - question: what it was asked.
    /// - Throws: a `ProofAnswerError` where it is not the whole answer to this question.
    public init(_ output: String, to question: ProofQuestion) throws(ProofAnswerError) {
        var begins = false
        var ends = false
        for line in output.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 2, fields[0] == question.nonce, !ends else { throw .foreign(String(line.prefix(200))) }
            switch (fields[1], fields.count) {
            case ("proof", 3) where !begins && fields[2] == question.identity: begins = true
            case ("answer", 11) where begins: try add(fields, question)
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

    private mutating func add(_ fields: [String], _ question: ProofQuestion) throws(ProofAnswerError) {
        let numbers = fields[2...].map { $0 == "-" ? -1 : Int($0) ?? .min }
        guard numbers.allSatisfy({ $0 >= -1 }) else { throw .foreign(fields.joined(separator: " ")) }
        let state = ProofQuestion.State(document: numbers[0], unit: numbers[1], template: numbers[2] < 0 ? nil : numbers[2])
        answers.append(
            Answer(
                state: state, constraintCount: numbers[3], missingCount: numbers[4], extraCount: numbers[5], frameCount: numbers[6],
                differingFrameCount: numbers[7], undeterminedCount: numbers[8]))
    }
}
