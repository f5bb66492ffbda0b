import FormworkDiagnostics
import FormworkModel

/// The data shared by a page's states. Each picture, each look of a view and each set of insets is stored once, with a number.
struct PageTables: Sendable {
    /// The look of a view in a state.
    struct Look: Hashable, Sendable {
        /// x, y, width and height, in hundredths of a point, in its superview's coordinates, y downwards.
        var frame: SIMD4<Int>
        /// The opacity, in hundredths.
        var alpha: Int
        var flags: Flags
        /// The number of the picture behind its subviews; -1 for none.
        var art: Int
        /// The number of the picture in front of its subviews; -1 for none.
        var front: Int
        /// The number of its margins and safe area; -1 if unknown.
        var insets: Int
        /// The corner radius, in hundredths of a point.
        var radius: Int
        /// The number of its layer's transform; -1 for none.
        var transform: Int
        /// The distance from its top to the start of its scrolled content, in hundredths of a point.
        var contentInset: Int
    }

    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: Int
        /// The view itself is hidden.
        static let hidden = Flags(rawValue: 1)
        /// The view clips its subviews.
        static let clips = Flags(rawValue: 2)
        /// The view is in a tab that isn't selected, and is not drawn.
        static let leftOut = Flags(rawValue: 4)
    }

    private var canvas = Canvas(.adaptive)
    private(set) var art = NumberedTable<[UInt8]>()
    private(set) var looks = NumberedTable<Look>()
    private(set) var insets = NumberedTable<[Int]>()
    private(set) var transforms = NumberedTable<[Double]>()
    /// The approximate size of the tables in bytes.
    private(set) var byteCount = 0
    /// The colours with increased contrast, by the usual ones.
    private let contrasts: [Paint: Paint]
    /// The colours that differ by appearance.
    var paints: [Paint] { canvas.paints }

    init(_ assets: AssetLibrary) {
        contrasts = SystemColors.increasedContrast.merging(assets.contrasts) { $1 }
    }

    /// Returns a drawing as SVG text whose ids are local to it.
    mutating func drawing(_ draw: (inout Canvas) -> Void) -> [UInt8] {
        canvas.restartIDs()
        draw(&canvas)
        return canvas.take()
    }

    /// Returns the number of a picture; -1 for an empty one.
    mutating func number(ofArt bytes: [UInt8]) -> Int {
        if bytes.isEmpty { return -1 }
        let (number, isNew) = art.number(of: bytes)
        if isNew { byteCount += bytes.count + 12 }
        return number
    }

    mutating func number(of look: Look) -> Int {
        let (number, isNew) = looks.number(of: look)
        if isNew { byteCount += 44 }
        return number
    }

    /// Returns the number of a view's insets: margins, then safe area, each as top, left, bottom, right.
    mutating func number(ofInsets values: [Double]) -> Int { insets.number(of: values.map(JSONWriter.hundredths)).number }

    /// Returns the number of a transform (a, b, c, d, tx, ty); -1 for none.
    mutating func number(ofTransform matrix: [Double]?) -> Int { matrix.map { transforms.number(of: $0).number } ?? -1 }

    // MARK: Writing

    /// Writes the tables as members of an object.
    func write(to json: inout JSONWriter) {
        json.key("looks")
        json.array { json in for look in looks.values { json.look(look) } }
        json.key("art")
        // Safe: the bytes are copied while they are borrowed.
        json.array { json in for bytes in art.values { PageSource.exchanged(bytes).withUnsafeBufferPointer { json.string($0) } } }
        json.key("insets")
        json.array { json in for values in insets.values { json.array { json in for value in values { json.hundredths(value) } } } }
        json.key("transforms")
        json.array { json in for matrix in transforms.values { json.matrix(matrix) } }
        json.key("paints")
        writePaints(from: 0, to: &json)
    }

    /// Writes the light and dark values of the colours, starting at a number; then those with increased contrast, if there are any.
    func writePaints(from first: Int, to json: inout JSONWriter) {
        json.array { json in
            for paint in paints.dropFirst(first) {
                json.array { json in
                    for paint in [paint, contrasts[paint]].compactMap(\.self) {
                        json.string(paint.light.css)
                        json.string(paint.dark.css)
                    }
                }
            }
        }
    }
}

/// A table of distinct values, each with a number.
struct NumberedTable<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// Returns the number of a value, adding it if it is new.
    mutating func number(of value: Value) -> (number: Int, isNew: Bool) {
        if let number = numbers[value] { return (number, false) }
        numbers[value] = values.count
        values.append(value)
        return (values.count - 1, true)
    }

    /// Returns the number of a value; nil if the table does not contain it.
    func known(_ value: Value) -> Int? { numbers[value] }
}

extension JSONWriter {
    mutating func look(_ look: PageTables.Look) {
        array { json in
            for place in 0..<4 { json.hundredths(look.frame[place]) }
            json.hundredths(look.alpha)
            json.integer(look.flags.rawValue)
            json.integer(look.art)
            json.integer(look.front)
            json.integer(look.insets)
            // Trailing default values are omitted.
            if look.radius != 0 || look.transform >= 0 || look.contentInset != 0 { json.hundredths(look.radius) }
            if look.transform >= 0 || look.contentInset != 0 { json.integer(look.transform) }
            if look.contentInset != 0 { json.hundredths(look.contentInset) }
        }
    }

    mutating func matrix(_ matrix: [Double]) {
        array { json in
            for (place, value) in matrix.enumerated() { if place < 4 { json.factor(value) } else { json.points(value) } }
        }
    }
}

extension RGBA {
    /// The colour in CSS notation: `#0a84ff`, `rgb(60 60 67/.6)`.
    var css: String {
        if alpha >= 1 {
            var canvas = Canvas(.resolved(.light))
            canvas.hex(self)
            return String(decoding: canvas.take(), as: UTF8.self)
        }
        return "rgb(\(red) \(green) \(blue)/\(alpha))"
    }
}
