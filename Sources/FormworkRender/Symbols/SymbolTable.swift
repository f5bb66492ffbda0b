import FormworkModel

/// The strokes of SF Symbols, redrawn for this project in a square of 24 units, and the rules that compose symbols from others.
///
/// A symbol is a list of parts separated by `|`. A part is an SVG path, a circle `@x,y,radius`, or a rectangle `#x,y,width,height,radius`. A prefix
/// determines the drawing style:
///
/// - nothing: an outline, filled if the symbol is filled;
/// - `-`: a line, which is never filled;
/// - `:`: a line inside an outline, drawn in a contrasting colour if the outline is filled;
/// - `*`: a filled shape;
/// - `!`: a filled shape inside an outline, drawn in a contrasting colour if the outline is filled.
///
/// Each file contains the strokes of one family. Common constructions (enclosing circles and squares, badges, slashes, a sign in front of or next to
/// another) are composed by rules.
enum SymbolTable {
    /// A part of a symbol.
    struct Part: Hashable, Sendable {
        /// The drawing style of a part.
        enum Role: Hashable, Sendable {
            case outline, line, detail, solid, solidDetail
        }

        var role: Role
        /// The SVG path data.
        var path: String
        /// The origin, in units of the symbol's square.
        var x = 0.0
        var y = 0.0
        /// The scale factor, which does not apply to line widths.
        var scale = 1.0
    }

    /// A composed symbol.
    struct Symbol: Hashable, Sendable {
        var parts: [Part]
        var isFilled = false
        /// Whether this is the named symbol, rather than a similar one of its family.
        var isExact = true
    }

    /// Returns the named symbol, or a similar one of its family if it is unknown.
    static func symbol(_ name: String) -> Symbol {
        let words = canonical(name)
        if let symbol = composed(words, depth: 0) { return symbol }
        // More specific words come later in a name, so they are dropped from the end.
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            if var symbol = composed(Array(words.prefix(count)), depth: 0) {
                symbol.isFilled = symbol.isFilled || words.contains("fill")
                symbol.isExact = false
                return symbol
            }
        }
        for word in words {
            if var symbol = composed([word], depth: 0) {
                symbol.isExact = false
                return symbol
            }
        }
        return Symbol(parts: parts("#3.5,3.5,17,17,4|*@12,12,2"), isFilled: false, isExact: false)
    }

    /// Whether a symbol can be drawn exactly.
    static func isKnown(_ name: String) -> Bool { composed(canonical(name), depth: 0) != nil }

    // MARK: Names

    /// Synonyms of words in names.
    private static let synonyms = [
        "document": "doc", "multiply": "xmark", "gear": "gearshape", "leading": "left", "trailing": "right",
    ]

    /// Aliases of whole names.
    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right", "arrow.up.forward": "arrow.up.right",
        "arrow.up.backward": "arrow.up.left", "arrow.down.forward": "arrow.down.right", "arrow.down.backward": "arrow.down.left",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "lines.measurement.horizontal": "ruler",
        "inset.filled.leftthird.rectangle": "rectangle.leftthird.inset.filled",
        "inset.filled.rightthird.rectangle": "rectangle.rightthird.inset.filled",
        "inset.filled.topthird.rectangle": "rectangle.topthird.inset.filled",
        "inset.filled.bottomthird.rectangle": "rectangle.bottomthird.inset.filled",
        "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right", "mail.stack": "mail", "waveform.path": "waveform",
        "doc.append": "doc.text", "info.bubble": "text.bubble",
        "ellipsis.bubble": "text.bubble",
        "captions.bubble": "text.bubble", "bubble.middle.bottom": "bubble.left", "phone.down": "phone", "speaker.1": "speaker.wave.1",
        "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3", "gearshape.2": "gearshape", "star.leadinghalf": "star",

        "gauge.with.dots.needle.bottom.0percent": "gauge", "gauge.with.dots.needle.bottom.50percent": "gauge", "gauge.medium": "gauge",
        "speedometer": "gauge",
        "pencil.line": "pencil", "highlighter": "pencil", "applepencil": "pencil", "text.quote": "quote.bubble",
        "square.split.2x1": "rectangle.split.2x1",
        "square.split.1x2": "rectangle.split.1x2", "circle.grid.2x2": "square.grid.2x2", "rectangle.grid.2x2": "square.grid.2x2",
        "rectangle.grid.1x2": "rectangle.split.1x2",
        "list.star": "list.bullet", "list.and.film": "list.bullet", "text.append": "text.alignleft", "arrow.clockwise.icloud": "icloud",
        "wrench.and.screwdriver": "wrench",
        "textformat.characters.arrow.left.and.right": "textformat.characters", "character.cursor.ibeam": "textbox",
        "character.textbox": "textbox", "clear": "xmark.square",
        "checkmark.rectangle.stack": "square.stack", "rectangle.stack": "square.stack", "folder.badge.person.crop": "folder.badge.person",

        "sidebar.squares.leading": "sidebar.squares.left", "person.and.background.dotted": "person.crop.square",
        "desktopcomputer.and.arrow.down": "desktopcomputer",
    ]

    /// Returns the words of a name as the tables have them.
    private static func canonical(_ name: String) -> [String] {
        var name = name
        if let other = aliases[name] { name = other }
        if name.hasSuffix(".inset.fill") { name += "ed" }
        if name.hasSuffix(".fill"), let other = aliases[String(name.dropLast(5))] { name = other + ".fill" }
        if name.hasSuffix(".outward") || name.hasSuffix(".inward") { name = name.split(separator: ".").dropLast().joined(separator: ".") }
        return name.split(separator: ".").prefix(12).map { synonyms[String($0)] ?? String($0) }
    }

    // MARK: Rules

    private static let slash = Part(role: .line, path: "M3 3l18 18")

    /// The outlines that enclose a sign, with the sign's scale and its offset below the centre.
    private static let enclosures: [String: (outline: String, scale: Double, drop: Double)] = [
        "circle": ("@12,12,9.5", 0.52, 0), "square": ("#3,3,18,18,3.5", 0.56, 0), "app": ("#3,3,18,18,5", 0.56, 0),
        "rectangle": ("#1.500,4.500,21,15,2.500", 0.5, 0), "triangle": ("M12 2.500l10.500 18.500h-21z", 0.44, 2.8),
        "diamond": ("M12 1.500L22.500 12 12 22.500 1.500 12z", 0.42, 0),
        "seal": (
            "M12 1.500l2.600 2.200 3.400-.4 1 3.200 3 1.700-1.200 3.200 1.200 3.200-3 1.700-1 3.200-3.400-.4L12 21.500l-2.600-2.400-3.400.4-1-3.200-3-1.700 1.200-3.200L2 8.200l3-1.700 1-3.200 3.400.4z",
            0.48, -0.6
        ),
        "hexagon": ("M7 3.500h10l5 8.500-5 8.500H7L2 12z", 0.5, 0), "octagon": ("M8 2.500h8L21.500 8v8L16 21.500H8L2.500 16V8z", 0.5, 0),
        "shield": ("M12 2l8.500 3v6c0 5-3.500 8.500-8.500 11-5-2.500-8.500-6-8.500-11V5z", 0.46, -0.8),
        "capsule": ("#1.5,6,21,12,6", 0.4, 0),
        "viewfinder": ("-M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3", 0.52, 0),
        "bubble": (
            "M4.500 3.500h15A2.500 2.500 0 0 1 22 6v9a2.500 2.500 0 0 1-2.500 2.500H11L5.500 22v-4.500h-1A2.500 2.500 0 0 1 2 15V6a2.500 2.500 0 0 1 2.500-2.500z",
            0.42, -1.5
        ),
        "doc": ("M6.500 2.500h7L19 8v13.500H6.500A1.500 1.500 0 0 1 5 20V4a1.500 1.500 0 0 1 1.500-1.500z", 0.4, 2),
        "folder": (
            "M2.500 6.500A1.500 1.500 0 0 1 4 5h5l2 2.500h9A1.500 1.500 0 0 1 21.500 9v9.500A1.500 1.500 0 0 1 20 20H4a1.500 1.500 0 0 1-1.500-1.500z",
            0.42, 1.5
        ), "macwindow": ("#2,4,20,16,2.500", 0.4, 1.5), "calendar": ("#3,4,18,17,2.500", 0.4, 2),
    ]

    /// Returns the symbol composed of known parts; nil if a part is unknown.
    private static func composed(_ words: [String], depth: Int) -> Symbol? {
        guard let last = words.last, depth < 6 else { return nil }
        let name = words.joined(separator: ".")
        if let strokes = strokes(name) { return Symbol(parts: parts(strokes)) }
        if let other = aliases[name] { return composed(other.split(separator: ".").map(String.init), depth: depth + 1) }
        let rest = Array(words.dropLast())
        if last == "slash", var symbol = composed(rest, depth: depth + 1) {
            symbol.parts.append(slash)
            return symbol
        }
        if last == "badge", var symbol = composed(rest, depth: depth + 1) {
            symbol.parts = placed(symbol.parts, x: 0, y: 2.400, scale: 0.9) + parts("*@19,5,3.600")
            return symbol
        }
        if let place = words.firstIndex(of: "badge"), place > 0, place < words.count - 1 {
            return joined(Array(words[..<place]), Array(words[(place + 1)...]), scales: (0.84, 0.46), at: (13, 12.5), depth: depth)
        }
        if let place = words.firstIndex(of: "fill") {
            var others = words
            others.remove(at: place)
            if var symbol = composed(others, depth: depth + 1) {
                symbol.isFilled = true
                return symbol
            }
        }
        if let enclosure = enclosures[last], let sign = composed(rest, depth: depth + 1) { return enclosed(sign, by: enclosure) }
        if let place = words.firstIndex(of: "on"), place > 0, place < words.count - 1 {
            return joined(Array(words[(place + 1)...]), Array(words[..<place]), scales: (0.72, 0.72), at: (6.700, 6.700), depth: depth)
        }
        for (place, word) in words.enumerated() where word == "and" && place > 0 && place < words.count - 1 {
            let (first, second) = (Array(words[..<place]), Array(words[(place + 1)...]))
            if let symbol = joined(first, second, scales: (0.62, 0.62), at: (9.1, 9.1), depth: depth) { return symbol }
        }
        // Two signs in one: a person with a question mark.
        for place in words.indices.dropFirst() {
            let (first, second) = (Array(words[..<place]), Array(words[place...]))
            if strokes(second.joined(separator: ".")) != nil, second != ["circle"], composed(first, depth: depth + 1) != nil {
                return joined(first, second, scales: (0.8, 0.46), at: (13, 12.5), depth: depth)
            }
        }
        return nil
    }

    /// Returns a sign enclosed by an outline.
    private static func enclosed(_ sign: Symbol, by enclosure: (outline: String, scale: Double, drop: Double)) -> Symbol {
        var parts = parts(enclosure.outline)
        let offset = 12 - 12 * enclosure.scale
        for var part in placed(sign.parts, x: offset, y: offset + enclosure.drop, scale: enclosure.scale) {
            switch part.role {
            case .outline, .line, .detail: part.role = .detail
            case .solid, .solidDetail: part.role = .solidDetail
            }
            parts.append(part)
        }
        return Symbol(parts: parts, isFilled: sign.isFilled)
    }

    /// Returns two signs: the first at the upper left, the second in front of it.
    private static func joined(
        _ first: [String], _ second: [String], scales: (Double, Double), at place: (Double, Double), depth: Int
    ) -> Symbol? {
        guard let back = composed(first, depth: depth + 1), let front = composed(second, depth: depth + 1) else { return nil }
        return Symbol(
            parts: placed(back.parts, x: 0, y: 0, scale: scales.0) + placed(front.parts, x: place.0, y: place.1, scale: scales.1),
            isFilled: back.isFilled || front.isFilled)
    }

    private static func placed(_ parts: [Part], x: Double, y: Double, scale: Double) -> [Part] {
        parts.map { part in
            var part = part
            part.x = x + part.x * scale
            part.y = y + part.y * scale
            part.scale *= scale
            return part
        }
    }

    // MARK: Strokes

    private static func strokes(_ name: String) -> String? { arrows[name] ?? objects[name] ?? media[name] }

    /// The names of all symbols with their own strokes.
    static var names: [String] { (Array(arrows.keys) + Array(objects.keys) + Array(media.keys)).sorted() }

    private static func parts(_ strokes: String) -> [Part] {
        strokes.split(separator: "|").map { text in
            var text = text
            var role = Part.Role.outline
            switch text.first {
            case "-": role = .line
            case ":": role = .detail
            case "*": role = .solid
            case "!": role = .solidDetail
            default: break
            }
            if role != .outline { text.removeFirst() }
            return Part(role: role, path: path(text))
        }
    }

    /// Returns the SVG path of a path, circle or rectangle.
    private static func path(_ text: Substring) -> String {
        guard let shape = text.first, shape == "@" || shape == "#" else { return String(text) }
        let numbers = text.dropFirst().split(separator: ",").compactMap { Double($0) }
        if shape == "@", numbers.count == 3 {
            let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
            let arc = "a\(radius.pointsText) \(radius.pointsText) 0 1 0 "
            return "M\((x - radius).pointsText) \(y.pointsText)\(arc)\((2 * radius).pointsText) 0\(arc)\((-2 * radius).pointsText) 0z"
        }
        guard numbers.count == 5 else { return "" }
        let (width, height) = ((numbers[2] - 2 * numbers[4]).pointsText, (numbers[3] - 2 * numbers[4]).pointsText)
        let radius = numbers[4].pointsText
        let arc = "a\(radius) \(radius) 0 0 1 "
        return """
            M\((numbers[0] + numbers[4]).pointsText) \(numbers[1].pointsText)h\(width)\(arc)\(radius) \(radius)\
            v\(height)\(arc)-\(radius) \(radius)h-\(width)\(arc)-\(radius) -\(radius)v-\(height)\(arc)\(radius) -\(radius)z
            """
    }
}
