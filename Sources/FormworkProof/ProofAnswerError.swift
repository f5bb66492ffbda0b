/// Why what a proof's program printed is no answer.
public enum ProofAnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It printed nothing.
    case empty
    /// It ended before its end.
    case cut
    /// A line that no answer to this question has.
    case foreign(String)
    /// Other states are answered than were asked for.
    case other(expected: Int, answered: Int)

    /// What a person is told.
    public var description: String {
        switch self {
        case .empty: "the program of the proof answered nothing"
        case .cut: "the program of the proof ended before its end"
        case .foreign(let line): "the program of the proof printed what is no answer: '\(line)'"
        case .other(let expected, let answered): "\(expected) states were to be proved, and the program of the proof answered \(answered)"
        }
    }
}
