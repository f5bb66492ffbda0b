import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws macOS menus open: a single menu with its submenus, or the main menu of an application with all its menus.
struct MenuArtist {
    /// An open menu and its frame.
    private struct Box {
        var menu: Int
        var frame: Rect
        /// The titles of the items that lead to a submenu; empty for a menu without a caption.
        var caption = ""
    }

    private let menus: [MenuContent]
    private let context: ViewContext
    /// Whether the first menu is a menu bar.
    private let isBar: Bool
    private var boxes: [Box] = []
    /// The titles of the menu bar, with their left edges in points.
    private var titles: [(text: String, left: Double, isFirst: Bool)] = []
    /// The frames of the items, by their ids.
    private(set) var places: [String: Rect] = [:]
    /// The picture's size, in points.
    private(set) var size = Size(width: 0, height: 0)

    private static let font = FontDescription(size: 13)
    private static let captionFont = FontDescription(size: 11, weight: .medium)
    private static let barHeight = 24.0
    private static let rowHeight = 22.0
    private static let separatorHeight = 11.0
    private static let padding = 5.0
    private static let margin = 14.0
    private static let gap = 18.0
    private static let captionHeight = 20.0
    private static let widest = 420.0
    private static let longest = 420.0

    /// - Parameters:
    ///   - menu: The menu's element.
    ///   - context: The drawing context.
    init(_ menu: NodeIndex, context: ViewContext) {
        let values = context.values
        menus = MenuContent.tree(of: menu, values)
        self.context = context
        isBar = values.isWord(.key, node: menu, word: "mainMenu") || values.word("systemMenu", node: menu) == "main"
        if isBar { placeBar() } else { placeAlone() }
    }

    /// The picture's title.
    var title: String {
        let title = menus.first?.title ?? ""
        return title.isEmpty ? "Menu" : ViewNames.start(of: title).firstLine
    }

    // MARK: Places

    /// Places the menus of the menu bar below their titles, each followed by its submenus.
    private mutating func placeBar() {
        var left = Self.margin
        var bottom = Self.barHeight
        for (place, item) in (menus.first?.items ?? []).enumerated() where !item.isSeparator {
            let titleWidth = context.width(of: item.title, Self.barFont(place)) + 18
            titles.append((item.title, left, place == 0))
            places[item.id] = Rect(x: left, y: 0, width: titleWidth, height: Self.barHeight)
            var width = titleWidth
            if let submenu = item.submenu {
                let (right, below) = placeColumn(submenu, left: left, top: Self.barHeight)
                width = max(width, right - left)
                bottom = max(bottom, below)
            }
            left += width + Self.gap
        }
        size = Size(width: max(left - Self.gap + Self.margin, 120), height: bottom + Self.margin)
    }

    private mutating func placeAlone() {
        let (right, below) = placeColumn(0, left: Self.margin, top: Self.margin)
        size = Size(width: right + Self.margin, height: below + Self.margin)
    }

    /// Places a menu and its submenus in a column, each submenu captioned with the titles that lead to it. A column that would become too long
    /// continues in another one on its right.
    ///
    /// - Returns: The right and bottom ends of the columns.
    private mutating func placeColumn(_ first: Int, left: Double, top: Double) -> (right: Double, bottom: Double) {
        // A column that would become too long continues on its right.
        var (left, right, bottom, lowest) = (left, left, top, top)
        var waiting = [(menu: first, path: "")]
        while let (menu, path) = waiting.popLast() {
            var frame = Rect(origin: Point(x: left, y: bottom), size: size(of: menu))
            if !path.isEmpty, bottom + frame.size.height > top + Self.longest {
                left = right + Self.gap / 2
                bottom = top
                frame.origin = Point(x: left, y: top)
            }
            if !path.isEmpty {
                frame.origin.y += Self.gap / 2 + Self.captionHeight
                frame.size.width = max(frame.size.width, min(context.width(of: path, Self.captionFont) + 8, Self.widest))
            }
            boxes.append(Box(menu: menu, frame: frame, caption: path))
            var row = Rect(x: frame.minX, y: frame.minY + Self.padding, width: frame.size.width, height: 0)
            for item in menus[menu].items {
                row.origin.y += row.size.height
                row.size.height = Self.height(of: item)
                places[item.id] = row
            }
            right = max(right, frame.maxX)
            bottom = frame.maxY
            lowest = max(lowest, bottom)
            for item in menus[menu].items.reversed() {
                guard let submenu = item.submenu else { continue }
                // Both the title and the path are shortened, because every submenu repeats the titles that lead to it.
                let title = ViewNames.start(of: item.title).firstLine.shortened(to: 60)
                waiting.append((submenu, path.isEmpty ? title : "\(path) ▸ \(title)".shortened(to: 180)))
            }
        }
        return (right, lowest)
    }

    private func size(of menu: Int) -> Size {
        var (width, height) = (80.0, 2 * Self.padding)
        let marks = markWidth(of: menu)
        for item in menus[menu].items {
            height += Self.height(of: item)
            var row = 24 + marks + context.width(of: item.title, Self.font) + Double(item.indentation) * 12 + (item.image == nil ? 0 : 22)
            if !item.keys.isEmpty { row += context.width(of: item.keys, Self.font) + 24 }
            if item.submenu != nil { row += 24 }
            width = max(width, row)
        }
        return Size(width: min(width, Self.widest), height: max(height, 2 * Self.padding + Self.rowHeight))
    }

    private static func height(of item: MenuContent.Item) -> Double { item.isSeparator ? separatorHeight : rowHeight }

    /// Returns the width of the column of check marks; 0 if the menu has none.
    private func markWidth(of menu: Int) -> Double { menus[menu].items.contains { $0.mark != nil } ? 16 : 0 }

    private static func barFont(_ place: Int) -> FontDescription { FontDescription(size: 13, weight: place == 0 ? .bold : .medium) }

    // MARK: Drawing

    /// Draws the menus on a background.
    func draw(into canvas: inout Canvas) {
        canvas.fillBounds(Paint(0xD5DCE6, dark: 0x252A33))
        if isBar {
            canvas.rect(x: 0, y: 0, width: .end, height: .points(Self.barHeight), .fill(Paint(0xF2F4F7, dark: 0x3A3D44)))
            for (place, title) in titles.enumerated() {
                context.drawLine(
                    title.text, x: .points(title.left + 9), middle: .points(Self.barHeight / 2),
                    font: Self.barFont(title.isFirst ? 0 : place),
                    paint: .AppKit.label, into: &canvas)
            }
        }
        for box in boxes where !canvas.isFull { draw(box, into: &canvas) }
    }

    private func draw(_ box: Box, into canvas: inout Canvas) {
        let frame = box.frame
        if !box.caption.isEmpty {
            context.drawLine(
                box.caption, x: .points(frame.minX + 4), middle: .points(frame.minY - Self.captionHeight / 2), font: Self.captionFont,
                paint: .AppKit.secondaryLabel, maximumWidth: frame.size.width, into: &canvas)
        }
        var shadow = frame.inset(-1, -1)
        shadow.origin.y += 2
        canvas.rect(shadow, style: .fill(Paint.black.faded(0.14)), radius: 7)
        canvas.rect(frame, style: .fill(Paint(0xF7F7F9, dark: 0x323236), stroke: Paint(0xB9BDC5, dark: 0x55585F), 0.5), radius: 6)
        canvas.frame(frame) { canvas in
            var top = Self.padding
            let marks = markWidth(of: box.menu)
            for item in menus[box.menu].items {
                if item.isSeparator {
                    canvas.rect(
                        Rect(x: 12, y: top + Self.separatorHeight / 2 - 0.5, width: frame.size.width - 24, height: 1),
                        style: .fill(.AppKit.separator))
                } else {
                    draw(item, top: top, width: frame.size.width, marks: marks, into: &canvas)
                }
                top += Self.height(of: item)
            }
        }
    }

    private func draw(_ item: MenuContent.Item, top: Double, width: Double, marks: Double, into canvas: inout Canvas) {
        let middle = top + Self.rowHeight / 2
        let color = Paint.AppKit.label.faded(item.isEnabled ? 1 : 0.35)
        var left = 12 + marks + Double(item.indentation) * 12
        if let mark = item.mark {
            SymbolArt.draw(
                mark == .on ? "checkmark" : "minus", in: Rect(x: 10, y: middle - 5.5, width: 11, height: 11), paint: color, into: &canvas)
        }
        if let image = item.image {
            context.drawMacImage(image, in: Rect(x: left, y: middle - 8, width: 16, height: 16), color: color, into: &canvas)
            left += 22
        }
        var right = width - 12
        if item.submenu != nil {
            SymbolArt.draw("chevron.right", in: Rect(x: right - 9, y: middle - 4.5, width: 9, height: 9), paint: color, into: &canvas)
            right -= 18
        }
        if !item.keys.isEmpty {
            right -= context.drawLine(
                item.keys, x: .points(right), middle: .points(middle), anchor: .end, font: Self.font, paint: color.faded(0.5),
                maximumWidth: 120,
                into: &canvas)
        }
        context.drawLine(
            item.title, x: .points(left), middle: .points(middle), font: Self.font, paint: color, maximumWidth: right - left, into: &canvas)
    }
}
