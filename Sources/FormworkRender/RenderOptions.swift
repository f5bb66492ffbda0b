package import FormworkLayout

/// Options for drawing a document.
public struct RenderOptions: Sendable {
    /// The appearance of the picture.
    public var appearance = Appearance.light
    /// The annotations drawn over the views.
    public var annotations: Set<Annotation> = []
    /// Whether hidden views are drawn, mostly transparent.
    public var showsHidden = false
    /// Whether the menus of pop-up buttons are drawn open, next to the screens.
    public var showsMenus = false
    /// Whether texts are fitted to their width by letter spacing, in a font with Helvetica's widths. This is for librsvg, which does not support
    /// `textLength`.
    public var spacesLetters = false
    /// The faces of Inter, if the converter has them; without them, texts are fitted to a font with Helvetica's widths.
    package var letters = FontLibrary()
    /// The images next to the file.
    public var assets = AssetLibrary()
    /// The maximum size of a picture in bytes; a larger one is an error.
    public var byteLimit = 268_435_456
    /// The ids of views to outline, such as changed ones.
    package var marked: Set<String> = []

    /// Creates options for a light picture without annotations.
    public init() {}
}

/// An annotation that can be drawn over the views.
public enum Annotation: String, Hashable, Sendable, CaseIterable {
    /// The views' names.
    case labels
    /// The views' ids.
    case ids
    /// The views' frames, in points.
    case frames
    /// Constraints with their constants and priorities, as Interface Builder draws them.
    case constraints
    /// Links from each view of a layout template to its target.
    case targets
    /// Links from each hiding master to its followers.
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

/// A part of a comparison of two states of a screen.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The earlier state.
    case before
    /// The later state.
    case after
    /// Both states drawn over each other, with moved views marked.
    case overlay
    /// A list of the changes.
    case moves
}
