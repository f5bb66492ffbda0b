import FormworkModel

/// A typed index: handles of different kinds cannot be mixed up.
protocol Handle: Hashable, Strideable, Sendable, BitwiseCopyable where Stride == Int {
    init(place: UInt32)
    var place: UInt32 { get }
}

extension Handle {
    init(_ number: Int) { self.init(place: UInt32(truncatingIfNeeded: number)) }
    var number: Int { Int(place) }

    // Unused: required by Strideable.
    func distance(to other: Self) -> Int { other.number - number }
    // Unused: required by Strideable.
    func advanced(by distance: Int) -> Self { Self(number + distance) }
}

/// A view, by its index among the document's views.
struct ViewIndex: Handle { let place: UInt32 }

/// A constraint, by its index among the document's constraints.
struct ConstraintIndex: Handle { let place: UInt32 }

/// A view tree, by its index among the document's trees.
struct TreeIndex: Handle { let place: UInt32 }

/// A view of a tree, by its index there.
struct ItemIndex: Handle {
    let place: UInt32

    static let root = ItemIndex(0)
}

/// The position of a view: its tree, and its item in that tree.
struct ItemPlace: BitwiseCopyable {
    var tree: TreeIndex
    var item: ItemIndex
}

/// An array that is indexed by handles of one kind.
struct Table<Index: Handle, Element>: RandomAccessCollection, MutableCollection {
    private var elements: [Element]

    init() { elements = [] }
    init(repeating element: Element, count: Int) { elements = Array(repeating: element, count: count) }
    init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

    var startIndex: Index { Index(0) }
    var endIndex: Index { Index(elements.count) }

    subscript(index: Index) -> Element {
        _read { yield elements[index.number] }
        _modify { yield &elements[index.number] }
    }

    mutating func append(_ element: Element) { elements.append(element) }
    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension Table: Sendable where Element: Sendable {}

extension ViewIndex {
    init(_ view: View) { self.init(view.index) }
}

extension View {
    init(_ document: InterfaceDocument, index: ViewIndex) { self.init(document: document, index: index.number) }
}

extension Constraint {
    init(_ document: InterfaceDocument, index: ConstraintIndex) { self.init(document: document, index: index.number) }
}
