package import FormworkTree

/// The contents of a compiled interface file in one of its formats.
package enum NibContents: Sendable {
    case archive(NibArchive)
    case keyed(KeyedArchive)

    /// Whether bytes begin like a compiled file other than XML.
    package static func isBinary(_ bytes: some Collection<UInt8>) -> Bool { NibArchive.isNibArchive(bytes) || PropertyList.isBinary(bytes) }

    /// Parses a NIBArchive, or a keyed archive in a binary property list.
    ///
    /// - Throws: `NibError` with an offset.
    /// - Complexity: O(n) in the number of bytes.
    package init(_ bytes: [UInt8]) throws(NibError) {
        if NibArchive.isNibArchive(bytes) {
            self = .archive(try NibArchive(bytes))
        } else if PropertyList.isBinary(bytes) {
            self = .keyed(try KeyedArchive(PropertyList(binary: bytes)))
        } else if bytes.dropFirst(2).starts(with: "streamtyped".utf8) || bytes.dropFirst(2).starts(with: "typedstream".utf8) {
            throw NibError(.unknownFormat, message: "typed streams from before Mac OS X 10.2 are not supported", at: 0)
        } else {
            throw NibError(.unknownFormat, message: "the file is neither a NIBArchive nor a keyed archive", at: 0)
        }
    }

    /// Parses a keyed archive in an XML property list.
    package init(_ tree: ElementTree) throws(NibError) { self = .keyed(try KeyedArchive(PropertyList(tree))) }

    package var graph: NibGraph {
        switch self {
        case .archive(let archive): archive.graph
        case .keyed(let archive): archive.graph
        }
    }

    /// The name and version of the format.
    package var format: String {
        switch self {
        case .archive(let archive): "NIBArchive 1.\(archive.minorVersion)"
        case .keyed(let archive): archive.propertyList.encoding == .binary ? "binary keyed archive" : "XML keyed archive"
        }
    }

    /// Encodes the contents. For a file written by Apple's compiler, the result is the original bytes. An XML property list becomes a binary one.
    ///
    /// - Throws: `NibError` of the kind `unwritable` or `limit`.
    package func written() throws(NibError) -> [UInt8] {
        switch self {
        case .archive(let archive): try archive.written()
        case .keyed(let archive): try archive.propertyList.writtenBinary()
        }
    }
}
