public import FormworkModel
public import FormworkQuery
import FormworkTree

/// An edit that cannot be made. The document stays unchanged: no edit of the script is applied.
public struct EditError: Error, Sendable, CustomStringConvertible {
    /// A kind of problem, with its details.
    public enum Problem: Sendable {
        /// A command that does not parse.
        case syntax(String)
        /// A name that matches no object, or several.
        case object(InterfaceDocument.ObjectNameError)
        /// An object of a kind that the edit does not support.
        case unusableObject(String)
        /// An attribute that the element does not have, with similar names.
        case unknownAttribute(String, of: String, near: [String])
        /// A value that the attribute does not allow.
        case unusableValue(String, of: String, expected: String)
        /// An object to remove that others refer to.
        case referredTo(String, by: [String])
        /// An object to remove that is the only user of others.
        case wouldOrphan(String, [String])
        /// A name or a command that does not exist, with similar names.
        case missing(String, near: [String])
    }

    /// The problem.
    public var problem: Problem
    /// The column in the command, in characters from 1; nil for the command as a whole. For a JSON script, the column in the script's line.
    public var column: Int?
    /// The command's number in its script, from 1; nil for an operation that was made in code.
    public var number: Int?
    /// The command's line in the script, from 1; nil for a command outside of a script file.
    public var line: Int?
    /// The command as it was written; for a command in JSON, the equivalent command line.
    public var command: String?

    /// Creates an error for a problem at a column of a command.
    public init(_ problem: Problem, column: Int? = nil) {
        self.problem = problem
        self.column = column
    }

    /// The problem, in one line.
    public var message: String {
        switch problem {
        case .syntax(let text), .unusableObject(let text): text
        case .object(let error): error.description.split(separator: "\n").first.map(String.init) ?? ""
        case .unknownAttribute(let name, let element, _): "\(element) has no attribute '\(name)' in Interface Builder"
        case .unusableValue(let value, let name, let expected): "'\(value)' isn't a valid value for '\(name)': expected \(expected)"
        case .referredTo(let object, let others):
            "\(others.count) \(others.count == 1 ? "connection refers" : "connections refer") to \(object): add 'with references' to remove "
                + (others.count == 1 ? "it too" : "them too")
        case .wouldOrphan(let object, let others):
            "\(others.count == 1 ? "1 object is" : "\(others.count) objects are") used only by \(object): "
                + "add 'with references' to remove \(others.count == 1 ? "it" : "them") too"
        case .missing(let text, _): text
        }
    }

    /// Whether the document lacks an object that the command names. Another document may have it.
    public var isMissing: Bool {
        switch problem {
        case .missing: true
        case .object(let error): error.candidates.isEmpty && error.selectorError == nil
        default: false
        }
    }

    /// Hints and context for fixing the problem, one line each.
    public var notes: [String] {
        var notes: [String] = []
        switch problem {
        case .unknownAttribute(_, _, let near), .missing(_, let near):
            if !near.isEmpty { notes.append("similar names: \(near.joined(separator: ", "))") }
        case .referredTo(_, let others), .wouldOrphan(_, let others): notes += others
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
