import FormworkDiagnostics
public import FormworkModel

extension InterfaceDocument {
    /// An error for a name that matches no object of a document, or several.
    public struct ObjectNameError: Error, Sendable {
        /// The expected kind of object.
        public let kind: InterfaceDocument.ObjectKind
        /// The name.
        public let name: String
        /// The objects with the name, where there are several.
        public let candidates: [Element]
        /// Similar labels and ids, where nothing has the name.
        public let near: [String]
        /// Some existing names, where none is similar.
        public let known: [String]
        /// The syntax error of the name as a selector, where it looks like one.
        public let selectorError: InterfaceDocument.SelectorError?

        package init(
            _ name: String, kind: InterfaceDocument.ObjectKind, candidates: [Element] = [], near: [String] = [], known: [String] = [],
            selectorError: InterfaceDocument.SelectorError? = nil
        ) {
            self.name = name
            self.kind = kind
            self.candidates = candidates
            self.near = near
            self.known = known
            self.selectorError = selectorError
        }
    }
}

extension InterfaceDocument.ObjectNameError: CustomStringConvertible {
    /// The error in one line, with suggestions.
    public var description: String {
        if !candidates.isEmpty {
            let names = candidates.prefix(12).map { candidate in
                let id = candidate.asScene?.id ?? candidate.id ?? candidate.name
                let path = (candidate.asScene?.label).map { "scene \"\($0)\"" } ?? candidate.path
                return "\(id) (\(path))"
            }
            let rest = candidates.count > names.count ? ", …" : ""
            return "'\(name)' matches \(candidates.count) \(kind.rawValue)s; name one by its id: " + names.joined(separator: ", ") + rest
        }
        if let selectorError {
            return "'\(name)' is neither a name nor a valid selector: column \(selectorError.column): \(selectorError.message)"
        }
        let start = "there is no \(kind.rawValue) '\(name)'"
        if !near.isEmpty { return "\(start); similar names: \(near.map(Self.oneLine).joined(separator: ", "))" }
        return "\(start); \(known.map(Self.oneLine).choices)"
    }

    private static func oneLine(_ name: String) -> String { name.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
