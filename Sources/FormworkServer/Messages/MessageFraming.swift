/// Takes messages out of a stream of bytes, whatever pieces it comes in.
package protocol MessageFraming: Sendable {
    /// Adds what came in.
    mutating func append(_ bytes: some Collection<UInt8>)

    /// The next message; nil where none is there as a whole.
    mutating func next() -> MessageFrame?

    /// What stands at the end of the stream as if it were ended; nil where nothing does.
    mutating func finish() -> MessageFrame?

    /// A message as it goes into the stream.
    static func framed(_ message: [UInt8]) -> [UInt8]
}

/// What came in.
package enum MessageFrame: Hashable, Sendable {
    /// The text of a message.
    case message([UInt8])
    /// Something that is no message, or too large for one, which was passed over; why.
    case refused(String)
}

/// The bytes of a stream that are not taken yet.
struct PendingBytes: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }

    mutating func append(_ more: some Collection<UInt8>) {
        if start > 1 << 16, start > bytes.count / 2 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The byte at a place, from 0.
    subscript(place: Int) -> UInt8 { bytes[start + place] }

    /// Takes the first bytes out; as many as there are at most.
    mutating func take(_ count: Int) -> [UInt8] {
        let end = start + min(count, self.count)
        defer { drop(count) }
        return Array(bytes[start..<end])
    }

    /// Lets the first bytes go; as many as there are at most.
    mutating func drop(_ count: Int) {
        start += min(count, self.count)
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
            start = 0
        }
    }
}
