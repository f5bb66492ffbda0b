/// One line of a class's table: a key of the compiled object, and the attribute or element of the document that it comes from.
///
/// Read from left to right the tables make documents of nibs. They say what a key is left out for, so that they can be read the other way,
/// too.
///
/// Source: files of Apple's compiler beside what they were made of (`scripts/nib-agreement`); numbers behind words are those of UIKit's
/// enumerations.
package enum InterfaceRow: Sendable {
    // MARK: Attributes

    /// `YES` where the key is true; the key is left out otherwise.
    case yes(String, String)
    /// `NO` where the key is false; left out otherwise.
    case no(String, String)
    /// `NO` where the key is left out or false.
    case noUnlessTrue(String, String)
    /// `YES` where the key is left out or true.
    case yesUnlessFalse(String, String)
    /// `NO` where the key, which says the contrary, is true.
    case not(String, String)
    /// A word for each number from 0 on; nil stands for no attribute. The key is left out for `absent`.
    case choice(String, String, [String?], absent: Int?)
    /// Words for numbers that do not follow each other.
    case words(String, String, [Int: String], absent: String?)
    /// A number that is left out where it is the given one.
    case number(String, String, unless: Double?)
    /// A number that is left out where it is the given one, and written in the document all the same.
    case numberOr(String, String, absent: Double)
    /// What an element always has.
    case constant(String, String)
    /// A text, as an attribute; in an element of its own where it has several lines.
    case text(String, String)
    /// The name of an image, which is listed among the resources.
    case image(String, String)
    /// `{horizontal, vertical}`, of which each is left out where it is the given one.
    case priorities(String, String, String, unless: Double)

    // MARK: Elements

    case color(String, String)
    /// A colour, or `<nil/>` where the key is left out.
    case colorOrNil(String, String)
    case font(String, String)
    case size(String, String, unless: [Double])
    /// Top, left, bottom, right.
    case inset(String, String, unless: [Double])
    /// An object inside this one, with a key.
    case object(String, String)
    /// Objects inside this one, in an element of their own.
    case objects(String, String)
    /// Where the objects inside the element stand that the class has a way of its own for.
    case content(InterfaceContent, [String])

    // MARK: The rest

    /// Keys that follow from others, or from what a class always has.
    case derived([String])
}

/// What only code can say of an object.
package enum InterfaceContent: Sendable {
    case frame, autoresizing, subviews, guides, constraints, labelText, buttonStates, stack, navigationItems, prototypes, collectionCells
    case visualEffect, dataDetectors, textInput, segments, multiLineText, gestureRecognizers, accessibility
    case systemItem, attributedText, cellSize, fontSizeAdjustment, dates, titleAttributes, searchScopes, taps, edges, extendedEdges
    case dataMode, rowHeight, cellStyle, margins, textColor, buttonConfiguration, symbolConfiguration, flowLayout
}

extension InterfaceRow {
    /// The keys that the row reads.
    package var keys: [String] {
        switch self {
        case .yes(let key, _), .no(let key, _), .noUnlessTrue(let key, _), .yesUnlessFalse(let key, _), .not(let key, _),
            .choice(let key, _, _, _),
            .words(let key, _, _, _), .number(let key, _, _), .numberOr(let key, _, _), .text(let key, _), .image(let key, _),
            .priorities(let key, _, _, _),
            .color(let key, _), .colorOrNil(let key, _), .font(let key, _), .size(let key, _, _), .inset(let key, _, _),
            .object(let key, _), .objects(let key, _):
            [key]
        case .content(_, let keys), .derived(let keys): keys
        case .constant: []
        }
    }

    /// Whether it makes an attribute.
    var isAttribute: Bool {
        switch self {
        case .yes, .no, .noUnlessTrue, .yesUnlessFalse, .not, .choice, .words, .number, .numberOr, .constant, .text, .image, .priorities:
            true
        case .content(let content, _):
            [.labelText, .multiLineText, .stack, .systemItem, .fontSizeAdjustment, .taps, .dataMode, .rowHeight, .cellStyle].contains(
                content)
        default: false
        }
    }
}

/// How objects of a class are written: the element, and what of their keys.
package struct InterfaceTable: Sendable {
    package var className: String
    package var element: String
    package var rows: [InterfaceRow]
    /// Whether its objects are views, and have what every view has.
    package var isView: Bool
    /// Whether its objects are view controllers.
    package var isController: Bool
    package let keys: Set<String>

    init(_ className: String, _ element: String, isView: Bool = false, isController: Bool = false, _ rows: [InterfaceRow]) {
        self.className = className
        self.element = element
        self.isView = isView
        self.isController = isController
        self.rows = rows
        keys = Set(rows.flatMap(\.keys) + ["UIClassName", "UIOriginalClassName"])
    }
}
