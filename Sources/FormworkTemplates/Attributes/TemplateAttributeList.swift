public import FormworkModel

extension LayoutTemplate {
    /// The list of key paths that a view of a template hands over to its target (see <doc:LayoutTemplates#Which-attributes-are-handed-over>).
    public struct AttributeList: Hashable, Sendable {
        /// The key path of the list itself.
        public static let keyPath = "templateAttributes"
        /// What it was called before 1.0 (see <doc:LayoutTemplates#How-templates-are-written>).
        static let earlierKeyPath = "transferredTemplateAttributeKeyPaths"

        /// Where the list is written.
        public let source: InterfaceDocument.RuntimeAttribute
        /// The parts between the commas, without the spaces and tabs around them. They may be empty, which is a mistake.
        public let parts: [String]

        /// The parts that name something, each once.
        public var keyPaths: [String] { Self.keyPaths(parts) }

        /// The list that a view has; nil where it has none, or one of nothing but white space.
        ///
        /// Both generations' names for it are taken; where a view has several, the last is the one that is set last.
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

        /// The parts of a list as it is written; nil for nothing but white space.
        static func parts(of text: String) -> [String]? {
            guard text.contains(where: { !$0.isWhitespace }) else { return nil }
            return text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
        }

        /// The parts that name something, each once.
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
