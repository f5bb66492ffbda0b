public import FormworkModel

/// The result of a proof for one unit in one state.
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
        /// The frame that the code gives; nil if the view is missing.
        public let made: Rect?
        /// Whether the document itself leaves the frame open at that size, because its constraints are ambiguous or in conflict.
        public let isUndetermined: Bool

        /// A description for the user.
        public var text: String {
            func text(_ rect: Rect) -> String { "{\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height)}" }
            return "frame: \(view) (\(id)) at \(size.width) × \(size.height): \(text(expected)), made \(made.map(text) ?? "nothing")"
        }
    }

    /// The number of the unit, from 0.
    public let unitNumber: Int
    /// The number of the state among ``/FormworkCode/CodeUnit/states``; nil for the views as they are created.
    public let templateNumber: Int?
    /// The document's file name.
    public let file: String
    /// The name of the generated class.
    public let unit: String
    /// A description of the state; nil for the views as they are created.
    public let state: String?
    /// The number of constraints in the document in this state.
    public internal(set) var constraintCount = 0
    /// Constraints that the code doesn't create.
    public internal(set) var missing: [String] = []
    /// Constraints that only the code creates.
    public internal(set) var extra: [String] = []
    /// The number of frames compared.
    public internal(set) var frameCount = 0
    /// Frames that differ by more than a hundredth of a point.
    public internal(set) var frames: [Frame] = []

    /// The number of differing frames that the document itself leaves open, so that several results are correct.
    public var undeterminedCount: Int { frames.count(where: \.isUndetermined) }

    /// Whether code and document agree.
    public var isEqual: Bool { missing.isEmpty && extra.isEmpty && frames.isEmpty }

    /// A summary for the user: the counts, followed by an indented line for each difference.
    public var text: String {
        ([
            "\(file): \(unit)\(state.map { " with \($0)" } ?? ""): \(constraintCount) constraints, \(missing.count) missing, "
                + "\(extra.count) too many; \(frameCount) frames, \(frames.count) differ, \(undeterminedCount) undetermined"
        ] + details.map { "  " + $0 }).joined(separator: "\n")
    }

    /// The differences, one per line.
    public var details: [String] {
        var lines: [String] = []
        lines += missing.map { "missing: \($0)" } + extra.map { "extra: \($0)" }
        lines += frames.map(\.text)
        return lines
    }
}
