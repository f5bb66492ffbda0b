/// A row of a system, by its place there.
struct Row: Hashable, Comparable, Sendable, BitwiseCopyable {
    private let place: UInt32

    init(_ index: Int) { place = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(place) }

    static func < (left: Row, right: Row) -> Bool { left.place < right.place }
}

/// A block of variables that hang together, by its number. The first holds those that required equalities alone fix.
struct Block: Hashable, Comparable, Sendable, BitwiseCopyable {
    private let number: UInt32

    init(_ index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }

    static let constants = Block(0)
    static func < (left: Block, right: Block) -> Bool { left.number < right.number }
}

// What is kept by variable, by row or by block is an array that knows these: the handles cost what their numbers do.
extension Array {
    @inline(__always)
    subscript(variable: Variable) -> Element {
        get { self[variable.index] }
        _modify { yield &self[variable.index] }
    }

    @inline(__always)
    subscript(row: Row) -> Element {
        get { self[row.index] }
        _modify { yield &self[row.index] }
    }

    @inline(__always)
    subscript(block: Block) -> Element {
        get { self[block.index] }
        _modify { yield &self[block.index] }
    }
}
