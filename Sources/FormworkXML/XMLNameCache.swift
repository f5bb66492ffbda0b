import CLibXML2
import FormworkTree

// Safe pointers: libxml2 keeps the arguments of a callback alive during the callback, and the parser owns its buffers from `init` to `deinit`; the
// counts come with them and bound every index.

/// A hash table with open addressing from libxml2's name pointers to ids of a name table. Equal names have equal pointers during the parser's
/// lifetime.
struct XMLNameCache: ~Copyable {
    private static let slots = NameTable.extraLimit * 2
    // Safe: exclusively owned and fully initialized; slots are taken modulo their number.
    private let keys: UnsafeMutablePointer<UInt>
    // Safe: as above.
    private let values: UnsafeMutablePointer<NameID>
    /// The slots for names of the present document only.
    private var extraSlots: [Int] = []
    private let fixedNames: FixedNames
    private var fixedCount: Int { fixedNames.names.count }
    private(set) var extras: [String] = []

    init(fixedNames: FixedNames, context: xmlParserCtxtPtr) {
        keys = .allocate(capacity: Self.slots)
        values = .allocate(capacity: Self.slots)
        keys.initialize(repeating: 0, count: Self.slots)
        values.initialize(repeating: 0, count: Self.slots)
        self.fixedNames = fixedNames
        // Safe: the names are part of the program.
        precondition(fixedNames.names.count < Self.slots / 4, "the names outgrew the cache")
        for (index, name) in fixedNames.names.enumerated() {
            guard let pointer = formwork_xml_intern(context, name, Int32(name.utf8.count)) else { continue }
            let key = UInt(bitPattern: pointer)
            let slot = freeSlot(for: key)
            keys[slot] = key
            values[slot] = NameID(index)
        }
    }

    deinit {
        keys.deallocate()
        values.deallocate()
    }

    /// Returns the id of a name; nil when the document has too many different names.
    @inline(__always)
    mutating func id(of pointer: UnsafePointer<UInt8>) -> NameID? {
        let key = UInt(bitPattern: pointer)
        var slot = Self.slot(of: key)
        while true {
            let found = keys[slot]
            if found == key { return values[slot] }
            if found == 0 { return add(pointer, key: key) }
            slot = (slot + 1) & (Self.slots - 1)
        }
    }

    /// Returns the name with an id.
    func text(of id: NameID) -> String { Int(id) < fixedCount ? fixedNames.names[Int(id)] : extras[Int(id) - fixedCount] }

    /// Removes the names that aren't fixed.
    mutating func removeExtras() {
        guard !extras.isEmpty else { return }
        // In the reverse order of their insertion, so that no probe sequence of an older name is interrupted.
        for slot in extraSlots.reversed() { keys[slot] = 0 }
        extraSlots.removeAll()
        extras.removeAll()
    }

    @inline(never)
    private mutating func add(_ pointer: UnsafePointer<UInt8>, key: UInt) -> NameID? {
        guard extras.count < NameTable.extraLimit else { return nil }
        let slot = freeSlot(for: key)
        keys[slot] = key
        values[slot] = NameID(fixedCount + extras.count)
        extraSlots.append(slot)
        extras.append(String(cString: pointer))
        return values[slot]
    }

    private func freeSlot(for key: UInt) -> Int {
        var slot = Self.slot(of: key)
        while keys[slot] != 0 { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }

    @inline(__always)
    private static func slot(of key: UInt) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 51) }
}
