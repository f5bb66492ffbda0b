import FormworkDiagnostics
import FormworkModel

/// What the states of a page share: each picture, each look of a view and each set of insets stands once, and has a number.
struct PageTables: Sendable {
    /// How a view looks in a state.
    struct Look: Hashable, Sendable {
        /// x, y, width and height, in hundredths of a point, in its superview's coordinates, y downwards.
        var frame: SIMD4<Int>
        /// In hundredths.
        var alpha: Int
        var flags: Flags
        /// The number of what is drawn behind its subviews; -1 for nothing.
        var art: Int
        /// The number of what is drawn before them; -1 for nothing.
        var front: Int
        /// The number of its margins and safe area; -1 where they are not known.
        var insets: Int
        /// Of its corners, in hundredths of a point.
        var radius: Int
        /// The number of its layer's transform; -1 for none.
        var transform: Int
        /// How far below its upper edge what it scrolls begins, in hundredths of a point.
        var contentInset: Int
    }

    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: Int
        /// It is hidden itself.
        static let hidden = Flags(rawValue: 1)
        /// It cuts off what stands in it.
        static let clips = Flags(rawValue: 2)
        /// It stands on a tab behind another, and is no part of the picture.
        static let leftOut = Flags(rawValue: 4)
    }

    private var canvas = Canvas(.adaptive)
    private(set) var art = NumberedTable<[UInt8]>()
    private(set) var looks = NumberedTable<Look>()
    private(set) var insets = NumberedTable<[Int]>()
    private(set) var transforms = NumberedTable<[Double]>()
    /// How many bytes the tables take, about.
    private(set) var byteCount = 0
    /// The colours that differ by appearance.
    var paints: [Paint] { canvas.paints }

    /// What is drawn, as text of SVG in which only what it refers to itself has ids.
    mutating func drawing(_ draw: (inout Canvas) -> Void) -> [UInt8] {
        canvas.restartIDs()
        draw(&canvas)
        return canvas.take()
    }

    /// The number of a picture; -1 for an empty one.
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

    /// The number of a view's insets: margins, then safe area, each top, left, bottom, right.
    mutating func number(ofInsets values: [Double]) -> Int { insets.number(of: values.map(JSONWriter.hundredths)).number }

    /// The number of a transform: a, b, c, d, tx, ty; -1 for none.
    mutating func number(ofTransform matrix: [Double]?) -> Int { matrix.map { transforms.number(of: $0).number } ?? -1 }

    // MARK: Writing

    /// Writes the members of the tables.
    func write(to json: inout JSONWriter) {
        json.key("looks")
        json.array { json in for look in looks.values { json.look(look) } }
        json.key("art")
        // Safe: the bytes are copied while they are lent.
        json.array { json in for bytes in art.values { PageSource.exchanged(bytes).withUnsafeBufferPointer { json.string($0) } } }
        json.key("insets")
        json.array { json in for values in insets.values { json.array { json in for value in values { json.hundredths(value) } } } }
        json.key("transforms")
        json.array { json in for matrix in transforms.values { json.matrix(matrix) } }
        json.key("paints")
        writePaints(from: 0, to: &json)
    }

    /// Writes the colours from a number on: light and dark.
    func writePaints(from first: Int, to json: inout JSONWriter) {
        json.array { json in
            for paint in paints.dropFirst(first) {
                json.array { json in
                    json.string(paint.light.css)
                    json.string(paint.dark.css)
                }
            }
        }
    }
}

/// Different values, each with a number.
struct NumberedTable<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// The number of a value, which is put in where it is not there.
    mutating func number(of value: Value) -> (number: Int, isNew: Bool) {
        if let number = numbers[value] { return (number, false) }
        numbers[value] = values.count
        values.append(value)
        return (values.count - 1, true)
    }

    /// The number of a value that is there.
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
            // What is as usual at the end is not written.
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
    /// As CSS writes it: `#0a84ff`, `rgb(60 60 67/.6)`.
    var css: String {
        if alpha >= 1 {
            var canvas = Canvas(.resolved(.light))
            canvas.hex(self)
            return String(decoding: canvas.take(), as: UTF8.self)
        }
        return "rgb(\(red) \(green) \(blue)/\(alpha))"
    }
}
