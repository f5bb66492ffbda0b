/// A lookup table by the bytes of names, which needs no String. It is for the few words that an attribute may hold.
struct TextLookup<Value: Sendable>: Sendable {
    /// The entries, by length, first byte and last byte, which leaves one or two candidates.
    private var buckets: [[(bytes: [UInt8], value: Value)]] = Array(repeating: [], count: 64)

    init(_ entries: some Sequence<(String, Value)>) {
        for (name, value) in entries {
            let bytes = Array(name.utf8)
            buckets[Self.bucket(bytes.count, first: bytes.first ?? 0, last: bytes.last ?? 0)].append((bytes, value))
        }
    }

    // Safe: only read during the call.
    func value(_ text: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let first = text.first, let last = text.last else { return nil }
        for entry in buckets[Self.bucket(text.count, first: first, last: last)]
        where entry.bytes.count == text.count && entry.bytes.elementsEqual(text) {
            return entry.value
        }
        return nil
    }

    private static func bucket(_ count: Int, first: UInt8, last: UInt8) -> Int {
        (count &* 7 &+ Int(first) &* 3 &+ Int(last)) & 63
    }
}
