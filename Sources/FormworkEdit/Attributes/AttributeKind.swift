/// What an attribute of Interface Builder can say, and how a document has it.
enum AttributeKind: Hashable, Sendable {
    /// `YES` or `NO`; the one that is understood where nothing is said is not written, where there is such a one.
    case boolean(default: Bool?)
    /// A number within bounds; the one that is understood where nothing is said is not written.
    case number(ClosedRange<Double>, isWhole: Bool, default: Double?)
    /// One of a few words; the one that is understood where nothing is said is not written.
    case word([String], default: String?)
    /// Any text: what a person reads.
    case text
    /// A name of something else: of a class, an image, a file.
    case name
    /// The id of an object of the document.
    case reference
    /// A colour, which stands in a child with this key.
    case color
    /// A font, which stands in a child.
    case font
    /// Four distances, in a child: `top,leading,bottom,trailing`.
    case insets
    /// Numbers with commas between them, in a child of this name with these attributes.
    case numbers(String, [String])
    /// Words with commas between them, each of which is an attribute of a child of this name that says YES.
    case flags(String)
    /// The version of Interface Builder that wrote a document.
    case version
    /// The titles of segments, in children.
    case segments
    /// Text that stands in the state of a button that a person sees most.
    case stateTitle
    /// An attribute of the button's state, such as its image.
    case stateName
    /// Where a view stands: `x,y,width,height`.
    case frame
    /// A multiplier: a number, or a ratio such as `16:9`.
    case ratio
    /// What of an item a constraint speaks of: `leading`.
    case attribute

    /// Reads `yes` (written as YES alone), `no`, `bool`, `number:1`, `points:0`, `integer:0`, `unit:1`, `priority:250`, `a|*b|c`, or one of the other
    /// kinds by its name.
    init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1)
        let usual = parts.count > 1 ? Double(parts[1]) : nil
        switch parts.first ?? "" {
        case "yes": self = .boolean(default: false)
        case "no": self = .boolean(default: true)
        case "bool": self = .boolean(default: nil)
        case "points": self = .number(-1e7...1e7, isWhole: false, default: usual)
        // As far as the format goes: no limit at all is written as the largest number.
        case "number": self = .number(-3.5e38...3.5e38, isWhole: false, default: usual)
        case "integer": self = .number(-2_147_483_648...2_147_483_647, isWhole: true, default: usual)
        case "unit": self = .number(0...1, isWhole: false, default: usual)
        case "priority": self = .number(1...1000, isWhole: false, default: usual)
        case "text": self = .text
        case "name": self = .name
        case "reference": self = .reference
        case "color": self = .color
        case "font": self = .font
        case "insets": self = .insets
        case "version": self = .version
        case "flags": self = .flags(parts.count > 1 ? String(parts[1]) : "")
        case "numbers":
            let element = parts.count > 1 ? String(parts[1]) : ""
            self = .numbers(element, Self.components[element] ?? [])
        case "segments": self = .segments
        case "stateTitle": self = .stateTitle
        case "stateName": self = .stateName
        case "frame": self = .frame
        case "ratio": self = .ratio
        case "attribute": self = .attribute
        default:
            guard !text.isEmpty else { return nil }
            let words = text.split(separator: "|").map(String.init)
            self = .word(
                words.map { $0.first == "*" ? String($0.dropFirst()) : $0 },
                default: words.first { $0.first == "*" }.map { String($0.dropFirst()) })
        }
    }

    /// The values of elements that consist of a few numbers.
    static let components = [
        "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"], "inset": ["minX", "minY", "maxX", "maxY"],
        "edgeInsets": ["top", "left", "bottom", "right"], "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]

    /// What can be written, in words.
    var expectation: String {
        switch self {
        case .boolean: return "YES or NO"
        case .number(let range, let isWhole, _):
            let number = isWhole ? "a whole number" : "a number"
            if range.upperBound >= 1e7 { return number }
            return "\(number) from \(Self.bound(range.lowerBound)) to \(Self.bound(range.upperBound))"
        case .word(let words, _): return words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
        case .text, .stateTitle: return "a text that XML can hold"
        case .name, .stateName: return "a name"
        case .reference: return "an object of the document"
        case .color:
            return "a colour: #RRGGBB, #RRGGBBAA, white, clear, a system colour such as labelColor, one of the document's named colours, "
                + "or named:Brand for another one of the catalogue"
        case .font: return "a font: system 17, bold 15, semibold 13, italic 12, headline, or a name and a size such as 'Avenir-Book 14'"
        case .insets: return "four numbers with commas between them: top, leading, bottom, trailing"
        case .numbers(_, let names): return "numbers with commas between them: \(names.joined(separator: ", "))"
        case .flags: return "words with commas between them, such as flexibleMaxX,widthSizable or command,shift"
        case .version: return "a version of Interface Builder, such as 23727"
        case .segments: return "titles with commas between them"
        case .frame: return "four numbers with commas between them: x, y, width, height"
        case .attribute: return "an attribute of a constraint such as leading, centerX or width"
        case .ratio: return "a number other than 0, or a ratio such as 16:9"
        }
    }

    private static func bound(_ value: Double) -> String { value == value.rounded() ? String(Int(exactly: value) ?? 0) : String(value) }
}
