/// A place in a source file.
package struct SourcePlace: Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// From 1.
    package var position: SourcePosition

    package init(file: String, position: SourcePosition) {
        self.file = file
        self.position = position
    }
}

/// A place in a source file that is known from elsewhere.
package struct SourcePosition: Hashable, Sendable {
    /// From 1.
    package var line: Int
    /// In bytes of UTF-8, from 1.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
