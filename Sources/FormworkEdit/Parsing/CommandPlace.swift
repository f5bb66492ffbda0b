/// Where something stands in the command that it was read from; no part of what an operation says.
struct CommandPlace: Hashable, Sendable {
    /// In characters from 1; nil for what was made in code.
    var column: Int?

    static func == (left: CommandPlace, right: CommandPlace) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
