extension Diagnostic {
    /// A place in a document: the file, the line and the column, and the element that stands there.
    public struct Location: Hashable, Sendable {
        /// The path as the caller gave it.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column in bytes of UTF-8, from 1.
        public var column: Int
        /// The `id` of the Interface Builder element, where it has one.
        public var element: String?

        /// A place; line and column count from 1.
        public init(file: String, line: Int, column: Int, element: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.element = element
        }
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `Main.xib:12:9`, as compilers print it; what a terminal would obey in the path is shown as symbols.
    public var description: String { "\(ShownText.symbols(in: file)):\(line):\(column)" }
}
