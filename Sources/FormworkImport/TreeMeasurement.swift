import FormworkModel
import FormworkTree
import FormworkXML

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// The XML layer alone, for measuring the cost of parsing without interpretation in benchmarks.
@_spi(Benchmarks)
public final class TreeMeasurement {
    private let parser = XMLParser(fixedNames: Name.fixedNames)

    /// Creates a measurement with its own parser.
    public init() {}

    /// Returns the number of nodes in the element tree of `bytes`; nil if it isn't well-formed.
    public func nodeCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? { try? parser.parse(bytes).nodes.count }
}
