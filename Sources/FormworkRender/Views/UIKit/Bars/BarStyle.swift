import FormworkLayout
import FormworkModel
import FormworkTree

/// The colours and fonts of a navigation bar, toolbar or tab bar.
struct BarStyle {
    /// The background; nil for a transparent bar.
    var background: Paint?
    var tint = Paint.blue
    var title = Paint.label
    var titleFont = FontDescription(size: 17, weight: .semibold)
    var largeTitle = Paint.label
    var largeTitleFont = FontDescription(size: 34, weight: .bold)
    /// The colour of tabs that aren't selected.
    var unselected = Paint.gray
    /// Whether the bar has a separator line at its edge.
    var hasLine = true

    init() {}

    /// Reads the style of a bar's element.
    ///
    /// - Parameters:
    ///   - node: The element; nil for a bar without one.
    ///   - tint: The tint to use if the bar does not set one.
    ///   - context: The drawing context.
    init(_ node: NodeIndex?, tint: Paint, context: ViewContext) {
        background = context.isGlass ? nil : .bar
        hasLine = !context.isGlass
        self.tint = tint
        if context.isTV {
            (background, self.tint) = (nil, .label)
            (title, titleFont) = (.secondaryLabel, FontDescription(size: 57, weight: .medium))
        }
        guard let node else { return }
        let (values, colors) = (context.values, context.colors)
        if let style = values.word("barStyle", node: node), style.hasPrefix("black") {
            (title, largeTitle, unselected) = (.white, .white, .gray)
            background = Paint(RGBA(0x1C1C1E))
        }
        if let paint = colors.paint(node, key: "barTintColor") ?? colors.paint(node, key: "backgroundColor"), !paint.isClear {
            background = paint
        }
        if let paint = colors.paint(node, key: "tintColor") { self.tint = paint }
        if let paint = colors.paint(node, key: "selectedImageTintColor") { self.tint = paint }
        if let paint = colors.paint(node, key: "unselectedItemTintColor") { unselected = paint }
        read(values.child(node, key: "titleTextAttributes"), paint: &title, font: &titleFont, context: context)
        read(values.child(node, key: "largeTitleTextAttributes"), paint: &largeTitle, font: &largeTitleFont, context: context)
    }

    private func read(_ attributes: NodeIndex?, paint: inout Paint, font: inout FontDescription, context: ViewContext) {
        guard let attributes else { return }
        paint = context.colors.paint(attributes, key: "textColor") ?? paint
        let size = font.size
        font = context.font(attributes, standard: font)
        if font.size <= 0 { font.size = size }
    }
}
