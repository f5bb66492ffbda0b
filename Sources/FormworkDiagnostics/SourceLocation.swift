extension Diagnostic {
    /// A location in a document: the file, the line, the column and the element.
    public struct Location: Hashable, Sendable {
        /// The path as the caller passed it.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column in bytes of UTF-8, from 1.
        public var column: Int
        /// The `id` of the Interface Builder element, where it has one.
        public var element: String?

        /// Creates a location. Lines and columns count from 1.
        public init(file: String, line: Int, column: Int, element: String? = nil) {
            self.file = file
            self.line = line
            self.column = column
            self.element = element
        }
    }
}

extension Diagnostic.Location: CustomStringConvertible {
    /// `Main.xib:12:9`, in the format of compilers. Control characters in the path are shown as symbols.
    public var description: String { "\(ShownText.symbols(in: file)):\(line):\(column)" }
}
