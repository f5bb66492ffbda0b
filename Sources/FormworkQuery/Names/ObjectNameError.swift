import FormworkDiagnostics
public import FormworkModel

extension InterfaceDocument {
    /// Why a name means no object of a document, or not one alone.
    public struct ObjectNameError: Error, Sendable {
        /// What was to be named.
        public let kind: ObjectKind
        /// The name.
        public let name: String
        /// What has the name, where several do.
        public let candidates: [Element]
        /// Labels and ids that may have been meant, where nothing has the name.
        public let near: [String]
        /// Some of the names that there are, where none is near.
        public let known: [String]
        /// Why the name is no selector either, where it looks like one.
        public let selectorError: SelectorError?

        package init(
            _ name: String, _ kind: ObjectKind, candidates: [Element] = [], near: [String] = [], known: [String] = [],
            selectorError: SelectorError? = nil
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
    /// What is wrong, in one line, with what may have been meant.
    public var description: String {
        if !candidates.isEmpty {
            let names = candidates.prefix(12).map { candidate in
                let id = candidate.asScene?.id ?? candidate.id ?? candidate.name
                let path = (candidate.asScene?.label).map { "scene \"\($0)\"" } ?? candidate.path
                return "\(id) (\(path))"
            }
            let rest = candidates.count > names.count ? ", …" : ""
            return "'\(name)' means \(candidates.count) \(kind.rawValue)s; name one by its id: " + names.joined(separator: ", ") + rest
        }
        if let selectorError { return "'\(name)' is no name, and no selector: column \(selectorError.column): \(selectorError.message)" }
        let start = "there is no \(kind.rawValue) '\(name)'"
        if !near.isEmpty { return "\(start); near are: \(near.map(Self.oneLine).joined(separator: ", "))" }
        return "\(start); \(known.map(Self.oneLine).choices)"
    }

    private static func oneLine(_ name: String) -> String { name.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
