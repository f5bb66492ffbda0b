/// Messages on one line each, as in MCP over standard input and output.
package struct LineFraming: MessageFraming {
    /// The maximum size of a message, in bytes.
    private let limit: Int
    private var pending = PendingBytes()
    /// The number of pending bytes that are known to contain no line feed.
    private var searched = 0
    /// Whether the current line is too long and is skipped to its end.
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

    /// Returns the frame of a line; nil for a blank line.
    private mutating func frame(_ line: ArraySlice<UInt8>) -> MessageFrame? {
        if isSkipping || line.count > limit {
            isSkipping = false
            return .refused("a message has more than \(limit) bytes")
        }
        let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        return isBlank ? nil : .message(Array(line))
    }
}
