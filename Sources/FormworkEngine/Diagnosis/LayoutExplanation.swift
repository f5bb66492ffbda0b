public import FormworkModel

/// The reasons for a view's frame.
public struct LayoutExplanation: CustomStringConvertible {
    /// A reason: a constraint of the program, or a rule of the engine in words.
    public struct Reason: CustomStringConvertible {
        /// The constraint; nil for a content, a stack, a grid, or the root's size.
        public let constraint: LayoutConstraint?
        /// The reason in words.
        public let text: String
        /// The points by which the frames miss it; 0 where they meet it.
        public let miss: Double
        /// Whether it was left out because of a conflict.
        public let isBroken: Bool

        public var description: String {
            isBroken ? "\(text): left out" : miss == 0 ? text : "\(text): missed by \(miss.pointsText)"
        }
    }

    /// The view.
    public let view: LayoutView
    /// Its frame, in the superview's coordinates.
    public let frame: Rect
    /// Everything that concerns the view, in the order of activation.
    public let reasons: [Reason]
    /// The attributes that the constraints don't determine.
    public let ambiguities: [LayoutAmbiguity]

    public var description: String {
        let frame = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.pointsText).joined(separator: " ")
        let open = ambiguities.map { "\($0) is not determined" }
        return (["\(view.engine.text(ofView: view.number)): \(frame)"] + (reasons.map(\.description) + open).map { "  " + $0 })
            .joined(separator: "\n")
    }
}
