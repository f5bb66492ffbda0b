/// How a document is drawn.
public struct RenderOptions: Sendable {
    /// Light or dark.
    public var appearance = Appearance.light
    /// What is drawn over the views.
    public var annotations: Set<Annotation> = []
    /// Whether hidden views are drawn, ghostly.
    public var showsHidden = false
    /// Whether the menus of pop-up buttons are drawn beside the screens, open.
    public var showsMenus = false
    /// Whether texts come to have their width by letter spacing in a font of Helvetica's widths: for librsvg, which does not know `textLength`.
    public var spacesLetters = false
    /// Images beside the file.
    public var assets = AssetLibrary()
    /// How large a picture may become, in bytes; a larger one is not drawn.
    public var byteLimit = 268_435_456
    /// The ids of views that are outlined, such as those that have changed.
    package var marked: Set<String> = []

    /// Light, nothing but the views.
    public init() {}
}

/// Something that can be drawn over the views.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
    /// What people call the views.
    case labels
    /// The views' ids.
    case ids
    /// The views' frames, in points.
    case frames
    /// Constraints with their constants and priorities, as Interface Builder draws them.
    case constraints
    /// From each view of a layout template to the view that it stands for.
    case targets
    /// From each hiding master to what follows it.
    case hiding
    /// Margins, safe areas and layout guides.
    case guides
    /// Ambiguous, conflicting and misplaced views.
    case issues
}

/// Whether a picture is light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// What of two states of a screen is shown.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The screen as it was.
    case before
    /// The screen as it is now.
    case after
    /// The one over the other, with what has moved.
    case overlay
    /// What has changed, as a list.
    case moves
}
