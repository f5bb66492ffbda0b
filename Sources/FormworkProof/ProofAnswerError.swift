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
        case .empty: "the program of the proof answered nothing"
        case .cut: "the program of the proof ended before its end"
        case .foreign(let line): "the program of the proof printed what is no answer: '\(line)'"
        case .other(let expected, let answered): "\(expected) states were to be proved, and the program of the proof answered \(answered)"
        }
    }
}
