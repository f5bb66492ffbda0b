import FormworkTree

/// The numbers and the texts that a document's tree has for the names written so far, found by the place of a name's bytes.
struct WrittenNames {
    struct Entry {
        let name: ModernName
        /// The number as a name of elements and attributes; nil until it is needed.
        var id: NameID?
        /// The text as a value; absent until it is needed.
        var text = TextRange.absent
    }

    private var entries: [Entry?] = Array(repeating: nil, count: 1024)
    private var count = 0

    /// The place of a name's entry, which is made where it is missing. It holds until the next call.
    mutating func place(of name: ModernName) -> Int {
        let mixed = UInt64(UInt(bitPattern: name.start)) &* 0x9e37_79b9_7f4a_7c15
        var place = Int(mixed >> 40) & (entries.count - 1)
        while let entry = entries[place] {
            if entry.name.start == name.start, entry.name.count == name.count { return place }
            place = (place + 1) & (entries.count - 1)
        }
        guard count < entries.count / 2 else {
            let known = entries
            (entries, count) = (Array(repeating: nil, count: known.count * 2), 0)
            for case let entry? in known { self[self.place(of: entry.name)] = entry }
            return self.place(of: name)
        }
        count += 1
        entries[place] = Entry(name: name)
        return place
    }

    subscript(place: Int) -> Entry {
        // Safe: a place that was found has an entry.
        get { entries[place].unsafelyUnwrapped }
        set { entries[place] = newValue }
    }
}
