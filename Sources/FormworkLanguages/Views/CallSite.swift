/// The place in a program's source from which a call was made.
public struct CallSite: Hashable, Sendable {
    /// The file, as `#fileID` names it.
    public let file: String
    /// The line, from 1.
    public let line: Int

    /// Creates a call site.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
