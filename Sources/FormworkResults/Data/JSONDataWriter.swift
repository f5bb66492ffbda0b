import FormworkDiagnostics

// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// Writes JSON with the outermost members and the elements of arrays on separate lines, so that each element of a document has its own line, as in
/// the document.
struct JSONDataWriter: DataWriting {
    private(set) var bytes: [UInt8] = []
    /// The indentation of the current line.
    private var indent = 0
    /// The number of open objects and arrays. The members of the outermost object are on separate lines.
    private var nesting = 0
    private var needsComma = false

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func beginObject() {
        bytes.append(UInt8(ascii: "{"))
        if nesting == 0 { indent += 1 }
        nesting += 1
        needsComma = false
    }

    mutating func endObject() {
        nesting -= 1
        if nesting == 0 {
            indent -= 1
            needsComma = false
            line()
        }
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    mutating func key(_ name: String) {
        if nesting == 1 { line() } else if needsComma { append(", ") }
        var name = name
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8 { JSONWriter.escape($0, into: &bytes) }
        append("\": ")
        needsComma = false
    }

    mutating func beginArray() {
        bytes.append(UInt8(ascii: "["))
        indent += 1
        nesting += 1
        needsComma = false
    }

    mutating func endArray() {
        indent -= 1
        nesting -= 1
        needsComma = false
        line()
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    mutating func element() {
        line()
        needsComma = false
    }

    mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        JSONWriter.escape(text, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    mutating func digits(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
        needsComma = true
    }

    mutating func boolean(_ value: Bool) {
        append(value ? "true" : "false")
        needsComma = true
    }

    mutating func null() {
        append("null")
        needsComma = true
    }

    mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func line() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
