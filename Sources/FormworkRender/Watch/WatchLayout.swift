import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Lays out a watchOS interface. Groups arrange their objects horizontally or vertically. The size of an object is a fraction of the available space,
/// a number of points, or that of its content.
///
/// Source: Apple's App Programming Guide for watchOS, Laying Out the Interface; Interface Builder's Size inspector.
struct WatchLayout {
    let context: ViewContext
    let device: WatchDevice

    private var values: ResolvedDocument { context.values }
    /// The default spacing between objects in a group, in points.
    private static let spacing = 4.0
    /// The height of the band with the application's icon above a notification, in points.
    static let sashHeight = 24.0
    /// The margins of a notification's content in its platter, below the band.
    private static let platterMargins = EdgeInsets(top: sashHeight + 4, left: 4, bottom: 6, right: 4)
    /// The maximum nesting depth of groups.
    private static let deepest = 60

    init(_ context: ViewContext) {
        self.context = context
        device = WatchDevice(context.values)
    }

    /// Returns the objects of a controller, laid out below the status bar, and their total height.
    func content(of controller: NodeIndex) -> (items: [WatchItem], height: Double) {
        var margins = margins(of: controller)
        if isNotification(controller) {
            margins.top += Self.platterMargins.top
            margins.left += Self.platterMargins.left
            margins.bottom += Self.platterMargins.bottom
            margins.right += Self.platterMargins.right
        }
        let side = device.sideMargin
        let room = Size(
            width: max(device.size.width - 2 * side - margins.left - margins.right, 1),
            height: max(device.size.height - device.statusHeight - margins.top - margins.bottom, 1))
        var root = stack(
            children(of: controller), isVertical: true, spacing: spacing(of: controller), in: room, width: room.width, height: nil, depth: 0
        )
        // Content lower than the screen is stretched to fill it; higher content scrolls and is drawn completely.
        if root.size.height < room.height {
            root = stack(
                children(of: controller), isVertical: true, spacing: spacing(of: controller), in: room, width: room.width,
                height: room.height, depth: 0)
        }
        for place in root.items.indices {
            root.items[place].frame.origin.x += side + margins.left
            root.items[place].frame.origin.y += margins.top
        }
        return (root.items, root.size.height + margins.top + margins.bottom)
    }

    // MARK: Attributes

    /// Returns the objects in a group, a controller or a table, except those that are hidden or not installed on this watch.
    private func children(of node: NodeIndex) -> [NodeIndex] {
        guard let list = values.child(node, name: .items) else { return [] }
        let all = values.children(list).filter { values.flag(.hidden, node: $0) != true }
        guard let masks = mask(of: node) else { return all }
        return all.filter { values.string(.id, node: $0).map(masks.contains) ?? true }
    }

    /// Returns the ids of the objects in a group on this watch; nil if the group is the same on all watches.
    private func mask(of node: NodeIndex) -> Set<String>? {
        for variation in values.children(node) where values.isNamed(variation, name: "variation") {
            guard values.word("key", node: variation) == "device=watch\(device.millimetres)mm",
                let mask = values.child(variation, key: "items")
            else { continue }
            return Set(values.children(mask).compactMap { values.word("reference", node: $0) })
        }
        return nil
    }

    /// Whether a controller is a notification's, either the static one or one that a notification shows instead.
    func isNotification(_ controller: NodeIndex) -> Bool {
        if values.isNamed(controller, name: "notificationController") { return true }
        return values.document.connections.contains { connection in
            connection.kind == .segue && connection.destination?.node == controller
                && connection.element["relationship"]?.hasPrefix("dynamic") == true
        }
    }

    private func margins(of node: NodeIndex) -> EdgeInsets {
        // The content of rows and buttons has a margin.
        let isPlatter = values.isWord(.key, node: node, word: "rootItem")
        let standard = isPlatter ? EdgeInsets(top: 0, left: 4, bottom: 0, right: 4) : .zero
        let insets = values.insets(node, key: "margins") ?? standard
        func bounded(_ value: Double) -> Double { min(max(value, 0), 1000) }
        return EdgeInsets(
            top: bounded(insets.top), left: bounded(insets.left), bottom: bounded(insets.bottom), right: bounded(insets.right))
    }

    private func spacing(of node: NodeIndex) -> Double { min(max(values.amount("spacing", node: node) ?? Self.spacing, 0), 1000) }

    /// Returns an object's width or height: values up to 1 are fractions of the available space, larger values are points; nil to fit the content.
    private func length(_ name: String, of node: NodeIndex, in room: Double) -> Double? {
        guard let value = values.amount(name, node: node), value > 0, value.isFinite else { return nil }
        let adjustment = values.amount(name + "Adjustment", node: node) ?? 0
        return min(max((value <= 1 ? value * room : value) + adjustment, 0), 5000)
    }

    private func isShare(_ name: String, of node: NodeIndex) -> Bool { values.amount(name, node: node).map { $0 > 0 && $0 <= 1 } ?? false }

    // MARK: Groups

    /// Arranges objects horizontally or vertically.
    ///
    /// - Parameters:
    ///   - room: The space to which fractions refer.
    ///   - width: The width of the group's content; nil for the width that the objects need.
    ///   - height: The height of the group's content; nil for the height that the objects need.
    private func stack(
        _ nodes: [NodeIndex], isVertical: Bool, spacing: Double, in room: Size, width: Double?, height: Double?, depth: Int
    ) -> (items: [WatchItem], size: Size) {
        guard depth < Self.deepest else { return ([], Size(width: width ?? 0, height: height ?? 0)) }
        var available = Size(width: width ?? room.width, height: height ?? room.height)
        // Fractions along the group's axis refer to the space without the gaps.
        let gaps = spacing * Double(max(nodes.count - 1, 0))
        if isVertical { available.height = max(available.height - gaps, 1) } else { available.width = max(available.width - gaps, 1) }
        var items: [WatchItem] = []
        // Objects sized by their content use the remaining width.
        var left = available.width
        for node in nodes {
            var own = available
            if !isVertical, !isShare("width", of: node) { own.width = max(min(left, available.width), 1) }
            let item = item(node, in: own, depth: depth)
            left -= item.frame.size.width
            items.append(item)
        }
        if !isVertical, height == nil { fitShares(of: &items) }
        let along = items.reduce(gaps) { $0 + (isVertical ? $1.frame.size.height : $1.frame.size.width) }
        let across = items.map { isVertical ? $0.frame.size.width : $0.frame.size.height }.max() ?? 0
        let size = Size(width: width ?? (isVertical ? across : along), height: height ?? (isVertical ? along : across))
        place(&items, isVertical: isVertical, spacing: spacing, in: size)
        return (items, size)
    }

    /// Limits objects whose height is a share of a group that fits its content: the tallest of the other objects is the whole.
    private func fitShares(of items: inout [WatchItem]) {
        let whole = items.lazy.filter { !isShare("height", of: $0.node) }.map(\.frame.size.height).max() ?? 0
        guard whole > 0 else { return }
        for place in items.indices where isShare("height", of: items[place].node) {
            let node = items[place].node
            items[place].frame.size.height = length("height", of: node, in: whole) ?? whole
            guard items[place].kind == .group else { continue }
            let margins = margins(of: node)
            let inner = Size(
                width: max(items[place].frame.size.width - margins.left - margins.right, 0),
                height: max(items[place].frame.size.height - margins.top - margins.bottom, 0))
            self.place(
                &items[place].children, isVertical: values.word("layout", node: node) == "vertical", spacing: spacing(of: node), in: inner)
            Self.inset(&items[place].children, by: margins)
        }
    }

    /// Moves the objects of a group inside its margins.
    private static func inset(_ items: inout [WatchItem], by margins: EdgeInsets) {
        for place in items.indices {
            items[place].frame.origin.x += margins.left
            items[place].frame.origin.y += margins.top
        }
    }

    /// Places objects along the group's axis: those aligned at the start, in the centre and at the end are three separate runs. A run in the centre
    /// makes room for the others.
    private func place(_ items: inout [WatchItem], isVertical: Bool, spacing: Double, in size: Size) {
        let room = isVertical ? size.height : size.width
        let runs = [0.0, 0.5, 1].map { share in
            items.indices.filter { alignment(of: items[$0].node, isVertical: isVertical) == share }
        }
        func length(_ places: [Int]) -> Double {
            places.reduce(-spacing) { $0 + spacing + (isVertical ? items[$1].frame.size.height : items[$1].frame.size.width) }
        }
        let (first, middle, last) = (length(runs[0]), length(runs[1]), length(runs[2]))
        let (least, most) = (runs[0].isEmpty ? 0 : first + spacing, room - (runs[2].isEmpty ? 0 : last + spacing) - middle)
        if least > most + 0.01 || runs[1].isEmpty && !runs[0].isEmpty && !runs[2].isEmpty && first + spacing + last > room + 0.01 {
            // Objects that do not fit are placed one after the other.
            return put(Array(items.indices), of: &items, from: 0, isVertical: isVertical, spacing: spacing, in: size)
        }
        let starts = [0, min(max((room - middle) / 2, least), max(most, least)), max(room - last, 0)]
        for (run, start) in zip(runs, starts) { put(run, of: &items, from: start, isVertical: isVertical, spacing: spacing, in: size) }
    }

    /// Places objects one after the other.
    private func put(
        _ places: [Int], of items: inout [WatchItem], from start: Double, isVertical: Bool, spacing: Double, in size: Size
    ) {
        var start = start
        for place in places {
            let own = items[place].frame.size
            let across = alignment(of: items[place].node, isVertical: !isVertical)
            items[place].frame.origin =
                isVertical
                ? Point(x: (size.width - own.width) * across, y: start) : Point(x: start, y: (size.height - own.height) * across)
            start += (isVertical ? own.height : own.width) + spacing
        }
    }

    /// Returns the alignment of an object: 0 for the start, 0.5 for the centre, 1 for the end.
    private func alignment(of node: NodeIndex, isVertical: Bool) -> Double {
        switch isVertical ? values.word("verticalAlignment", node: node) : values.string(.alignment, node: node) {
        case "center": 0.5
        case "right", "bottom", "trailing": 1
        default: 0
        }
    }

    // MARK: Objects

    private func item(_ node: NodeIndex, in room: Size, depth: Int) -> WatchItem {
        let kind = WatchItem.Kind(Element(document: values.document, node: node).name)
        let width = length("width", of: node, in: room.width)
        let height = length("height", of: node, in: room.height)
        var item = WatchItem(node: node, kind: kind, frame: Rect(x: 0, y: 0, width: 0, height: 0))
        switch kind {
        case .group:
            let inside = group(node, in: room, width: width, height: height, depth: depth + 1)
            item.children = inside.items
            item.frame.size = inside.size
        case .button:
            if let group = values.child(node, key: "contentGroup") {
                let child = self.item(group, in: Size(width: width ?? room.width, height: height ?? room.height), depth: depth + 1)
                item.children = [child]
                item.frame.size = Size(width: width ?? child.frame.size.width, height: height ?? child.frame.size.height)
            } else {
                let text = textSize(of: title(of: node), node, maximumWidth: (width ?? room.width) - 12, lines: 1)
                item.frame.size = Size(width: width ?? min(text.width + 16, room.width), height: height ?? device.buttonHeight)
            }
        case .table, .row:
            let inside = rows(node, kind: kind, in: Size(width: width ?? room.width, height: height ?? room.height), depth: depth + 1)
            item.children = inside.items
            item.frame.size = Size(width: width ?? room.width, height: height ?? inside.height)
        default:
            let natural = naturalSize(of: node, kind, in: Size(width: width ?? room.width, height: height ?? room.height))
            item.frame.size = Size(width: width ?? natural.width, height: height ?? natural.height)
        }
        return item
    }

    private func group(_ node: NodeIndex, in room: Size, width: Double?, height: Double?, depth: Int) -> (items: [WatchItem], size: Size) {
        let margins = margins(of: node)
        let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
        let inner = Size(width: max((width ?? room.width) - across, 1), height: max((height ?? room.height) - down, 1))
        var inside = stack(
            children(of: node), isVertical: values.word("layout", node: node) == "vertical", spacing: spacing(of: node), in: inner,
            width: width.map { max($0 - across, 0) }, height: height.map { max($0 - down, 0) }, depth: depth)
        Self.inset(&inside.items, by: margins)
        // A group with nothing but a background image has the size of the image.
        if inside.items.isEmpty, width == nil || height == nil, let image = values.word("backgroundImage", node: node) {
            let natural = imageSize(image, in: inner)
            return ([], Size(width: width ?? natural.width, height: height ?? natural.height))
        }
        return (inside.items, Size(width: width ?? inside.size.width + across, height: height ?? inside.size.height + down))
    }

    private func rows(_ node: NodeIndex, kind: WatchItem.Kind, in room: Size, depth: Int) -> (items: [WatchItem], height: Double) {
        guard depth < Self.deepest else { return ([], 0) }
        let nodes = kind == .row ? [values.child(node, key: "rootItem")].compactMap(\.self) : children(of: node)
        var items: [WatchItem] = []
        var top = 0.0
        for node in nodes {
            var item = item(node, in: room, depth: depth)
            if kind == .row { item.frame.size.height = max(item.frame.size.height, values.amount("height", node: node) == nil ? 40 : 30) }
            if kind == .row, let only = item.children.first, item.children.count == 1, alignment(of: only.node, isVertical: true) == 0.5 {
                item.children[0].frame.origin.y = (item.frame.size.height - only.frame.size.height) / 2
            }
            item.frame.origin.y = top
            top += item.frame.size.height + Self.spacing
            items.append(item)
        }
        return (items, max(top - Self.spacing, 0))
    }

    private func naturalSize(of node: NodeIndex, _ kind: WatchItem.Kind, in room: Size) -> Size {
        let control = device.buttonHeight
        switch kind {
        case .label:
            let lines = min(max(Int(clamping: values.number(.numberOfLines, node: node) ?? 1), 0), 1000)
            return textSize(of: values.text(.text, node: node, key: "text") ?? "", node, maximumWidth: room.width, lines: lines)
        case .timer, .date: return textSize(of: Self.timeText(kind), node, maximumWidth: room.width, lines: 1)
        case .image: return values.string(.image, node: node).map { imageSize($0, in: room) } ?? Size(width: 40, height: 40)
        case .separator: return Size(width: room.width, height: 1)
        case .slider, .toggle, .textField: return Size(width: room.width, height: control)
        case .picker: return Size(width: room.width, height: control)
        case .map: return Size(width: room.width, height: 90)
        case .movie: return Size(width: room.width, height: room.width * 9 / 16)
        default: return Size(width: room.width, height: control)
        }
    }

    /// Returns the placeholder text of a timer or date.
    static func timeText(_ kind: WatchItem.Kind) -> String { kind == .timer ? "00:00" : "6/9/26" }

    private func imageSize(_ name: String, in room: Size) -> Size {
        let natural = context.images[name]?.size ?? Size(width: 40, height: 40)
        let scale = min(1, room.width / max(natural.width, 1))
        return Size(width: natural.width * scale, height: natural.height * scale)
    }

    func title(of node: NodeIndex) -> String { values.text(.title, node: node, key: "title") ?? "" }

    /// Returns the font of an object's text.
    func font(of node: NodeIndex) -> FontDescription {
        let standard = FontDescription(size: device.bodySize)
        guard let child = values.child(node, key: "font") else { return standard }
        if let style = values.string(.style, node: child) { return Self.style(style, body: device.bodySize) ?? standard }
        return FontDescription(of: node, in: values, key: "font", standard: standard)
    }

    /// Returns a watchOS text style.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, watchOS; the sizes of the middle watches, scaled with the body text.
    private static func style(_ name: String, body: Double) -> FontDescription? {
        let scale = body / 16
        return switch name {
        case "UICTFontTextStyleTitle0": FontDescription(size: 36 * scale)
        case "UICTFontTextStyleTitle1": FontDescription(size: 34 * scale)
        case "UICTFontTextStyleTitle2": FontDescription(size: 27 * scale)
        case "UICTFontTextStyleTitle3": FontDescription(size: 19 * scale)
        case "UICTFontTextStyleHeadline": FontDescription(size: 16 * scale, weight: .semibold)
        case "UICTFontTextStyleSubhead": FontDescription(size: 14 * scale)
        case "UICTFontTextStyleBody": FontDescription(size: 16 * scale)
        case "UICTFontTextStyleCaption1": FontDescription(size: 15 * scale)
        case "UICTFontTextStyleCaption2": FontDescription(size: 14 * scale)
        case "UICTFontTextStyleFootnote": FontDescription(size: 13 * scale)
        default: nil
        }
    }

    private func textSize(of text: String, _ node: NodeIndex, maximumWidth: Double, lines: Int) -> Size {
        let extent = context.text.extent(
            of: [TextRun(text, font: font(of: node))], maximumWidth: lines == 1 ? nil : max(maximumWidth, 1), lines: lines)
        return Size(width: min(extent.width.rounded(.up), max(maximumWidth, 0)), height: extent.height.rounded(.up))
    }
}
