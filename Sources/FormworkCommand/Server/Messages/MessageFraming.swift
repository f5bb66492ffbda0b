/// Extracts messages from a stream of bytes that arrives in arbitrary pieces.
package protocol MessageFraming: Sendable {
    /// Appends received bytes.
    mutating func append(_ bytes: some Collection<UInt8>)

    /// Returns the next complete message; nil if it has not arrived yet.
    mutating func next() -> MessageFrame?

    /// Returns the rest of the stream as if it were complete; nil if nothing is left.
    mutating func finish() -> MessageFrame?

    /// Returns a message in the form in which it is written to the stream.
    static func framed(_ message: [UInt8]) -> [UInt8]
}

/// A received message, or a rejected one.
package enum MessageFrame: Hashable, Sendable {
    /// The text of a message.
    case message([UInt8])
    /// An invalid or oversized message that was skipped, with the reason.
    case refused(String)
}

/// The unconsumed bytes of a stream.
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

    /// Returns the byte at an offset.
    subscript(place: Int) -> UInt8 { bytes[start + place] }

    /// Removes and returns the first bytes, up to a maximum number.
    mutating func take(_ count: Int) -> [UInt8] {
        let end = start + min(count, self.count)
        defer { drop(count) }
        return Array(bytes[start..<end])
    }

    /// Discards the first bytes, up to a maximum number.
    mutating func drop(_ count: Int) {
        start += min(count, self.count)
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
            start = 0
        }
    }
}
