package import FormworkLayout
package import FormworkModel
import FormworkTree

/// What drawing the views of one document needs to know.
package struct ViewContext: Sendable {
    /// The document that is shown, under its size classes.
    let values: DocumentValues
    let colors: ColorReader
    /// Sets and measures text.
    let text: TextLayout
    /// The sizes of the images that the document knows, by name.
    let images: [String: ImageMetrics]
    /// Images that were found beside the file, by name.
    let assets: AssetLibrary
    let isMac: Bool
    /// What controls of macOS bring along; nil for other systems.
    let appKit: AppKitMetrics?
    /// The windows of a document of macOS.
    let windows: WindowIndex
    /// The views of toolbar items, by the items' elements.
    let toolbarViews: [Int: Screen]
    /// Whether leading is on the right.
    let isRightToLeft: Bool
    /// Interface Builder's version, up to the first dot.
    let version: Int
    /// Whether Xcode's newest controls are drawn, those of iOS 26.
    var isGlass: Bool { version >= 24000 }

    package init(_ document: InterfaceDocument, _ options: LayoutOptions, assets: AssetLibrary) {
        let classes = document.sizeClasses(options)
        values = DocumentValues(document, widthClass: classes.width, heightClass: classes.height)
        self.assets = assets
        colors = ColorReader(values, assets: assets.colors)
        isRightToLeft = options.direction == .rightToLeft
        isMac = document.platform == .macOS
        version = ToolsVersion(document).major
        text = TextLayout(measurer: options.text ?? SystemTextMeasurer(platform: document.platform, toolsVersion: version))
        images = document.imageMetrics
        appKit = isMac ? AppKitMetrics(values: values, toolsVersion: version, text: text.measurer) : nil
        windows = isMac ? WindowIndex(values) : WindowIndex()
        toolbarViews = isMac ? Screen.toolbarViews(values, colors) : [:]
    }

    /// The colour in which the controls of a view are tinted: its own, else that of a view around it, else the system's.
    func tint(_ place: Int, in screen: Screen) -> Paint {
        var place = place
        while place >= 0 {
            if let paint = colors.paint(screen.views[place].node, key: "tintColor") { return paint }
            place = screen.views[place].parent
        }
        return .blue
    }

    /// A font that a node's child says.
    func font(_ node: Int, key: StaticString = "fontDescription", standard: FontDescription) -> FontDescription {
        FontDescription(of: node, in: values, key: key, standard: standard)
    }
}
