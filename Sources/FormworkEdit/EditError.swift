public import FormworkModel
public import FormworkQuery

/// Why an edit cannot be made. Nothing of the script is done then.
public struct EditError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Sendable {
        /// A command does not read as one.
        case syntax(String)
        /// There is no such object, or several are meant.
        case object(InterfaceDocument.ObjectNameError)
        /// What was named is not of the kind that can be treated so.
        case unusableObject(String)
        /// An element has no such attribute; others may have been meant.
        case unknownAttribute(String, of: String, near: [String])
        /// The value is none of those that there can be.
        case unusableValue(String, of: String, expected: String)
        /// Others refer to what is to go.
        case referredTo(String, by: [String])
        /// Without what is to go nothing would have them.
        case leftAlone(String, [String])
        /// There is no such thing; others may have been meant.
        case missing(String, near: [String])
    }

    /// What is wrong.
    public var problem: Problem
    /// Where in the command, in characters from 1; nil for the command as a whole. Of a script in JSON it is the column in its line.
    public var column: Int?
    /// The command's number in its script, from 1; nil for an operation that was made in code.
    public var number: Int?
    /// The command's line in the script, from 1; nil where it is in none.
    public var line: Int?
    /// The command as it was written; of one that was written as JSON what it says as a command.
    public var command: String?

    /// A problem, at a place of a command.
    public init(_ problem: Problem, column: Int? = nil) {
        self.problem = problem
        self.column = column
    }

    /// What is wrong, in one line.
    public var message: String {
        switch problem {
        case .syntax(let text), .unusableObject(let text): text
        case .object(let error): error.description.split(separator: "\n").first.map(String.init) ?? ""
        case .unknownAttribute(let name, let element, _): "\(element) has no attribute '\(name)' in Interface Builder"
        case .unusableValue(let value, let name, let expected): "'\(value)' is no value of '\(name)': expected \(expected)"
        case .referredTo(let object, let others):
            "\(others.count) \(others.count == 1 ? "connection leads" : "connections lead") to \(object): 'with references' takes "
                + (others.count == 1 ? "it along" : "them along")
        case .leftAlone(let object, let others):
            "without \(object) nothing has \(others.count == 1 ? "what it alone has" : "the \(others.count) that it alone has"): "
                + "'with references' takes \(others.count == 1 ? "it" : "them") along"
        case .missing(let text, _): text
        }
    }

    /// Whether the document does not have what the command speaks of, so that another one may.
    public var isMissing: Bool {
        switch problem {
        case .missing: true
        case .object(let error): error.candidates.isEmpty && error.selectorError == nil
        default: false
        }
    }

    /// What helps to mend it.
    public var notes: [String] {
        var notes: [String] = []
        switch problem {
        case .unknownAttribute(_, _, let near), .missing(_, let near):
            if !near.isEmpty { notes.append("near are: \(near.joined(separator: ", "))") }
        case .referredTo(_, let others), .leftAlone(_, let others): notes += others
        case .object(let error):
            notes += error.description.split(separator: "\n").dropFirst().map {
                String($0.drop { $0 == " " }).replacing("note: ", with: "")
            }
        default: break
        }
        if let command {
            let lines = line.map { " at line \($0)" } ?? ""
            let place = lines + (column.map { (lines.isEmpty ? " at" : ",") + " column \($0)" } ?? "")
            notes.append("in command\(number.map { " \($0)" } ?? "")\(place): \(command)")
        }
        return notes
    }

    public var description: String { ([message] + notes.map { "    note: \($0)" }).joined(separator: "\n") }
}
