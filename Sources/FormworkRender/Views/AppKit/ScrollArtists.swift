import FormworkLayout
import FormworkModel

/// Draws a scroll view: its border, and the area that its clip view leaves free.
struct ScrollViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        // The area next to the scrollers has the background of the clip view.
        if let clip = placed.children.first(where: { screen.views[$0].name == .clipView }), let fill = clipBackground(screen.views[clip]) {
            canvas.fillBounds(fill)
        }
        switch values.string(.borderType, node: node) {
        case "none": break
        default: canvas.rect(bounds.inset(0.5, 0.5), style: .stroke(.AppKit.fieldEdge))
        }
    }
}

/// Draws a clip view that isn't in a scroll view.
struct ClipViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        // The scroll view has already drawn the background.
        let isInScrollView = placed.parent >= 0 && screen.views[placed.parent].name == .scrollView
        if !isInScrollView, let fill = clipBackground(placed) { canvas.fillBounds(fill) }
    }
}

extension ViewArtist {
    /// Returns the background of a clip view; nil if it is transparent.
    fileprivate func clipBackground(_ clip: PlacedView) -> Paint? {
        if values.flag(.drawsBackground, node: clip.node) == false { return nil }
        if clip.parent >= 0, values.flag(.drawsBackground, node: screen.views[clip.parent].node) == false { return nil }
        let document = clip.children.first.map { screen.views[$0] }
        if let document, [.tableView, .outlineView].contains(document.name), values.isSourceList(document.node) { return .AppKit.sidebar }
        if let own = context.colors.paint(clip.node, key: "backgroundColor") { return own }
        return document.flatMap { context.colors.paint($0.node, key: "backgroundColor") } ?? .AppKit.content
    }
}

/// Draws the knob of a scroller whose content is larger than the visible area. Overlay scrollers are hidden while nothing scrolls.
struct ScrollerArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard placed.parent >= 0, values.flag(.hidden, node: node) != true else { return }
        let scrollView = screen.views[placed.parent]
        guard let clip = scrollView.children.lazy.map({ screen.views[$0] }).first(where: { $0.name == .clipView }),
            let document = clip.children.first.map({ screen.views[$0].frame.size })
        else { return }
        let isLying = values.isSet("horizontal", node: node) ?? (size.width > size.height)
        let shown = isLying ? clip.frame.size.width : clip.frame.size.height
        let all = isLying ? document.width : document.height
        guard all > shown * 1.05, shown > 0 else { return }
        let length = max(20, (isLying ? size.width : size.height) * shown / all)
        let knob =
            isLying
            ? Rect(x: 2, y: size.height - 9, width: length - 4, height: 7) : Rect(x: size.width - 9, y: 2, width: 7, height: length - 4)
        canvas.rect(knob, style: .fill(Paint(0x000000, dark: 0xFFFFFF, alpha: 0.22)), radius: 3.5)
    }
}

/// Draws a text view, with its text at the top.
struct MacTextViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        if values.flag(.drawsBackground, node: node) != false { canvas.fillBounds(paint("backgroundColor") ?? .AppKit.content) }
        let color = paint("textColor") ?? .AppKit.label
        guard let attributed = AttributedText(node, key: "textStorage", context: context, standard: color) else { return }
        var block = TextBlock(runs: attributed.runs, paints: attributed.paints)
        block.alignment = attributed.alignment ?? natural
        block.position = .top
        block.lineLimit = 0
        block.truncation = .none
        let inset =
            values.child(node, key: "textContainerInset").map {
                (values.number(.width, node: $0) ?? 0, values.number(.height, node: $0) ?? 0)
            } ?? (
                0, 0
            )
        block.insets = EdgeInsets(top: inset.1, left: 5 + inset.0, bottom: 0, right: 5 + inset.0)
        block.draw(size, into: &canvas, with: context.text)
    }
}

/// Draws a visual effect view: its material as it looks over a window.
struct EffectViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let fill: Paint? =
            switch values.word("material", node: node) {
            case "sidebar", "sourceList": .AppKit.sidebar
            case "titlebar", "headerView": Paint(0xF6F6F6, dark: 0x3A3A3A)
            case "HUDWindow", "hudWindow", "toolTip", "sheet", "popover", "menu": Paint(0xF3F3F3, dark: 0x353535)
            case "selection": .AppKit.accent
            case "contentBackground": .AppKit.content
            case "dark": Paint(RGBA(0x2B2B2B))
            case "ultraDark": Paint(RGBA(0x1C1C1C))
            case "light", "mediumLight": Paint(RGBA(0xEDEDED))
            case "underPageBackground": Paint(0xC8C8C8, dark: 0x282828)
            case "fullScreenUI": Paint(0xE4E4E4, dark: 0x2A2A2A)
            case "windowBackground", "underWindowBackground": .AppKit.window
            default: Paint(0xEDEDED, dark: 0x363636)
            }
        if let fill { canvas.fillBounds(fill, radius: placed.cornerRadius) }
    }
}
