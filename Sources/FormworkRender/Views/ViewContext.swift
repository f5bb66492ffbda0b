import FormworkLayout
import FormworkModel
package import FormworkTemplates
import FormworkTree

/// The context for drawing the views of one document.
package struct ViewContext: Sendable {
    /// The shown document, resolved for its size classes.
    let values: ResolvedDocument
    let colors: ColorReader
    /// The text layout.
    let text: TextLayout
    /// The sizes of the images that the document lists, by name.
    let images: [String: ImageMetrics]
    /// The images found next to the file.
    let assets: AssetLibrary
    let isMac: Bool
    /// Whether the document is for tvOS.
    var isTV: Bool { values.document.platform == .tvOS }
    /// The links between the controllers of a storyboard.
    let links: ControllerLinks
    /// The metrics of AppKit's controls; nil for other platforms.
    let appKit: AppKitMetrics?
    /// The windows of a macOS document.
    let windows: WindowIndex
    /// The views of toolbar items, by the items' elements.
    let toolbarViews: [NodeIndex: Screen]
    /// Whether the layout direction is right to left.
    let isRightToLeft: Bool
    /// The global tint of a storyboard.
    let globalTint: Paint
    /// The major version of Interface Builder.
    let version: Int
    /// The content size category of text styles.
    private let textSize: ContentSizeCategory
    /// The requested device; nil for the document's canvas.
    let device: Device?
    /// The requested orientation; nil for that of the canvas.
    let orientation: Device.Orientation?
    /// Whether controls are drawn in the Liquid Glass style of iOS 26: on that system; if none is requested, on a device that was sold with it or, on
    /// the canvas, in a document of that version.
    var isGlass: Bool { !isTV && (system.map { $0 >= 26 } ?? device?.hasGlass ?? (version >= 24000)) }
    /// The major version of the requested system; nil if there is none.
    private let system: Int?

    package init(_ stage: StagedDocument, assets: AssetLibrary) {
        let document = stage.changed.document
        let options = stage.calibratedOptions
        values = stage.values
        self.assets = assets
        colors = ColorReader(values, assets: assets.colors)
        isRightToLeft = options.direction == .rightToLeft
        isMac = document.platform == .macOS
        (device, orientation) = (isMac ? nil : options.device, options.orientation)
        system = options.system
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
        toolbarViews = isMac ? Screen.toolbarViews(values, colors: colors) : [:]
    }

    /// Returns the tint of a view: its own, that of its nearest ancestor with one, or the global tint.
    func tint(_ place: Int, in screen: Screen) -> Paint {
        var place = place
        while place >= 0 {
            if let paint = colors.paint(screen.views[place].node, key: "tintColor") { return paint }
            place = screen.views[place].parent
        }
        return globalTint
    }

    /// Returns the font that a node's child describes.
    func font(_ node: NodeIndex, key: StaticString = "fontDescription", standard: FontDescription) -> FontDescription {
        if isTV, let child = values.child(node, key: key), let font = values.string(.style, node: child).flatMap(Self.televisionStyle(_:)) {
            return font
        }
        return shown(FontDescription(of: node, in: values, key: key, standard: standard))
    }

    /// Returns a font at the canvas's content size category.
    func shown(_ font: FontDescription) -> FontDescription { font.at(textSize) }

    /// Returns a tvOS text style; nil for an unknown name.
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

extension Device {
    /// The names of devices that were first sold with iOS 26 or iPadOS 26. Older devices have some of their screens.
    private static let glassNames: Set<String> = [
        "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-17e", "iphone-air", "ipad-pro-11-m5", "ipad-pro-13-m5",
    ]

    /// Whether the device's first system draws controls in the Liquid Glass style.
    var hasGlass: Bool { Self.glassNames.contains(name) }
}
