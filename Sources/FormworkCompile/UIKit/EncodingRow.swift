import FormworkNib
import Synchronization

/// One key of a compiled object, and what of an element it is made of.
///
/// The rows of a class stand in the order in which Apple's compiler writes its keys. "Left out" means that there is no such key.
///
/// Source: files of Apple's compiler beside what they were made of (`scripts/nib-compile-agreement`); numbers behind words are those of
/// UIKit's enumerations.
enum EncodingRow: Sendable {
    // MARK: Truth values

    /// True where the attribute is `YES`; left out otherwise.
    case yes(String, String)
    /// False where the attribute is `NO`; left out otherwise.
    case no(String, String)
    /// True unless the attribute is `NO`; left out then.
    case unlessNo(String, String)
    /// True where the attribute is `NO`; left out otherwise.
    case not(String, String)
    /// Written always; where the attribute is missing it is the given one.
    case flag(String, String, usual: Bool)

    // MARK: Words and numbers

    /// The place of the attribute's word in a list. A missing attribute is the usual number; one number is left out.
    case choice(String, String, [String?], usual: Int, omit: Int?)
    /// The number of the attribute's word. A missing attribute is the usual number, and left out where there is none.
    case words(String, String, [String: Int], usual: Int?, omit: Int?)
    case integer(String, String, usual: Int?, omit: Int?)
    case float(String, String, usual: Double?, omit: Double?)
    case double(String, String, usual: Double?, omit: Double?)

    // MARK: Texts and images

    case text(String, String)
    case image(String, String)

    // MARK: Elements, by their keys

    case color(String, String)
    case font(String, String)
    case size(String, String, usual: [Double]?, omit: [Double]?)
    /// Top, left, bottom, right; left out where the element is missing.
    case insets(String, String)
    /// The object that an element of that key is.
    case object(String, String)
    /// The objects in an element of that name, as a collection of a class; left out where there is no such element, unless it is wanted.
    case objects(String, String, className: String, always: Bool)

    // MARK: The rest

    /// The same in every object of the class.
    case always(String, EncodedConstant)
    /// `{horizontal, vertical}`: written where either is given, or always.
    case priorities(String, String, String, usual: Int, always: Bool)
    /// What only code can say, with the attributes and the children (by key, or by name where they have none) that it reads.
    case special(EncodedAspect, attributes: [String] = [], children: [String] = [])
    /// A truth whose key is not known: set by the property's name when the file is loaded, as attributes of the application's own are.
    case late(String)
    /// Only from a version of Xcode on.
    indirect case since(CompilerGeneration, EncodingRow)
    /// Only before a version of Xcode.
    indirect case before(CompilerGeneration, EncodingRow)
    /// By public knowledge alone: no file of Apple's compiler with that key was at hand.
    indirect case unproved(EncodingRow)
}

/// A value that does not depend on the document.
enum EncodedConstant: Sendable {
    case truth(Bool)
    case integer(Int)
    case float(Double)
    case double(Double)
    case null
    case text(String)
    case packed([Double])
}

/// What only code can say of an object.
enum EncodedAspect: Sendable {
    case geometry, subviews, autoresizing, constraints, guides, translates, clipping, opacity, background
    case labelText, labelColor, labelFontSizes, labelColorFlag, attributedText
    case buttonStates, controlFont, stack, stackAlignment, stackSpacing, textInput, textFieldText, textColorFlag, textFieldColor,
        textViewText,
        dataDetectors, segments
    case designImages, activityStyle, contentStretch, contentSize, tableCells, tableViews, separatorStyle, cellViews, cellContent,
        collectionCells,
        sectionInset
    case systemItem, customView, navigationItems, navigationBarItems, barDelegate
    case visualEffect, tapRecognizer, longPress, screenEdges, dates, titleAttributes, searchScopes
    case controller, cellRowHeight, splitView
    case symbolConfiguration, buttonConfiguration, webConfiguration
}

extension EncodingRow {
    /// The attributes that the row reads.
    var attributes: [String] {
        switch self {
        case .yes(_, let name), .no(_, let name), .unlessNo(_, let name), .not(_, let name), .flag(_, let name, _),
            .choice(_, let name, _, _, _), .words(_, let name, _, _, _), .integer(_, let name, _, _), .float(_, let name, _, _),
            .double(_, let name, _, _), .text(_, let name), .image(_, let name), .late(let name):
            [name]
        case .priorities(_, let first, let second, _, _): [first, second]
        case .special(_, let attributes, _): attributes
        case .since(_, let row), .before(_, let row), .unproved(let row): row.attributes
        case .color, .font, .size, .insets, .object, .objects, .always: []
        }
    }

    /// Of what names the elements are that the row reads, by their keys; missing where code says it.
    var kinds: [String: Set<String>] {
        switch self {
        case .color(_, let key): [key: ["color", "nil"]]
        case .font(_, let key): [key: ["fontDescription", "font", "nil"]]
        case .size(_, let key, _, _): [key: ["size", "point", "value", "nil"]]
        case .insets(_, let key): [key: ["inset", "edgeInsets", "nil"]]
        case .text(_, let key): [key: ["string", "mutableString", "nil"]]
        case .image(_, let key): [key: ["imageReference", "nil"]]
        case .since(_, let row), .before(_, let row), .unproved(let row): row.kinds
        default: [:]
        }
    }

    /// The children that the row reads, by key, or by name where they have none.
    var children: [String] {
        switch self {
        case .color(_, let key), .font(_, let key), .size(_, let key, _, _), .insets(_, let key), .object(_, let key): [key]
        case .objects(_, let name, _, _): [name]
        case .special(_, _, let children): children
        case .text(_, let name), .image(_, let name): [name]
        case .since(_, let row), .before(_, let row), .unproved(let row): row.children
        default: []
        }
    }
}

/// How elements of a name are compiled.
struct EncodingTable: Sendable {
    let element: String
    let className: String
    let fallbacks: [String]
    let rows: [EncodingRow]
    let kind: Kind
    /// Whether files of Apple's compiler with the class were at hand.
    let isProved: Bool
    private let reads: LazyReads

    enum Kind: Sendable { case view, controller, other }

    init(
        _ element: String, _ className: String, kind: Kind = .other, fallbacks: [String] = [], isProved: Bool = true, _ rows: [EncodingRow]
    ) {
        self.element = element
        self.className = className
        self.fallbacks = fallbacks
        self.rows = rows
        self.kind = kind
        self.isProved = isProved
        reads = LazyReads(rows)
    }

    /// What the rows read of an element.
    var read: Reads { reads.value }

    /// What rows read of an element: the names of attributes and children.
    struct Reads: Sendable {
        let attributes: Set<String>
        let children: Set<String>
        /// Of what names those are, by their keys, where a row says it.
        let kinds: [String: Set<String>]

        init(_ rows: [EncodingRow]) {
            attributes = Set(rows.flatMap(\.attributes))
            children = Set(rows.flatMap(\.children))
            kinds = rows.reduce(into: [:]) { $0.merge($1.kinds) { first, _ in first } }
        }
    }

    /// What a table reads, made when it is asked for: a document has few of the classes.
    private final class LazyReads: Sendable {
        private let rows: [EncodingRow]
        private let made = Mutex<Reads?>(nil)

        init(_ rows: [EncodingRow]) {
            self.rows = rows
        }

        var value: Reads {
            made.withLock { made in
                if let made { return made }
                let reads = Reads(rows)
                made = reads
                return reads
            }
        }
    }
}
