public import enum FormworkModel.LayoutAttribute

/// A set of requirements that contradict each other: without any one of them, the rest can be met.
public struct LayoutConflict: CustomStringConvertible {
    /// The constraints of the set, in the order of activation.
    public let constraints: [LayoutConstraint]
    /// The constraint that was left out, so that the rest could be solved; nil where it is not one of the program's.
    public let broken: LayoutConstraint?
    /// The requirements in words, with those of stacks, contents and the root's size.
    public let requirements: [String]

    public var description: String {
        "\(requirements.count) requirements contradict each other: " + requirements.joined(separator: "; ")
            + (broken.map { " (left out: \($0.engine.text(ofConstraint: $0.number)))" } ?? "")
    }
}

/// A position or length that the constraints don't determine.
public struct LayoutAmbiguity: Hashable, CustomStringConvertible {
    /// The view.
    public let view: LayoutView
    /// The attribute: left, top, width or height.
    public let attribute: LayoutAttribute

    public var description: String { "\(view.engine.text(ofView: view.number)).\(attribute.rawValue)" }
}
