/// Why the bytes of a file are no font that can be measured, and where that shows.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// They begin like no TrueType or OpenType font, or collection of such fonts.
        case noFont
        /// A table that measuring needs is not there.
        case missingTable(String)
        /// A table ends before what it says to hold, or lies outside of the file.
        case truncated(String)
        /// A number in a table is none that it may hold.
        case wrongNumber(String)
        /// It says to hold more than any font does, so that reading it would take too long.
        case tooMuch(String)
    }

    /// What is wrong.
    public var problem: Problem
    /// From the file's beginning, in bytes.
    public var offset: Int

    package init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    public var description: String {
        let reason =
            switch problem {
            case .noFont: "no TrueType or OpenType font"
            case .missingTable(let table): "the table '\(table)' is missing"
            case .truncated(let table): "the table '\(table)' ends early"
            case .wrongNumber(let table): "the table '\(table)' holds a number that it may not hold"
            case .tooMuch(let table): "the table '\(table)' says to hold more than any font does"
            }
        return "\(reason) (byte \(offset))"
    }
}
