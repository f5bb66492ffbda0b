/// The question for a proof's program: every state of every unit of its documents.
public struct ProofQuestion: Hashable, Sendable {
    /// A state of a unit.
    public struct State: Hashable, Sendable, Comparable {
        /// The number of the document in the package, from 0.
        public let document: Int
        /// The number of the unit, from 0.
        public let unit: Int
        /// The number of the state among ``/FormworkCode/CodeUnit/states``, which start with layout templates; nil for the views as they are created.
        public let template: Int?

        /// Orders states as the program answers them.
        public static func < (left: State, right: State) -> Bool {
            (left.document, left.unit, left.template ?? -1) < (right.document, right.unit, right.template ?? -1)
        }
    }

    /// A unique word for this run, which starts each line of an answer.
    public let nonce: String
    /// A digest of the package's files, which is compiled into the program.
    public let identity: String
    /// The states to answer, in order.
    public let states: [State]

    init(nonce: String, identity: String, states: [State]) {
        self.nonce = nonce
        self.identity = identity
        self.states = states
    }
}
