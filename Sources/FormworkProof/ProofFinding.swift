public import FormworkModel

/// What a proof found of one unit in one state.
public struct ProofFinding: Hashable, Sendable {
    /// A frame that differs.
    public struct Frame: Hashable, Sendable {
        /// The property of the view.
        public let view: String
        /// Its Interface Builder id.
        public let id: String
        /// The size of the root, in points.
        public let size: Size
        /// The frame in the document, in points, relative to the superview.
        public let expected: Rect
        /// The frame that the code gives; nil where the view is missing.
        public let made: Rect?
        /// Whether the document itself does not say it at that size: its constraints leave it open, or are in conflict.
        public let isUndetermined: Bool

        /// What it says to people.
        public var text: String {
            func text(_ rect: Rect) -> String { "{\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height)}" }
            return "frame: \(view) (\(id)) at \(size.width) × \(size.height): \(text(expected)), made \(made.map(text) ?? "nothing")"
        }
    }

    /// The number of the unit, from 0.
    public let unitNumber: Int
    /// The number of the layout template that was applied; nil for none.
    public let templateNumber: Int?
    /// The document.
    public let file: String
    /// The class that was generated.
    public let unit: String
    /// The layout template that was applied; nil for none.
    public let state: String?
    /// How many constraints the document has there.
    public internal(set) var constraintCount = 0
    /// Constraints that the code does not make.
    public internal(set) var missing: [String] = []
    /// Constraints that only the code makes.
    public internal(set) var extra: [String] = []
    /// How many frames were compared.
    public internal(set) var frameCount = 0
    /// Frames that differ by more than a hundredth of a point.
    public internal(set) var frames: [Frame] = []

    /// How many of them are of views that the document itself does not place there: there are several right answers.
    public var undeterminedCount: Int { frames.count(where: \.isUndetermined) }

    /// Whether code and document agree.
    public var isEqual: Bool { missing.isEmpty && extra.isEmpty && frames.isEmpty }

    /// What it says to people: the counts, then one line for each difference, indented.
    public var text: String {
        ([
            "\(file): \(unit)\(state.map { " with \($0)" } ?? ""): \(constraintCount) constraints, \(missing.count) missing, "
                + "\(extra.count) too many; \(frameCount) frames, \(frames.count) differ, \(undeterminedCount) undetermined"
        ] + details.map { "  " + $0 }).joined(separator: "\n")
    }

    /// A line for each difference.
    public var details: [String] {
        var lines: [String] = []
        lines += missing.map { "missing: \($0)" } + extra.map { "extra: \($0)" }
        lines += frames.map(\.text)
        return lines
    }
}
