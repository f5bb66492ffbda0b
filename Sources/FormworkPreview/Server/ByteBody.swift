import FlyingFox
import FlyingSocks

/// Bytes as the library that serves them takes them without Foundation: in one piece.
struct ByteBody: AsyncBufferedSequence {
    let bytes: [UInt8]

    struct Iterator: AsyncBufferedIteratorProtocol {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) { rest = bytes[...] }

        mutating func next() async -> UInt8? { rest.popFirst() }

        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(bytes) }
}

extension HTTPBodySequence {
    /// A body of bytes.
    init(_ bytes: [UInt8]) {
        self.init(from: ByteBody(bytes: bytes), count: bytes.count, suggestedBufferSize: bytes.isEmpty ? 1 : bytes.count)
    }
}
