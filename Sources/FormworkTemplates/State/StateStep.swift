extension LayoutState {
    /// One step that brings a document into another state.
    public enum Step: Hashable, Sendable {
        /// Apply the layout template with this id or label.
        case template(String)
        /// Hide the view with this id or label, and what follows it.
        case hide(String)
        /// Show it.
        case show(String)
        /// Take a snapshot under a name: of the targets of one template, or of all that templates have.
        case snapshot(String, basedOn: String?)
        /// Go back to the snapshot with this name.
        case restore(String)
        /// Hide all that follows views which are hidden.
        case propagateHiding

        private static let words = ["template", "hide", "show", "snapshot", "restore", "propagate"]

        /// The steps of a text such as `template=A,hide=X,snapshot=S,template=B,restore=S`; `snapshot=S@A` is based on the
        /// template A. A comma that no word and `=` follow is part of a name.
        ///
        /// - Throws: `StateStepError` at what is no step.
        public static func steps(_ text: String) throws(StepError) -> [Step] {
            var parts: [(word: String, name: String)] = []
            for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
                let sides = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let word = String(sides[0]).trimmedOfSpaces
                if sides.count == 2, words.contains(word) {
                    parts.append((word, String(sides[1])))
                } else if let last = parts.indices.last {
                    parts[last].name += ",\(piece)"
                } else {
                    throw .unknownStep(String(piece))
                }
            }
            var steps: [StateStep] = []
            for part in parts {
                // An unknown word after a comma would be swallowed by the name before it.
                if let tail = part.name.split(separator: ",", omittingEmptySubsequences: false).dropFirst().first(where: looksLikeStep) {
                    throw .unknownStep(String(tail))
                }
                let name = part.name.trimmedOfSpaces
                if name.isEmpty { throw .missingName(part.word) }
                switch part.word {
                case "template": steps.append(.template(name))
                case "hide": steps.append(.hide(name))
                case "show": steps.append(.show(name))
                case "restore": steps.append(.restore(name))
                case "propagate":
                    guard name == "hiding" else { throw .unknownStep("propagate=\(name)") }
                    steps.append(.propagateHiding)
                default:
                    let sides = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map {
                        String($0).trimmedOfSpaces
                    }
                    if sides.contains("") { throw .missingName(part.word) }
                    steps.append(.snapshot(sides[0], basedOn: sides.count == 2 ? sides[1] : nil))
                }
            }
            return steps
        }

        /// `word=name`, with a word of lower-case letters.
        private static func looksLikeStep(_ piece: Substring) -> Bool {
            let word = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return word.count == 2 && !word[0].isEmpty && word[0].allSatisfy { $0.isLowercase && $0.isASCII }
        }

        /// The step as it is written.
        public var text: String {
            switch self {
            case .template(let name): "template=\(name)"
            case .hide(let name): "hide=\(name)"
            case .show(let name): "show=\(name)"
            case .snapshot(let name, let base): "snapshot=\(name)" + (base.map { "@\($0)" } ?? "")
            case .restore(let name): "restore=\(name)"
            case .propagateHiding: "propagate=hiding"
            }
        }
    }
}

extension LayoutState {
    /// Why a text says no steps.
    public enum StepError: Error, Hashable, Sendable, CustomStringConvertible {
        /// It is none of the steps that there are.
        case unknownStep(String)
        /// A step has no name.
        case missingName(String)

        public var description: String {
            switch self {
            case .unknownStep(let text):
                "'\(text)' is no step; there are template=NAME, hide=NAME, show=NAME, snapshot=NAME, restore=NAME and propagate=hiding, "
                    + "with commas between them"
            case .missingName(let word): "the step '\(word)=' names nothing"
            }
        }
    }
}

extension String {
    /// Without spaces at its ends.
    fileprivate var trimmedOfSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
