/// The reason why a file is not a font that can be measured, and the position in the file.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A problem of a font file.
    public enum Problem: Hashable, Sendable {
        /// The file does not start like a TrueType or OpenType font or a collection of such fonts.
        case noFont
        /// A table that measuring needs is missing.
        case missingTable(String)
        /// A table is shorter than its contents, or outside the file.
        case truncated(String)
        /// A number in a table is invalid.
        case wrongNumber(String)
        /// A table claims more entries than any real font has, so that reading it would take too long.
        case tooMuch(String)
    }

    /// The problem.
    public var problem: Problem
    /// The offset from the start of the file, in bytes.
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
