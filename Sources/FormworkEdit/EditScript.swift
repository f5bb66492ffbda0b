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
        /// Where the parts of a command that was written as JSON stand; nil for one that is written as such.
        var places: ScriptPlaces?
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

    /// A script as a file has it: one command a line; what begins with `#` and empty lines say nothing. One that begins with a bracket or a brace
    /// is JSON: see `init(parsingJSON:)`.
    ///
    /// - Throws: an `EditError` with the line of the command that is none.
    public init(parsing text: String) throws(EditError) {
        if let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), "[{".contains(first) {
            self = try EditScript(parsingJSON: text)
            return
        }
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

    mutating func add(_ command: String, number: Int, line: Int?, places: ScriptPlaces? = nil) throws(EditError) {
        do {
            steps.append(Step(operation: try EditOperation(parsing: command), command: command, line: line, places: places))
        } catch {
            var error = error
            error.number = number
            error.line = line
            places?.place(&error)
            throw error
        }
    }

    /// Makes the edits.
    ///
    /// - Parameters:
    ///   - document: what is edited.
    ///   - name: what the document's file is called, without its ending: storyboards refer to each other by it. Nil where it has no file, and
    ///     then no scene can be extracted.
    ///   - folder: what the folder is called that its file is in: documents that are translated lie in `Base.lproj`. Nil where it has no file.
    /// - Returns: the document as it is then; all that no edit speaks of is as it was, byte for byte.
    /// - Throws: an `EditError` of the first edit that cannot be made.
    /// - Complexity: O(n log n) in the size of the document and the number of edits of single objects, O(n) for each other edit.
    public func apply(
        to document: InterfaceDocument, named name: String? = nil, in folder: String? = nil
    ) throws(EditError) -> EditResult {
        var session = EditSession(document, name: name, folder: folder)
        let (count, error) = session.make(steps.map(\.operation)[...])
        if var error {
            let step = steps[count]
            error.number = count + 1
            error.line = step.line
            error.command = step.command
            step.places?.place(&error)
            throw error
        }
        return EditResult(
            original: document, document: session.document, notes: session.notes, last: session.last, extracted: session.extracted,
            languages: session.languages)
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
