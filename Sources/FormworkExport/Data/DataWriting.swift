// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// What a document is written to: JSON or YAML, value by value in order. Nothing is empty that is begun.
protocol DataWriting {
    /// The text so far, in UTF-8.
    var bytes: [UInt8] { get }

    mutating func beginObject()
    mutating func endObject()
    /// The name of the member whose value comes next.
    mutating func key(_ name: String)
    mutating func beginArray()
    mutating func endArray()
    /// Comes before every element of an array.
    mutating func element()
    mutating func string(_ text: UnsafeBufferPointer<UInt8>)
    /// A number that is written digit by digit as it is given.
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
