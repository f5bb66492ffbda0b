/// What a proof's program is asked: every state of every unit of its documents, known before it runs.
public struct ProofQuestion: Hashable, Sendable {
    /// A state of a unit.
    public struct State: Hashable, Sendable, Comparable {
        /// The number of the document in the package, from 0.
        public let document: Int
        /// The number of the unit, from 0.
        public let unit: Int
        /// The number of the state among ``/FormworkCode/CodeUnit/states``: of a layout template first; nil for the views as they are made.
        public let template: Int?

        /// In the order in which the program answers.
        public static func < (left: State, right: State) -> Bool {
            (left.document, left.unit, left.template ?? -1) < (right.document, right.unit, right.template ?? -1)
        }
    }

    /// A word of this run alone, which begins each line of an answer.
    public let nonce: String
    /// What tells the package's files from any others; the program has it compiled in.
    public let identity: String
    /// What there is to answer, in order.
    public let states: [State]

    init(nonce: String, identity: String, states: [State]) {
        self.nonce = nonce
        self.identity = identity
        self.states = states
    }
}
