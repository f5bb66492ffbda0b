/// The position of a word in the command that an operation was parsed from. It does not count in comparisons: all values are equal.
struct CommandPosition: Hashable, Sendable {
    /// The column, in characters from 1; nil for an operation that was made in code.
    var column: Int?

    static func == (left: CommandPosition, right: CommandPosition) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
