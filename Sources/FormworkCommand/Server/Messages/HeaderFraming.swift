/// Messages with a `Content-Length` header, as in LSP.
package struct HeaderFraming: MessageFraming {
    /// The maximum size of a message, in bytes.
    private let limit: Int
    private var pending = PendingBytes()
    /// The number of bytes of an oversized message that are still to be skipped.
    private var skipped = 0
    /// The size of the message whose header was read; nil if a header comes next.
    private var length: Int?

    /// The maximum size of a header, in bytes.
    private static let headerLimit = 1 << 14

    package init(limit: Int = 64 << 20) { self.limit = limit }

    package mutating func append(_ bytes: some Collection<UInt8>) { pending.append(bytes) }

    package mutating func next() -> MessageFrame? {
        if skipped > 0 {
            let count = min(skipped, pending.count)
            pending.drop(count)
            skipped -= count
            if skipped > 0 { return nil }
        }
        if length == nil {
            guard let end = headerEnd else {
                if pending.count <= Self.headerLimit { return nil }
                pending.drop(pending.count)
                return .refused("a header has more than \(Self.headerLimit) bytes")
            }
            let header = pending.take(end)
            guard let count = Self.contentLength(header) else { return .refused("a header has no Content-Length") }
            if count > limit {
                skipped = count
                return .refused("a message has more than \(limit) bytes")
            }
            length = count
        }
        guard let count = length, pending.count >= count else { return nil }
        length = nil
        return .message(pending.take(count))
    }

    package mutating func finish() -> MessageFrame? {
        defer { (length, skipped) = (nil, 0) }
        let isOpen = length != nil || pending.count > 0
        pending.drop(pending.count)
        return isOpen ? .refused("the stream ends inside a message") : nil
    }

    package static func framed(_ message: [UInt8]) -> [UInt8] { Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message }

    /// The offset after the header; nil if the header is incomplete. Lines may end without a carriage return.
    private var headerEnd: Int? {
        var place = 0
        let end = min(pending.count, Self.headerLimit)
        while place < end {
            if pending[place] == UInt8(ascii: "\n") {
                if place + 1 < end, pending[place + 1] == UInt8(ascii: "\n") { return place + 2 }
                if place + 2 < end, pending[place + 1] == UInt8(ascii: "\r"), pending[place + 2] == UInt8(ascii: "\n") { return place + 3 }
            }
            place += 1
        }
        return nil
    }

    private static func contentLength(_ header: [UInt8]) -> Int? {
        for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].drop { $0 == " " || $0 == "\t" }.prefix { $0.isASCII && $0.isNumber }
            return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }
}
