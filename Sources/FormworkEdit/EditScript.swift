public import FormworkModel

/// Edits that are applied together, or not at all.
public struct EditScript: Hashable, Sendable {
    /// One edit, with its source.
    public struct Step: Hashable, Sendable {
        /// The edit.
        public var operation: EditOperation
        /// The command as it was written; nil for an operation that was made in code.
        public var command: String?
        /// The command's line in the script, from 1.
        public var line: Int?
        /// The positions of the parts of a JSON command; nil for a plain command.
        var places: ScriptPositions?
    }

    /// The edits, in the order in which they are applied.
    public private(set) var steps: [Step] = []

    /// Creates a script from operations.
    public init(_ operations: [EditOperation]) { steps = operations.map { Step(operation: $0) } }

    /// Parses commands, one per string.
    ///
    /// - Throws: an `EditError` with the number of the command that does not parse.
    public init(commands: [String]) throws(EditError) {
        for (place, command) in commands.enumerated() { try add(command, number: place + 1, line: nil) }
    }

    /// Parses a script file with one command per line. Empty lines and lines that begin with `#` are skipped. A text that begins with a bracket or a
    /// brace is parsed as JSON: see `init(parsingJSON:)`.
    ///
    /// - Throws: an `EditError` with the line of the command that does not parse.
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

    /// Whether the edits may move views.
    package var movesViews: Bool { steps.contains { $0.operation.movesViews } }

    /// Concatenates scripts.
    public init(joining scripts: [EditScript]) { steps = scripts.flatMap(\.steps) }

    mutating func add(_ command: String, number: Int, line: Int?, places: ScriptPositions? = nil) throws(EditError) {
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

    /// Applies the edits to a document.
    ///
    /// - Parameters:
    ///   - document: the document to edit.
    ///   - name: the name of the document's file without its extension, by which storyboards refer to each other. Nil where the document has no file;
    ///     then no scene can be extracted.
    ///   - folder: the name of the file's folder. Localized documents are in `Base.lproj`. Nil where the document has no file.
    /// - Returns: the edited document. Its unaffected parts keep their bytes.
    /// - Throws: an `EditError` for the first edit that cannot be made.
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
    /// Returns the document with all edits applied.
    ///
    /// - Throws: an `EditError` for the first edit that cannot be made.
    public func edited(by operations: [EditOperation]) throws(EditError) -> InterfaceDocument {
        try EditScript(operations).apply(to: self).document
    }
}
