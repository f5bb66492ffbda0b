import FormworkLayout
import FormworkModel

extension SheetWriter {
    /// A cell of a matrix: a screen as its column and row show it.
    public struct Cell: Sendable {
        /// The document, laid out for this cell.
        public var source: PictureSource
        /// The appearance of the cell.
        public var appearance: Appearance
        /// The image assets next to the document's file; nil to use those of the options.
        public var assets: AssetLibrary?

        /// Creates a cell for a document.
        public init(_ source: PictureSource, appearance: Appearance = .light, assets: AssetLibrary? = nil) {
            self.source = source
            self.appearance = appearance
            self.assets = assets
        }
    }

    /// Draws one screen in several variants, arranged as a matrix.
    ///
    /// - Parameters:
    ///   - columns: The headings of the columns.
    ///   - rows: The labels of the rows; one empty text for a single row.
    ///   - cells: A cell for each row and column; nil leaves the place empty.
    ///   - name: The name of the screen, with which its caption begins; nil for the first screen.
    ///   - title: The picture's title.
    /// - Throws: a `RenderError` if the picture would be too large.
    /// - Complexity: O(n) in the number of views of all documents and the length of their texts.
    public func matrix(
        columns: [String], rows: [String], cells: [[Cell?]], named name: String? = nil, title: String
    ) throws(RenderError) -> Picture {
        let panels = cells.map { row in row.map { $0.flatMap { panel($0, named: name) } } }
        if rows.count == 1, let row = panels.first, let own = cells.first,
            let picture = try packed(row, cells: own, captions: columns, title: title)
        {
            return picture
        }
        let widths = columns.indices.map { column in
            max(panels.compactMap { column < $0.count ? $0[column]?.size.width : nil }.max() ?? 0, 120)
        }
        let heights = rows.indices.map { row in row < panels.count ? panels[row].compactMap { $0?.size.height }.max() ?? 0 : 0 }
        let label = rows.contains { !$0.isEmpty } ? 110.0 : 0
        let size = Size(
            width: widths.reduce(Self.margin + label) { $0 + $1 + Self.margin },
            height: heights.reduce(Self.margin + Self.captionHeight) { $0 + $1 + Self.margin })
        return try picture(of: size, title: title) { canvas in
            var top = Self.margin + Self.captionHeight
            for (row, text) in rows.enumerated() {
                if label > 0 {
                    canvas.place(x: .points(Self.margin), y: .points(top)) { caption(text, width: label - 10, into: &$0) }
                }
                var left = Self.margin + label
                for column in columns.indices {
                    if row < panels.count, column < panels[row].count, var panel = panels[row][column] {
                        panel.caption = row == 0 ? columns[column] : ""
                        draw(panel, at: Point(x: left, y: top), into: &canvas)
                    } else if row == 0 {
                        canvas.place(x: .points(left), y: .points(top - Self.captionHeight)) {
                            caption(columns[column], width: widths[column], into: &$0)
                        }
                    }
                    left += widths[column] + Self.margin
                }
                top += (row < heights.count ? heights[row] : 0) + Self.margin
            }
        }
    }

    /// Draws a row of several platforms with all panels but the first in rows next to it; nil if the picture would be higher than a plain row.
    private func packed(_ panels: [Panel?], cells: [Cell?], captions: [String], title: String) throws(RenderError) -> Picture? {
        var panels = panels.compactMap(\.self)
        guard panels.count == captions.count, Set(cells.map { $0?.source.document.platform }).count > 1, let first = panels.first?.size
        else {
            return nil
        }
        for (place, caption) in zip(panels.indices, captions) { panels[place].caption = caption }
        let rest = Self.arrange(panels.dropFirst().map(\.size))
        let height = Self.margin + Self.captionHeight + first.height + Self.margin
        guard rest.size.height <= height else { return nil }
        let shift = first.width + Self.margin
        let origins = [Point(x: Self.margin, y: Self.margin + Self.captionHeight)] + rest.origins.map { Point(x: $0.x + shift, y: $0.y) }
        return try picture(of: Size(width: shift + rest.size.width, height: height), title: title) { canvas in
            for (panel, origin) in zip(panels, origins) { draw(panel, at: origin, into: &canvas) }
        }
    }

    /// Returns the screen to draw in a cell; nil if its document has no such screen.
    private func panel(_ cell: Cell, named name: String?) -> Panel? {
        let all = panels(cell.source, context: cell.source.context(cell.assets ?? options.assets))
        guard var panel = all.first(where: { name == nil || $0.name == name }) else { return nil }
        let (draw, size) = (panel.draw, panel.size)
        // A TV screen at full size would make all others look tiny.
        let scale = size.width >= 1600 ? 0.4 : 1
        panel.size = Size(width: size.width * scale, height: size.height * scale)
        panel.draw = { canvas in
            let around = canvas.ownAppearance
            canvas.ownAppearance = cell.appearance
            if scale < 1 { canvas.scaled(size, scale: scale) { draw(&$0) } } else { draw(&canvas) }
            canvas.ownAppearance = around
        }
        return panel
    }
}
