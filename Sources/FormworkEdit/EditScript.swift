public import FormworkModel

/// Edits that are made together, or not at all.
public struct EditScript: Hashable, Sendable {
    /// One edit, with where it comes from.
    public struct Step: Hashable, Sendable {
        /// The edit.
        public var operation: EditOperation
        /// As it was written; nil where it was made in code.
        public var command: String?
        /// The line of the script that it stands in, from 1.
        public var line: Int?
    }

    /// The edits, in the order in which they are made.
    public private(set) var steps: [Step] = []

    /// A script of operations.
    public init(_ operations: [EditOperation]) { steps = operations.map { Step(operation: $0) } }

    /// A script of commands, one a text.
    ///
    /// - Throws: an `EditError` with the number of the command that is none.
    public init(commands: [String]) throws(EditError) {
        for (place, command) in commands.enumerated() { try add(command, number: place + 1, line: nil) }
    }

    /// A script as a file has it: one command a line; what begins with `#` and empty lines say nothing.
    ///
    /// - Throws: an `EditError` with the line of the command that is none.
    public init(parsing text: String) throws(EditError) {
        var number = 0
        for (place, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let command = line.drop { $0.isWhitespace }
            if command.isEmpty || command.first == "#" { continue }
            number += 1
            try add(String(line), number: number, line: place + 1)
        }
    }

    /// The edits of several scripts, one behind the other.
    public init(joining scripts: [EditScript]) { steps = scripts.flatMap(\.steps) }

    private mutating func add(_ command: String, number: Int, line: Int?) throws(EditError) {
        do {
            steps.append(Step(operation: try EditOperation(parsing: command), command: command, line: line))
        } catch {
            var error = error
            error.number = number
            error.line = line
            throw error
        }
    }

    /// Makes the edits.
    ///
    /// - Returns: the document as it is then; all that no edit speaks of is as it was, byte for byte.
    /// - Throws: an `EditError` of the first edit that cannot be made.
    /// - Complexity: O(n) in the size of the document for each edit.
    public func apply(to document: InterfaceDocument) throws(EditError) -> EditResult {
        var session = EditSession(document)
        for (place, step) in steps.enumerated() {
            do {
                try session.settle { session throws(EditError) in try step.operation.apply(to: &session) }
            } catch {
                var error = error
                error.number = place + 1
                error.line = step.line
                error.command = step.command
                throw error
            }
        }
        return EditResult(original: document, document: session.document, notes: session.notes, last: session.last)
    }
}

extension InterfaceDocument {
    /// The document with edits made, all or none.
    ///
    /// - Throws: an `EditError` of the first edit that cannot be made.
    public func edited(by operations: [EditOperation]) throws(EditError) -> InterfaceDocument {
        try EditScript(operations).apply(to: self).document
    }
}
