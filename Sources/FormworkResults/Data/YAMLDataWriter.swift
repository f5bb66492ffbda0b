// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// Writes YAML in block style: one member per line, with dashes before the elements of arrays.
struct YAMLDataWriter: DataWriting {
    private(set) var bytes: [UInt8] = []
    private var indent = -2
    /// Whether the line has already been started with a dash.
    private var isBehindDash = false

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func beginObject() { indent += 2 }
    mutating func endObject() { indent -= 2 }
    mutating func beginArray() { indent += 2 }
    mutating func endArray() { indent -= 2 }

    mutating func key(_ name: String) {
        if !isBehindDash { line() }
        isBehindDash = false
        var name = name
        name.withUTF8 { YAMLText.append($0, to: &bytes) }
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func element() {
        line()
        bytes.append(UInt8(ascii: "-"))
        bytes.append(UInt8(ascii: " "))
        isBehindDash = true
    }

    mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: " "))
        YAMLText.append(text, to: &bytes)
    }

    mutating func digits(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: text)
    }

    mutating func boolean(_ value: Bool) { bytes.append(contentsOf: (value ? " true" : " false").utf8) }
    mutating func null() { bytes.append(contentsOf: " null".utf8) }
    mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func line() {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    }
}
