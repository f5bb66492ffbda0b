public import FormworkLayout

/// What a page shows, and how it opens.
public struct PageOptions: Sendable {
    /// How the document is laid out on every screen. With a size there is one more screen, the canvas in that size; with an orientation
    /// devices are held that way only. A device here is not looked at.
    public var layout = LayoutOptions()
    /// The devices; nil for one small and one usual iPhone and an iPad, where the document is one of iOS.
    public var devices: [Device]?
    /// The languages that can be chosen besides the document's own.
    public var languages: [TranslatedDocument] = []
    /// The id of the only scene that is shown; nil for all.
    public var scene: String?
    /// Images and colours beside the file.
    public var assets = AssetLibrary()
    /// What is drawn over the views when the page opens, its appearance, and whether hidden views are drawn.
    public var opening = RenderOptions()
    /// The layout templates that are applied when the page opens, by their elements' ids.
    public var openingTemplates: Set<String> = []
    /// The ids of the views that are not as the document has them when the page opens: hidden where it shows them, shown where it hides them.
    public var openingToggles: [String] = []
    /// Whether the document's scenes stand on the map of a project: then it has one of its own however few they are.
    var isPartOfProject = false
    /// How large the page's data may become, in bytes, before screens are left out.
    public var byteLimit = 4_500_000

    /// Every scene on the usual screens.
    public init() {}
}
