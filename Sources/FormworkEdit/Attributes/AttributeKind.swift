/// The kind of an attribute's value, and its form in a document.
enum AttributeKind: Hashable, Sendable {
    /// `YES` or `NO`; the absent value isn't written.
    case boolean(default: Bool?)
    /// A number within bounds; the absent value isn't written.
    case number(ClosedRange<Double>, isWhole: Bool, default: Double?)
    /// One of a few words; the absent value isn't written.
    case word([String], default: String?)
    /// A user-visible text.
    case text
    /// A name of a class, an image or a file.
    case name
    /// The id of an object in the document.
    case reference
    /// A colour, in a child with this key.
    case color
    /// A font, in a child.
    case font
    /// Four distances, in a child: `top,leading,bottom,trailing`.
    case insets
    /// Comma-separated numbers, in a child with this name and these attributes.
    case numbers(String, expected: [String])
    /// Comma-separated words. Each is an attribute with the value `YES` of a child with this name.
    case flags(String)
    /// The version of Interface Builder that wrote a document.
    case version
    /// The titles of segments, in children.
    case segments
    /// A text of a button's normal state.
    case stateTitle
    /// A name of a button's normal state, such as its image.
    case stateName
    /// A view's frame: `x,y,width,height`.
    case frame
    /// A multiplier: a number, or a ratio such as `16:9`.
    case ratio
    /// An attribute of a constraint's item, such as `leading`.
    case attribute

    /// The values of elements that consist of a few numbers.
    static let components = [
        "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"], "inset": ["minX", "minY", "maxX", "maxY"],
        "edgeInsets": ["top", "left", "bottom", "right"], "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]

    /// A description of the values that can be written.
    var expectation: String {
        switch self {
        case .boolean: return "YES or NO"
        case .number(let range, let isWhole, _):
            let number = isWhole ? "a whole number" : "a number"
            if range.upperBound >= 1e7 { return number }
            return "\(number) from \(Self.bound(range.lowerBound)) to \(Self.bound(range.upperBound))"
        case .word(let words, _): return words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
        case .text, .stateTitle: return "text that XML allows"
        case .name, .stateName: return "a name"
        case .reference: return "an object in the document"
        case .color:
            return "a colour: #RRGGBB, #RRGGBBAA, white, clear, a system colour such as labelColor, one of the document's named colours, "
                + "or named:Brand for another one in the asset catalogue"
        case .font: return "a font: system 17, bold 15, semibold 13, italic 12, headline, or a name and a size such as 'Avenir-Book 14'"
        case .insets: return "four comma-separated numbers: top, leading, bottom, trailing"
        case .numbers(_, expected: let names): return "comma-separated numbers: \(names.joined(separator: ", "))"
        case .flags: return "comma-separated words such as flexibleMaxX,widthSizable or command,shift"
        case .version: return "an Interface Builder version such as 23727"
        case .segments: return "comma-separated titles"
        case .frame: return "four comma-separated numbers: x, y, width, height"
        case .attribute: return "a layout attribute such as leading, centerX or width"
        case .ratio: return "a number other than 0, or a ratio such as 16:9"
        }
    }

    private static func bound(_ value: Double) -> String { value == value.rounded() ? String(Int(exactly: value) ?? 0) : String(value) }
}
