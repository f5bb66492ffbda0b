/// An error in the output of a proof's program.
public enum ProofAnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The output is empty.
    case empty
    /// The output ends early.
    case cut
    /// A line that isn't part of an answer to this question.
    case foreign(String)
    /// The number of answered states differs from the number of states in the question.
    case other(expected: Int, answered: Int)

    /// A message for the user.
    public var description: String {
        switch self {
        case .empty: "the proof program printed nothing"
        case .cut: "the proof program's output is incomplete"
        case .foreign(let line): "the proof program printed an unexpected line: '\(line)'"
        case .other(let expected, let answered): "the proof program reported \(answered) of \(expected) states"
        }
    }
}
