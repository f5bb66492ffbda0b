import FormworkLayout
import FormworkModel
package import FormworkStates
import FormworkTree

/// What drawing the views of one document needs to know.
package struct ViewContext: Sendable {
    /// The document that is shown, under its size classes.
    let values: ResolvedDocument
    let colors: ColorReader
    /// Sets and measures text.
    let text: TextLayout
    /// The sizes of the images that the document knows, by name.
    let images: [String: ImageMetrics]
    /// Images that were found beside the file, by name.
    let assets: AssetLibrary
    let isMac: Bool
    /// Whether it is shown on a television.
    var isTV: Bool { values.document.platform == .tvOS }
    /// How the controllers of a storyboard are linked.
    let links: ControllerLinks
    /// What controls of macOS bring along; nil for other systems.
    let appKit: AppKitMetrics?
    /// The windows of a document of macOS.
    let windows: WindowIndex
    /// The views of toolbar items, by the items' elements.
    let toolbarViews: [NodeIndex: Screen]
    /// Whether leading is on the right.
    let isRightToLeft: Bool
    /// The colour in which a storyboard tints its controls.
    let globalTint: Paint
    /// Interface Builder's version, up to the first dot.
    let version: Int
    /// How large text styles are shown.
    private let textSize: ContentSizeCategory
    /// Whether Xcode's newest controls are drawn, those of iOS 26.
    var isGlass: Bool { version >= 24000 && !isTV }

    package init(_ stage: StagedDocument, assets: AssetLibrary) {
        let document = stage.changed.document
        let options = stage.calibratedOptions
        values = stage.values
        self.assets = assets
        colors = ColorReader(values, assets: assets.colors)
        isRightToLeft = options.direction == .rightToLeft
        isMac = document.platform == .macOS
        version = ToolsVersion(document).major
        text = TextLayout(measurer: options.text ?? SystemTextMeasurer(document, fonts: options.fonts))
        let isSmall = !isMac && document.keepsPlaceholders(options) && ToolsVersion.showsSmallStyles(version)
        textSize = (document.platform == .iOS ? options.textSize : nil) ?? (isSmall ? .extraSmall : .large)
        images = document.imageMetrics
        links = ControllerLinks(values)
        globalTint = colors.paint(document.rootNode, key: "tintColor") ?? .blue
        appKit =
            isMac
            ? AppKitMetrics(values: values, toolsVersion: version, text: text.measurer, generation: options.appKitGeneration) : nil
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
        return globalTint
    }

    /// A font that a node's child says.
    func font(_ node: NodeIndex, key: StaticString = "fontDescription", standard: FontDescription) -> FontDescription {
        if isTV, let child = values.child(node, key: key), let font = values.string(.style, child).flatMap(Self.televisionStyle(_:)) {
            return font
        }
        return shown(FontDescription(of: node, in: values, key: key, standard: standard))
    }

    /// A font as the canvas shows it.
    func shown(_ font: FontDescription) -> FontDescription { font.at(textSize) }

    /// A text style as televisions show it; nil for a name that is none.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, tvOS.
    private static func televisionStyle(_ name: String) -> FontDescription? {
        switch name {
        case "UICTFontTextStyleTitle1": FontDescription(size: 76, weight: .medium)
        case "UICTFontTextStyleTitle2": FontDescription(size: 57, weight: .medium)
        case "UICTFontTextStyleTitle3": FontDescription(size: 48, weight: .medium)
        case "UICTFontTextStyleHeadline": FontDescription(size: 38, weight: .medium)
        case "UICTFontTextStyleSubhead": FontDescription(size: 38)
        case "UICTFontTextStyleCallout": FontDescription(size: 31, weight: .medium)
        case "UICTFontTextStyleBody": FontDescription(size: 29, weight: .medium)
        case "UICTFontTextStyleFootnote": FontDescription(size: 29)
        case "UICTFontTextStyleCaption1": FontDescription(size: 25, weight: .medium)
        case "UICTFontTextStyleCaption2": FontDescription(size: 23, weight: .medium)
        default: nil
        }
    }
}
