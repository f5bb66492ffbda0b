public import FormworkModel

extension DocumentLayout {
    /// The frames of a root view and of everything that stands in it.
    public struct Root: Sendable {
        /// The scene; nil in a XIB.
        public var scene: InterfaceDocument.Scene?
        /// The view without a superview.
        public var root: InterfaceDocument.View
        /// The root's size, in points.
        public var size: Size
        /// Where it was laid out.
        public var environment: LayoutOptions.Environment
        /// The device, if it is one's screen.
        public var device: Device?
        /// Which way up the device is held; nil where there is none.
        public var orientation: Device.Orientation?
        /// The frames in the document's coordinates, in points, relative to the superview; in the document's order.
        public var frames: [ViewFrame] = []
        /// The sizes of what scroll views scroll, in points.
        public var contentSizes: [ViewSize] = []
        /// Views whose frame the constraints do not say.
        public var ambiguous: [InterfaceDocument.View] = []
        /// Those of them whose constraints would say all if equal priorities below 1000 were not equal: of what gives way nothing is said.
        package var tied: [InterfaceDocument.View] = []
        /// Solving ended because the limit was reached (``LayoutOptions/solverLimit``): the frames are what was reached till then, and not all
        /// that is ambiguous or in conflict is known.
        public var isUnfinished = false
        /// Required constraints that cannot hold together.
        public var conflicts: [Conflict] = []
        /// Views whose recorded frame is another, where the document is laid out as it stands.
        public var misplaced: [MisplacedView] = []

        /// What stands around the root.
        package var surroundings = ScreenSurroundings()
        /// The margins and safe areas of the views; empty unless they were asked for.
        package var insets: [ViewInsets] = []
        /// How large the texts of the views are; empty unless it was asked for.
        package var texts: [ViewText] = []
    }
}

/// What stands around a root view on its screen.
package struct ScreenSurroundings: Sendable {
    /// How far bars, cut-outs and the home indicator reach into the root, in points.
    package var safeArea = EdgeInsets.zero
    /// The bars between which it stands.
    package var bars = Bars()
    /// Whether it fills a screen: it is a controller's view, or is laid out as if it were.
    package var isScreen = false
}

/// How far a view's margins and its safe area reach into it, in points.
package struct ViewInsets: Sendable {
    package var view: View
    package var margins: EdgeInsets
    package var safeArea: EdgeInsets
}

/// How large a view's text is, with what its control puts around it.
package struct ViewText: Sendable {
    package var view: View
    /// In points, on as many lines as the view lets it have in its width; the width is that of the alignment rectangle.
    package var size: Size
    /// What the view has for it, in points.
    package var room: Size
    /// How sure the size is.
    package var certainty: FrameExplanation.Certainty
}
