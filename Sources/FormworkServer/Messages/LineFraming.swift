/// A message a line, as MCP has it over standard input and output.
package struct LineFraming: MessageFraming {
    /// How many bytes a message may have.
    private let limit: Int
    private var pending = PendingBytes()
    /// How many of the bytes are known to have no line's end.
    private var searched = 0
    /// Whether the line is too long, and is passed over to its end.
    private var isSkipping = false

    package init(limit: Int = 64 << 20) { self.limit = limit }

    package mutating func append(_ bytes: some Collection<UInt8>) { pending.append(bytes) }

    package mutating func next() -> MessageFrame? {
        while true {
            while searched < pending.count, pending[searched] != UInt8(ascii: "\n") { searched += 1 }
            guard searched < pending.count else {
                if searched > limit { skip() }
                return nil
            }
            let line = pending.take(searched + 1).dropLast()
            searched = 0
            if let frame = frame(line) { return frame }
        }
    }

    package mutating func finish() -> MessageFrame? {
        let rest = pending.take(pending.count)
        searched = 0
        return frame(rest[...])
    }

    package static func framed(_ message: [UInt8]) -> [UInt8] { message + [UInt8(ascii: "\n")] }

    private mutating func skip() {
        isSkipping = true
        pending.drop(pending.count)
        searched = 0
    }

    /// Nil for a line in which nothing stands.
    private mutating func frame(_ line: ArraySlice<UInt8>) -> MessageFrame? {
        if isSkipping || line.count > limit {
            isSkipping = false
            return .refused("a message has more than \(limit) bytes")
        }
        let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        return isBlank ? nil : .message(Array(line))
    }
}
