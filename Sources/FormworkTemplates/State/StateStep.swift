extension LayoutState {
    /// A step from one layout state to another.
    public enum Step: Hashable, Sendable {
        /// Apply the layout template with this id or label.
        case template(String)
        /// Hide the view with this id or label, and its followers.
        case hide(String)
        /// Show the view with this id or label, and its followers.
        case show(String)
        /// Take a named snapshot of the targets of one template, or of all templates.
        case snapshot(String, basedOn: String?)
        /// Go back to the snapshot with this name.
        case restore(String)
        /// Hide the followers of all hidden views.
        case propagateHiding

        private static let words = ["template", "hide", "show", "snapshot", "restore", "propagate"]

        /// Parses steps such as `template=A,hide=X,snapshot=S,template=B,restore=S`. The snapshot `snapshot=S@A` is based on template A. A comma
        /// that isn't followed by a keyword and `=` is part of a name.
        ///
        /// - Throws: `StateStepError` at an invalid step.
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
            var steps: [LayoutState.Step] = []
            for part in parts {
                // Otherwise an unknown keyword after a comma would become part of the preceding name.
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

        /// Whether the text is `word=name`, with a word of lowercase letters.
        private static func looksLikeStep(_ piece: Substring) -> Bool {
            let word = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return word.count == 2 && !word[0].isEmpty && word[0].allSatisfy { $0.isLowercase && $0.isASCII }
        }

        /// The step in its textual form.
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
    /// An error in the textual form of steps.
    public enum StepError: Error, Hashable, Sendable, CustomStringConvertible {
        /// An unknown keyword or invalid step.
        case unknownStep(String)
        /// A step without a name.
        case missingName(String)

        public var description: String {
            switch self {
            case .unknownStep(let text):
                "'\(text)' isn't a step; there are template=NAME, hide=NAME, show=NAME, snapshot=NAME, restore=NAME and propagate=hiding, "
                    + "separated by commas"
            case .missingName(let word): "the step '\(word)=' needs a name"
            }
        }
    }
}

extension String {
    /// The text without leading and trailing spaces.
    fileprivate var trimmedOfSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
