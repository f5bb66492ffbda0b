/// A location in a source file.
package struct SourcePlace: Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// The line and column, from 1.
    package var position: SourcePosition

    package init(file: String, position: SourcePosition) {
        self.file = file
        self.position = position
    }
}

/// A line and column in a source file.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
