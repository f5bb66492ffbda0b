import FormworkDiagnostics
import FormworkTree
package import FormworkModel

/// Writes shapes and text as SVG elements.
///
/// Coordinates are in points, relative to the view being drawn; y points down.
package struct Canvas: Sendable {
    /// The SVG text written so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// The way colours are written.
    package let writing: ColorWriting
    /// The way texts are fitted to their measured width.
    package let fitting: TextFitting
    /// The colours that differ by appearance, indexed by number.
    package private(set) var paints: [Paint] = []
    private var numbers: [Paint: Int] = [:]
    /// The appearance that overrides the picture's, for a view that sets its own.
    package var ownAppearance: Appearance?
    /// The number of the last generated id.
    private var nextID = 0
    /// Cached font lists by family.
    var familyLists: [String: String] = [:]
    /// The number of texts that were truncated because they are too long.
    var cutTexts = 0
    /// The names of symbols that were replaced by a similar one of their family.
    var substitutedSymbols: Set<String> = []
    private let byteLimit: Int

    /// - Parameters:
    ///   - writing: The way colours are written.
    ///   - fitting: The way texts are fitted to their measured width.
    ///   - byteLimit: The size in bytes beyond which drawing stops.
    package init(_ writing: ColorWriting, fitting: TextFitting = .textLength, byteLimit: Int = .max) {
        self.writing = writing
        self.fitting = fitting
        self.byteLimit = byteLimit
    }

    /// Whether the output exceeds the byte limit.
    var isFull: Bool { bytes.count > byteLimit }

    /// Returns the output written since the last call, and clears it.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    // MARK: Text of SVG

    /// Writes markup verbatim.
    package mutating func markup(_ text: StaticString) {
        // Safe: a literal lives as long as the program and has a known length.
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes existing markup verbatim.
    package mutating func markup(_ text: [UInt8]) { bytes.append(contentsOf: text) }

    /// Writes escaped text.
    ///
    /// Control characters are written as character references, which render the same.
    package mutating func escaped(_ text: String, inAttribute: Bool = false) {
        if ShownText.symbols(in: text, keepsLines: true) == text {
            return XMLEscaping.append(text, to: &bytes, inAttribute: inAttribute)
        }
        for scalar in text.unicodeScalars {
            let character = String(scalar)
            if scalar.value > 0x7F, ShownText.symbols(in: character) != character {
                bytes.append(contentsOf: "&#x\(String(scalar.value, radix: 16, uppercase: true));".utf8)
            } else {
                XMLEscaping.append(character, to: &bytes, inAttribute: inAttribute)
            }
        }
    }

    /// Writes a number with at most two decimals.
    package mutating func number(_ value: Double) {
        guard value.isFinite, abs(value) < 1e12 else { return bytes.append(UInt8(ascii: "0")) }
        // Safe: below 1e14.
        var hundredths = Int((abs(value) * 100).rounded())
        if value < 0, hundredths > 0 { bytes.append(UInt8(ascii: "-")) }
        let fraction = hundredths % 100
        hundredths /= 100
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(hundredths % 10))
            hundredths /= 10
        } while hundredths > 0
        bytes[start...].reverse()
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10))
        if fraction % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10)) }
    }

    /// Writes a factor with three decimals.
    package mutating func preciseNumber(_ value: Double) { markup(Array(value.plainText(digits: 3).utf8)) }

    /// Writes an attribute with a number.
    package mutating func attribute(_ name: StaticString, value: Double) {
        bytes.append(0x20)
        markup(name)
        markup("=\"")
        number(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute with a length.
    package mutating func attribute(_ name: StaticString, value: Length) {
        bytes.append(0x20)
        markup(name)
        markup("=\"")
        switch value {
        case .points(let points): number(points)
        case .percent(let share):
            number(share)
            bytes.append(UInt8(ascii: "%"))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute with an escaped text.
    package mutating func attribute(_ name: StaticString, text: String) {
        bytes.append(0x20)
        markup(name)
        markup("=\"")
        escaped(text, inAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns an id that is unique in the picture.
    package mutating func makeID() -> String {
        nextID += 1
        return "k\(nextID)"
    }

    /// Restarts the numbering of ids, for content that belongs to another picture.
    package mutating func restartIDs() { nextID = 0 }

    // MARK: Colours

    /// Writes a colour attribute such as `fill` or `stroke`, with its opacity if it is not opaque.
    package mutating func attribute(_ name: StaticString, paint: Paint) {
        let paint = ownAppearance.map { Paint(paint[$0]) } ?? paint
        bytes.append(0x20)
        markup(name)
        markup("=\"")
        switch writing {
        case .adaptive where paint.light != paint.dark:
            let number = number(of: paint)
            markup("var(--c")
            self.number(Double(number))
            markup(")\"")
        case .adaptive: resolved(name, color: paint.light)
        case .resolved(let appearance): resolved(name, color: paint[appearance])
        }
    }

    private mutating func number(of paint: Paint) -> Int {
        if let number = numbers[paint] { return number }
        numbers[paint] = paints.count
        paints.append(paint)
        return paints.count - 1
    }

    private mutating func resolved(_ name: StaticString, color: RGBA) {
        hex(color)
        bytes.append(UInt8(ascii: "\""))
        guard color.alpha < 1 else { return }
        bytes.append(0x20)
        markup(name)
        markup("-opacity=\"")
        number(color.alpha)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a colour without its opacity: `#0a84ff`, `#fff`.
    package mutating func hex(_ color: RGBA) {
        let digits: StaticString = "0123456789abcdef"
        func digit(_ value: UInt8) -> UInt8 { digits.utf8Start[Int(value)] }
        bytes.append(UInt8(ascii: "#"))
        let parts = (color.red, color.green, color.blue)
        if parts.0 % 17 == 0, parts.1 % 17 == 0, parts.2 % 17 == 0 {
            bytes += [digit(parts.0 & 15), digit(parts.1 & 15), digit(parts.2 & 15)]
        } else {
            bytes += [
                digit(parts.0 >> 4), digit(parts.0 & 15), digit(parts.1 >> 4), digit(parts.1 & 15), digit(parts.2 >> 4),
                digit(parts.2 & 15),
            ]
        }
    }
}
