// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// A writer of JSON or YAML, value by value in document order. Every object and array that is begun has at least one member.
protocol DataWriting {
    /// The UTF-8 text written so far.
    var bytes: [UInt8] { get }

    mutating func beginObject()
    mutating func endObject()
    /// Writes the name of a member; its value follows.
    mutating func key(_ name: String)
    mutating func beginArray()
    mutating func endArray()
    /// Starts an element of an array.
    mutating func element()
    mutating func string(_ text: UnsafeBufferPointer<UInt8>)
    /// Writes a number with the given digits.
    mutating func digits(_ text: UnsafeBufferPointer<UInt8>)
    mutating func boolean(_ value: Bool)
    mutating func null()
    /// Ends the text.
    mutating func end()
}

extension DataWriting {
    mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string($0) }
    }

    mutating func digits(_ text: String) {
        var text = text
        text.withUTF8 { digits($0) }
    }
}
