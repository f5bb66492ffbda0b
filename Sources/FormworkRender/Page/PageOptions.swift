public import FormworkLayout

/// The content of a page and its initial state.
public struct PageOptions: Sendable {
    /// The layout options on every screen. A size adds a canvas of that size as a screen; an orientation limits devices to that orientation. The
    /// device is ignored.
    public var layout = LayoutOptions()
    /// The devices that show a document for iOS or tvOS in addition to its canvas. If nil, a document for iOS is shown on a small and a regular iPhone
    /// and an iPad, and one for tvOS on its canvas only.
    public var devices: [Device]?
    /// The languages that can be chosen in addition to the document's own.
    public var languages: [TranslatedDocument] = []
    /// The id of the only scene to show; nil for all.
    public var scene: String?
    /// The images and colours next to the file.
    public var assets = AssetLibrary()
    /// The annotations, the appearance and the visibility of hidden views when the page opens.
    public var opening = RenderOptions()
    /// The layout templates that are applied when the page opens, by the ids of their elements.
    public var openingTemplates: Set<String> = []
    /// The ids of the views whose visibility differs from the document when the page opens.
    public var openingToggles: [String] = []
    /// Whether the document's scenes are on the map of a project. It then has its own map, too, however few scenes it has.
    var isPartOfProject = false
    /// The maximum size of the page's data in bytes; screens that exceed it are left out.
    public var byteLimit = 4_500_000

    /// Creates options for every scene on the default screens.
    public init() {}
}
