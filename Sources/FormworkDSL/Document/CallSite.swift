extension LayoutConstraint {
    /// Where in a program something was asked for.
    public struct CallSite: Hashable, Sendable {
        /// The file, as `#fileID` names it.
        public let file: String
        /// The line, from 1.
        public let line: Int

        /// A place in a program.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }
}
