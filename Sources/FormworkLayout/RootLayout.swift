public import FormworkModel

extension DocumentLayout {
    /// The frames of a root view and of its descendants.
    public struct Root: Sendable {
        /// The scene; nil in a XIB.
        public var scene: InterfaceDocument.Scene?
        /// The view without a superview.
        public var root: InterfaceDocument.View
        /// The root's size, in points.
        public var size: Size
        /// The environment in which it was laid out.
        public var environment: LayoutOptions.Environment
        /// The device; nil where the layout is for no device's screen.
        public var device: Device?
        /// The device's orientation; nil where there is no device.
        public var orientation: Device.Orientation?
        /// The frames in the document's coordinates, in points, relative to the superview; in document order.
        public var frames: [ViewFrame] = []
        /// The content sizes of scroll views, in points.
        public var contentSizes: [ViewSize] = []
        /// Views whose frame the constraints do not determine.
        public var ambiguous: [InterfaceDocument.View] = []
        /// The ambiguous views that constraints would determine if equal priorities below 1000 differed: nothing says which constraint gives way.
        package var tied: [InterfaceDocument.View] = []
        /// Whether solving stopped at the limit (``LayoutOptions/solverLimit``): the frames are intermediate results, and not all ambiguities and
        /// conflicts are known.
        public var isUnfinished = false
        /// Conflicts between required constraints.
        public var conflicts: [Conflict] = []
        /// Views whose recorded frame differs, where the document is laid out unchanged.
        public var misplaced: [MisplacedView] = []

        /// The surroundings of the root.
        package var surroundings = ScreenSurroundings()
        /// The margins and safe areas of the views; empty unless requested.
        package var insets: [ViewInsets] = []
        /// The text sizes of the views; empty unless requested.
        package var texts: [ViewText] = []
    }
}

/// The surroundings of a root view on its screen.
package struct ScreenSurroundings: Sendable {
    /// The insets of bars, cut-outs and the home indicator into the root, in points.
    package var safeArea = EdgeInsets.zero
    /// The bars around the root.
    package var bars = Bars()
    /// Whether the root fills a screen: it is a controller's view, or is laid out like one.
    package var isScreen = false
}

/// The margins and safe area of a view, in points.
package struct ViewInsets: Sendable {
    package var view: View
    package var margins: EdgeInsets
    package var safeArea: EdgeInsets
}

/// The size of a view's text, including the padding of its control.
package struct ViewText: Sendable {
    package var view: View
    /// The size in points, wrapped into as many lines as the view allows at its width. The width is that of the alignment rectangle.
    package var size: Size
    /// The space that the view has for the text, in points.
    package var room: Size
    /// The reliability of the size.
    package var certainty: DocumentLayout.FrameExplanation.Certainty
}
