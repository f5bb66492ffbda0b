import FormworkModel

/// The outlines of SF Symbols that interface files use most, drawn anew in a square of 24 units, and a round mark for the others.
enum SymbolArt {
    /// Whether a name is one of the symbols that are drawn.
    static func isKnown(_ name: String) -> Bool {
        if outlines[name] != nil { return true }
        guard name.utf8.contains(UInt8(ascii: ".")) else { return false }
        let base = name.hasSuffix(".fill") ? name.dropLast(5) : Substring(name)
        if outlines[String(base)] != nil { return true }
        return frames.contains { base.hasSuffix($0.0) && outlines[String(base.dropLast($0.0.count))] != nil }
    }

    /// Draws a symbol.
    ///
    /// - Parameters:
    ///   - name: Its name, such as `square.and.arrow.up`.
    ///   - rect: The square that it fills.
    ///   - paint: Its colour.
    ///   - canvas: Where it is drawn.
    static func draw(_ name: String, in rect: Rect, _ paint: Paint, into canvas: inout Canvas) {
        let scale = rect.size.width / 24
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name
        var style = Style.stroke(paint, 1.8, isRound: true)
        if isFilled { style.fill = paint }
        if let outline = outlines[name] ?? outlines[base] {
            canvas.path(outline, at: rect.origin, scale: scale, style)
            if isFilled, let detail = details[base] {
                canvas.path(detail, at: rect.origin, scale: scale, .stroke(paint.contrast, 1.8, isRound: true))
            }
            return
        }
        // A symbol in a circle or a square is drawn as that.
        for (suffix, frame) in frames where base.hasSuffix(suffix) {
            canvas.path(frame, at: rect.origin, scale: scale, style)
            if let inner = outlines[String(base.dropLast(suffix.count))] {
                let side = rect.size.width * 0.5
                let origin = Point(x: rect.origin.x + rect.size.width / 4, y: rect.origin.y + rect.size.height / 4)
                let innerPaint = isFilled ? paint.contrast : paint
                canvas.path(inner, at: origin, scale: side / 24, .stroke(innerPaint, 2.6, isRound: true))
            }
            return
        }
        let first = base.split(separator: ".").first.map(String.init) ?? base
        canvas.path(outlines[first] ?? "M12 3l9 9-9 9-9-9z", at: rect.origin, scale: scale, style)
    }

    private static let frames: [(String, StaticString)] = [
        (".circle", "M12 2a10 10 0 1 0 .01 0z"), (".square", "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"),
    ]

    /// What is seen inside a symbol that is filled.
    private static let details: [String: StaticString] = [
        "clock": "M12 7v5l4 2", "envelope": "M3 6l9 8 9-8", "calendar": "M5 10h14", "camera": "M12 9a4 4 0 1 0 .01 0z",
        "eye": "M12 9a3 3 0 1 0 .01 0z", "book": "M12 6v14", "photo": "M3 16l5-5 4 4 3-3 6 5", "tag": "M7 7h.01",
    ]

    private static let outlines: [String: StaticString] = [
        "plus": "M12 4v16M4 12h16", "minus": "M4 12h16", "xmark": "M5 5l14 14M19 5L5 19", "multiply": "M5 5l14 14M19 5L5 19",
        "checkmark": "M4 13l5 5L20 6", "chevron.right": "M9 4l8 8-8 8", "chevron.left": "M15 4l-8 8 8 8", "chevron.forward": "M9 4l8 8-8 8",
        "chevron.backward": "M15 4l-8 8 8 8", "chevron.up": "M4 15l8-8 8 8", "chevron.down": "M4 9l8 8 8-8",
        "arrow.right": "M4 12h16M14 6l6 6-6 6", "arrow.left": "M20 12H4M10 6l-6 6 6 6", "arrow.up": "M12 20V4M6 10l6-6 6 6",
        "arrow.down": "M12 4v16M6 14l6 6 6-6", "arrow.clockwise": "M20 12a8 8 0 1 1-3-6.2M20 3v5h-5",
        "arrow.counterclockwise": "M4 12a8 8 0 1 0 3-6.2M4 3v5h5", "arrow.up.arrow.down": "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
        "arrow.left.arrow.right": "M4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4",
        "circle": "M12 3a9 9 0 1 0 .01 0z", "square": "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z",
        "star": "M12 3l2.8 6 6.4.7-4.8 4.4 1.4 6.5-5.8-3.3-5.8 3.3 1.4-6.5L2.800 9.700 9.200 9z",
        "heart": "M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3.500-2 6.500-9 11.500z",
        "house": "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
        "gear": "M12 8a4 4 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
        "gearshape": "M12 8a4 4 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
        "magnifyingglass": "M10 3a7 7 0 1 0 .01 0zM15 15l6 6", "trash": "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
        "pencil": "M4 20l1-5L16 4l4 4L9 19z",
        "square.and.pencil": "M12 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M9 15l1-4 8-8 3 3-8 8z",
        "folder": "M3 6h6l2 2h10v11H3z", "doc": "M6 3h8l4 4v14H6zM14 3v4h4", "tray": "M3 13l3-8h12l3 8v6H3zM3 13h6l1 2h4l1-2h6",
        "square.and.arrow.up": "M8 9H5v12h14V9h-3M12 15V3M8 6.500L12 3l4 3.500",
        "square.and.arrow.down": "M8 9H5v12h14V9h-3M12 3v12M8 11.500l4 3.500 4-3.500",
        "photo": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.500 8a1.500 1.500 0 1 0 .01 0z",
        "camera": "M3 7h4l2-2h6l2 2h4v12H3zM12 9a4 4 0 1 0 .01 0z",
        "person": "M12 4a4 4 0 1 0 .01 0zM4 21c0-5 4-7 8-7s8 2 8 7z",
        "bell": "M6 17c1-2 1-4 1-7a5 5 0 0 1 10 0c0 3 0 5 1 7zM10 19a2 2 0 0 0 4 0",
        "envelope": "M3 6h18v12H3zM3 6l9 8 9-8", "phone": "M5 4h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z",
        "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4", "clock": "M12 3a9 9 0 1 0 .01 0zM12 7v5l4 2",
        "lock": "M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3",
        "eye": "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 .01 0z", "play": "M7 4l13 8-13 8z", "pause": "M6 5h4v14H6zM14 5h4v14h-4z",
        "stop": "M6 6h12v12H6z", "info": "M12 10v8M12 6v.2M10 10h2M10 18h4",
        "questionmark": "M8 9a4 4 0 1 1 5.500 3.700c-1 .5-1.500 1-1.500 2.300M12 19v.2",
        "exclamationmark": "M12 4v10M12 19v.2", "ellipsis": "M5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19 11a1 1 0 1 0 .01 0z",
        "list.bullet": "M8 6h13M8 12h13M8 18h13M4 6h.01M4 12h.01M4 18h.01",
        "line.horizontal.3": "M4 7h16M4 12h16M4 17h16", "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
        "line.3.horizontal.decrease": "M4 7h16M7 12h10M10 17h4", "bookmark": "M7 4h10v17l-5-4-5 4z",
        "tag": "M3 3h8l10 10-8 8L3 11zM7 7h.01",
        "paperplane": "M21 3L3 10l6 3 3 7zM9 13l12-10", "cart": "M3 4h3l2 11h11l2-8H7M9 19h.01M17 19h.01",
        "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
        "globe": "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
        "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
        "wifi": "M3 9c5-5 13-5 18 0M6 13c3-3 9-3 12 0M9 16c2-2 4-2 6 0M12 20h.01", "bolt": "M13 2L5 14h6l-1 8 8-12h-6z",
        "flag": "M5 21V4c5-3 8 3 14 0v9c-6 3-9-3-14 0",
        "pin": "M9 3h6l-1 7 4 4H6l4-4zM12 14v7", "location": "M21 3L3 11l8 2 2 8z",
        "keyboard": "M3 6h18v12H3zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8",
        "speaker": "M4 9v6h4l5 4V5L8 9z", "mic": "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4",
        "text.bubble": "M4 4h16v12h-9l-5 5v-5H4zM8 8h8M8 12h5", "bubble.left": "M4 4h16v12h-9l-5 5v-5H4z",
        "message": "M4 4h16v12h-9l-5 5v-5H4z",
        "chart.bar": "M5 20V11M12 20V4M19 20v-6", "bag": "M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2",
        "stopwatch": "M12 5a8 8 0 1 0 .01 0zM12 9v4M10 2h4",
        "safari": "M12 3a9 9 0 1 0 .01 0zM16 8l-2.500 5.500L8 16l2.500-5.500z",
        "backward": "M11 6l-8 6 8 6zM21 6l-8 6 8 6z", "forward": "M13 6l8 6-8 6zM3 6l8 6-8 6z",
        "arrowshape.turn.up.left": "M10 5l-7 6 7 6v-4c6 0 9 2 11 6 0-7-4-11-11-11z",
        "arrow.uturn.backward": "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3", "arrow.uturn.forward": "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
        "cube": "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9",
        "book": "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
    ]
}
