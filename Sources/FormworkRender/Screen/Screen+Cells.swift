import FormworkLayout
import FormworkModel

extension Screen {
    /// Returns the insets of a row's content, in points: the distance by which a device's notch or rounded corners extend into the row.
    ///
    /// - Parameter place: The place of a cell, or of a table for its headers.
    /// - Complexity: O(d) in the depth of the view.
    func rowInsets(of place: Int) -> EdgeInsets {
        guard layout.surroundings.isScreen, layout.environment == .device else { return .zero }
        let area = layout.surroundings.safeArea
        if area.left <= 0, area.right <= 0 { return .zero }
        var x = 0.0
        var way = place
        while views.indices.contains(way), views[way].parent >= 0 {
            x += views[way].frame.origin.x
            way = views[way].parent
        }
        let right = layout.size.width - x - views[place].frame.size.width
        return EdgeInsets(top: 0, left: max(area.left - x, 0), bottom: 0, right: max(area.right - right, 0))
    }

    /// Places the rows of tables below one another and at the width of their table where the document records others, as Interface Builder does when
    /// it opens a document.
    mutating func placeRows() {
        for table in views.indices where views[table].name == .tableView {
            let isInset = TableStyle(values, node: views[table].node) == .insetGrouped
            var bottom = -Double.infinity
            for row in views[table].children where views[row].name == .tableViewCell {
                var frame = views[row].frame
                if frame.origin.y < bottom - 0.5 { frame.origin.y = bottom }
                if !isInset, frame.origin.x == 0 { frame.size.width = views[table].frame.size.width }
                views[row].frame = frame
                bottom = frame.maxY
            }
        }
    }

    /// Places the content of table rows as UIKit does if the width or direction of the screen differs from the recorded one. In right-to-left
    /// layouts, content views are mirrored. The title, detail and image of UIKit's built-in styles are placed again.
    mutating func placeRowContent(isRightToLeft: Bool) {
        guard layout.environment == .device || isRightToLeft else { return }
        for cell in views.indices where views[cell].name == .tableViewCell {
            let width = views[cell].frame.size.width
            guard let content = views[cell].children.first(where: { views[$0].name == .tableViewCellContentView }) else { continue }
            let style = values.word("style", node: views[cell].node) ?? ""
            let isBuiltIn = style.hasPrefix("IBUITableViewCellStyle")
            var frame = views[content].frame
            if isRightToLeft { frame.origin.x = width - frame.origin.x - frame.size.width }
            views[content].frame = frame
            guard isBuiltIn, let recorded = views[content].view.frame?.size.width, recorded > 0 else { continue }
            for place in views[content].children {
                placePart(place, of: cell, style: style, recorded: recorded, width: frame.size.width, isRightToLeft: isRightToLeft)
            }
        }
    }

    /// Places the title, detail or image of a row at its recorded distance from its side of the row.
    private mutating func placePart(
        _ place: Int, of cell: Int, style: String, recorded: Double, width: Double, isRightToLeft: Bool
    ) {
        guard var frame = views[place].view.frame, let id = views[place].view.id else { return }
        let node = views[cell].node
        let isDetail = values.word("detailTextLabel", node: node) == id
        guard isDetail || values.word("textLabel", node: node) == id || values.word("imageView", node: node) == id else { return }
        let gap = max(recorded - frame.origin.x - frame.size.width, 0)
        if isDetail, style.hasSuffix("Value1") {
            frame.origin.x = width - gap - frame.size.width
        } else if frame.size.width > recorded * 0.6 {
            frame.size.width = max(width - frame.origin.x - gap, 0)
        }
        if isRightToLeft { frame.origin.x = width - frame.origin.x - frame.size.width }
        views[place].frame.origin.x = frame.origin.x
        views[place].frame.size.width = frame.size.width
    }
}
