import FormworkLayout
import FormworkModel

/// Draws a path control: the components of a path in a row.
struct PathCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let style = values.string(.pathStyle, node: cell)
        let color = dimmed(paint("textColor") ?? .AppKit.label)
        var parts = pathParts
        if style == "popUp" {
            let face = fixedFace
            drawFace(face, radius: cornerRadius, into: &canvas)
            drawArrowBox(in: face, isPullDown: false, into: &canvas)
            parts = parts.suffix(1)
        } else if let fill = paint("backgroundColor"), !fill.isClear {
            canvas.rect(frame, style: .fill(fill))
        }
        let placeholder = values.text(.placeholderString, node: cell, key: "placeholderString")
        var left = frame.origin.x + (style == "popUp" ? 12 : 4)
        let end = frame.origin.x + frame.size.width - (style == "popUp" ? 26 : 4)
        if parts.isEmpty, let placeholder {
            let room = Rect(x: left, y: frame.origin.y, width: end - left, height: frame.size.height)
            return draw(TextBlock(placeholder, font: font, paint: .AppKit.tertiaryLabel), in: room, into: &canvas)
        }
        for (position, part) in parts.enumerated() {
            let icon = Rect(x: left, y: face.center.y - 7, width: 14, height: 14)
            _ = NamedImageArt.draw("NSFolder", in: icon, paint: color, into: &canvas)
            left += 17
            let width = min(width(of: part, font), max(end - left, 0))
            draw(
                TextBlock(part, font: font, paint: color), in: Rect(x: left, y: face.origin.y, width: width, height: face.size.height),
                into: &canvas)
            left += width + 4
            guard position + 1 < parts.count, left + 30 < end else { break }
            canvas.path(
                "M-1.500-3l3 3l-3 3", at: Point(x: left + 4, y: face.center.y), style: .stroke(.AppKit.secondaryLabel, 1.2, isRound: true))
            left += 11
        }
    }

    private var pathParts: [String] {
        guard let url = values.child(cell, key: "url"), let text = values.word("string", node: url) else { return [] }
        let path = text.drop { $0 != "/" }
        return path.split(separator: "/").suffix(12).filter { $0 != "localhost" }.map(Self.unescaped)
    }

    /// Decodes the percent encoding of a URL component.
    private static func unescaped(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
