/// A row of a system, by its index.
struct Row: Hashable, Comparable, Sendable, BitwiseCopyable {
    private let place: UInt32

    init(_ index: Int) { place = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(place) }

    static func < (left: Row, right: Row) -> Bool { left.place < right.place }
}

/// A block of connected variables, by its number. The first block contains the variables that required equalities alone determine.
struct Block: Hashable, Comparable, Sendable, BitwiseCopyable {
    private let number: UInt32

    init(_ index: Int) { number = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(number) }

    static let constants = Block(0)
    static func < (left: Block, right: Block) -> Bool { left.number < right.number }
}

// Arrays of values by variable, row or block accept these handles as indices, at no extra cost.
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
