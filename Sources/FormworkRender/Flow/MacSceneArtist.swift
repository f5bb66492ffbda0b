import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws a macOS scene without a view as Interface Builder does: the menu bar of an application, or the window of a window controller with the name of
/// the controller that it shows.
struct MacSceneArtist {
    private enum Content {
        /// The titles of the menus.
        case menuBar([String])
        case window(WindowShape, contentName: String?)
    }

    private static let barFonts = (application: FontDescription(size: 13, weight: .bold), menu: FontDescription(size: 13))
    private static let barHeight = 28.0
    private static let titleGap = 20.0

    /// The scene's size, in points.
    let size: Size
    private let content: Content
    private let context: ViewContext

    /// Returns nil for a controller that is neither an application with a menu nor a window controller with a window.
    init?(_ controller: Element, context: ViewContext) {
        let values = context.values
        self.context = context
        if values.isNamed(controller.node, name: "application"), let menu = values.child(controller.node, key: "mainMenu"),
            let bar = MenuContent.tree(of: menu, values).first
        {
            let titles = bar.items.prefix(40).map { $0.title.firstLine.shortened(to: 40) }
            let widths = titles.indices.map { context.width(of: titles[$0], Self.font(at: $0)) + Self.titleGap }
            size = Size(width: max(widths.reduce(Self.titleGap, +), 120), height: Self.barHeight)
            content = .menuBar(titles)
        } else if let window = values.child(controller.node, name: .window), values.name(controller.node) == .windowController {
            let segue = values.child(controller.node, name: .connections).map(values.children)?.first {
                values.isWord(.relationship, node: $0, word: "window.shadowedContentViewController")
            }
            let shown = segue.flatMap { values.string(.destination, node: $0) }.flatMap { values.document.element(id: $0) }
            let shape = WindowShape(window, values: values, version: context.version, content: shown?.node ?? window)
            let rect = Element(document: values.document, node: window).child(key: "contentRect")
            func side(_ name: String, _ standard: Double) -> Double {
                rect?[name].flatMap(Double.init).flatMap { (1...5000).contains($0) ? $0 : nil } ?? standard
            }
            size = Size(width: side("width", 480), height: side("height", 270) + shape.contentTop)
            content = .window(shape, contentName: shown.map { $0.label ?? $0.classWords })
        } else {
            return nil
        }
    }

    private static func font(at place: Int) -> FontDescription { place == 0 ? barFonts.application : barFonts.menu }

    func draw(into canvas: inout Canvas) {
        switch content {
        case .menuBar(let titles):
            canvas.fillBounds(Paint(0xF6F6F6, dark: 0x2A2A2C))
            var left = Self.titleGap
            for (place, title) in titles.enumerated() {
                left +=
                    context.drawLine(title, x: .points(left), font: Self.font(at: place), paint: .AppKit.label, into: &canvas)
                    + Self.titleGap
            }
        case .window(let shape, let name):
            let chrome = WindowChrome(shape, size: size, context: context)
            chrome.drawBehind(into: &canvas)
            if let name {
                let font = FontDescription(size: min(28, max(12, size.width / 14)), weight: .semibold)
                context.drawLine(
                    name, x: .middle, drop: shape.height / 2, anchor: .middle, font: font, paint: Paint(0x8A8A90, dark: 0xA1A1A6),
                    maximumWidth: size.width - 20, into: &canvas)
            }
            chrome.drawInFront(into: &canvas)
        }
    }
}
