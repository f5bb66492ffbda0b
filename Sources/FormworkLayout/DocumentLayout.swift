public import FormworkModel

/// The frames of a document's views, solved, and what its constraints leave open or cannot meet.
public struct DocumentLayout: Sendable {
    /// One for every view without a superview, in the document's order.
    public var scenes: [SceneLayout] = []
    /// Constraints that could not take part.
    public var problems: [LayoutProblem] = []
}

/// The frames of a root view and of everything that stands in it.
public struct SceneLayout: Sendable {
    /// The scene; nil in a XIB.
    public var scene: Scene?
    /// The view without a superview.
    public var root: View
    /// The root's size, in points.
    public var size: Size
    /// Where it was laid out.
    public var environment: EnvironmentKind
    /// The device, if it is one's screen.
    public var device: Device?
    /// The frames in the document's coordinates, in points, relative to the superview; in the document's order.
    public var frames: [ViewFrame] = []
    /// The sizes of what scroll views scroll, in points.
    public var contentSizes: [ViewSize] = []
    /// Views whose frame the constraints do not say.
    public var ambiguous: [View] = []
    /// Required constraints that cannot hold together.
    public var conflicts: [LayoutConflict] = []
    /// Views whose recorded frame is another, where the document is laid out as it stands.
    public var misplaced: [MisplacedView] = []
}

/// A view and its frame.
public struct ViewFrame: Hashable, Sendable {
    /// The view.
    public var view: View
    /// In points, in the document's coordinates, relative to the superview.
    public var frame: Rect
}

/// A view and a size that belongs to it.
public struct ViewSize: Hashable, Sendable {
    /// The view.
    public var view: View
    /// In points.
    public var size: Size
}

/// Required constraints that cannot hold together, while without any of them the others can.
public struct LayoutConflict: Hashable, Sendable {
    /// The constraints of the document among them, in its order.
    public var constraints: [Constraint]
    /// The stack views whose arrangement has part in it.
    public var stackViews: [View]
    /// The one that was left out; nil where it is a stack view's.
    public var broken: Constraint?
}

/// A view whose recorded frame is not the one that its constraints give.
public struct MisplacedView: Hashable, Sendable {
    /// The view.
    public var view: View
    /// As the document has it.
    public var recorded: Rect
    /// As its constraints say.
    public var solved: Rect
}
