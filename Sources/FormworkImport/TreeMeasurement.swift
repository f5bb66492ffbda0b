import FormworkModel
import FormworkTree
import FormworkXML

// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// The XML layer alone, for benchmarks: what reading costs before anything is interpreted.
@_spi(Benchmarks)
public final class TreeMeasurement {
    private let parser = XMLParser(vocabulary: Name.vocabulary)

    /// A measurement with a parser of its own.
    public init() {}

    /// How many nodes the element tree of `bytes` has; nil where it is not well-formed.
    public func nodeCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? { try? parser.parse(bytes).nodes.count }
}
