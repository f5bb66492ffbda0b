public import FormworkModel

extension LayoutTemplate {
    /// The list of key paths that a template view transfers to its target (see <doc:LayoutTemplates#Which-attributes-are-handed-over>).
    public struct AttributeList: Hashable, Sendable {
        /// The key path of the list itself.
        public static let keyPath = "templateAttributes"
        /// The name of the list before 1.0 (see <doc:LayoutTemplates#How-templates-are-written>).
        static let earlierKeyPath = "transferredTemplateAttributeKeyPaths"

        /// The runtime attribute that contains the list.
        public let source: InterfaceDocument.RuntimeAttribute
        /// The items between the commas, without surrounding spaces and tabs. Empty items are a mistake.
        public let parts: [String]

        /// The nonempty items, without duplicates.
        public var keyPaths: [String] { Self.keyPaths(parts) }

        /// Reads the list of a view; nil if it has none, or only white space.
        ///
        /// The names of both generations are accepted. If a view has several lists, the last one counts, because it is set last.
        public init?(of view: InterfaceDocument.View) {
            let found =
                view.runtimeAttributes.last { $0.keyPath == Self.keyPath }
                ?? view.runtimeAttributes.last { $0.keyPath == Self.earlierKeyPath }
            guard let found else { return nil }
            let text: String
            switch found.value {
            case .string(let string), .localizedString(let string): text = string
            default: return nil
            }
            guard let parts = Self.parts(of: text) else { return nil }
            source = found
            self.parts = parts
        }

        /// Returns the items of a list; nil if there is only white space.
        static func parts(of text: String) -> [String]? {
            guard text.contains(where: { !$0.isWhitespace }) else { return nil }
            return text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
        }

        /// Returns the nonempty items, without duplicates.
        static func keyPaths(_ parts: [String]) -> [String] {
            var seen: Set<String> = []
            return parts.filter { !$0.isEmpty && seen.insert($0).inserted }
        }

        private static func trimmed(_ part: Substring) -> String {
            var part = part
            while let first = part.first, first == " " || first == "\t" { part.removeFirst() }
            while let last = part.last, last == " " || last == "\t" { part.removeLast() }
            return String(part)
        }
    }
}
