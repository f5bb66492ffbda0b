import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws the objects of a document that has nothing else to show, as Interface Builder's outline lists them: placeholders and objects with their
/// classes and connections.
struct ObjectListArtist {
    /// A row of the list.
    private struct Row {
        var title: String
        var detail = ""
        var isHeading = false
        var isConnection = false
        var isPlaceholder = false
    }

    private let context: ViewContext
    private var rows: [Row] = []

    private static let font = FontDescription(size: 13)
    private static let smallFont = FontDescription(size: 11)
    private static let width = 420.0
    /// The maximum number of objects that are listed. A line gives the number of the others.
    private static let greatest = 200

    /// The size of the list, in points.
    var size: Size { Size(width: Self.width, height: rows.reduce(16) { $0 + Self.height(of: $1) }) }

    /// Lists the top-level objects of a XIB, or those of all scenes of a storyboard.
    init(_ context: ViewContext) {
        self.context = context
        let values = context.values
        var lists: [NodeIndex] = []
        if let objects = values.child(values.document.rootNode, name: .objects) { lists.append(objects) }
        for scene in values.document.scenes {
            if let objects = values.child(scene.element.node, name: .objects) { lists.append(objects) }
        }
        let objects = lists.flatMap(values.children).map { Element(document: values.document, node: $0) }
        add(objects.filter(Self.isPlaceholder), heading: "Placeholders", arePlaceholders: true)
        add(objects.filter { !Self.isPlaceholder($0) }, heading: "Objects", arePlaceholders: false)
    }

    private static func isPlaceholder(_ object: Element) -> Bool { object.id?.hasPrefix("-") ?? false || object.name == "placeholder" }

    private mutating func add(_ objects: [Element], heading: String, arePlaceholders: Bool) {
        if objects.isEmpty { return }
        rows.append(Row(title: heading, isHeading: true))
        for object in objects.prefix(Self.greatest) {
            rows.append(
                Row(
                    title: object.label.map(ViewNames.start(of:))?.firstLine ?? object.className, detail: object.className,
                    isPlaceholder: arePlaceholders))
            let document = context.values.document
            for outlet in object.outlets.prefix(40) {
                let destination = outlet.destination?.shortName ?? document.shortName(ofID: outlet.destinationID)
                rows.append(Row(title: "\(outlet.name ?? "outlet") → \(destination)", isConnection: true))
            }
        }
        if objects.count > Self.greatest { rows.append(Row(title: "and \(objects.count - Self.greatest) more", isConnection: true)) }
    }

    private static func height(of row: Row) -> Double { row.isHeading ? 28 : row.isConnection ? 18 : 26 }

    func draw(into canvas: inout Canvas) {
        canvas.fillBounds(Paint(0xFFFFFF, dark: 0x1E1E1E))
        var top = 8.0
        for row in rows {
            let height = Self.height(of: row)
            draw(row, middle: top + height / 2, into: &canvas)
            top += height
        }
    }

    private func draw(_ row: Row, middle: Double, into canvas: inout Canvas) {
        if row.isHeading {
            context.drawLine(
                row.title, x: 14, middle: .points(middle), drop: 2, font: FontDescription(size: 11, weight: .bold), paint: .secondaryLabel,
                into: &canvas)
            return
        }
        if row.isConnection {
            context.drawLine(
                row.title, x: 46, middle: .points(middle), font: Self.smallFont, paint: .secondaryLabel, maximumWidth: Self.width - 60,
                into: &canvas)
            return
        }
        let color = row.isPlaceholder ? Paint(0xC9A23B, dark: 0xD9B75A) : Paint(0x4F8FD0, dark: 0x6FA8E0)
        SymbolArt.draw("cube", in: Rect(x: 18, y: middle - 9, width: 18, height: 18), paint: color, into: &canvas)
        let room = Self.width - 46 - 14
        let hasDetail = !row.detail.isEmpty && row.detail != row.title
        let width = context.drawLine(
            row.title, x: 46, middle: .points(middle), font: Self.font, paint: .label, maximumWidth: hasDetail ? room * 0.6 : room,
            into: &canvas)
        guard hasDetail else { return }
        context.drawLine(
            row.detail, x: .points(Self.width - 14), middle: .points(middle), anchor: .end, font: Self.smallFont, paint: .secondaryLabel,
            maximumWidth: room - width - 12, into: &canvas)
    }
}
