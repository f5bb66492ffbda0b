package import FormworkTree

/// A compiled interface file by itself, in either of its formats.
package enum NibContents: Sendable {
    case archive(NibArchive)
    case keyed(KeyedArchive)

    /// Whether bytes begin as a compiled file does that is no XML.
    package static func isBinary(_ bytes: some Collection<UInt8>) -> Bool { NibArchive.isNibArchive(bytes) || PropertyList.isBinary(bytes) }

    /// The contents of a NIBArchive, or of a keyed archive in a binary property list.
    ///
    /// - Throws: what is wrong, with its offset.
    /// - Complexity: O(n) in the number of bytes.
    package init(_ bytes: [UInt8]) throws(NibError) {
        if NibArchive.isNibArchive(bytes) {
            self = .archive(try NibArchive(bytes))
        } else if PropertyList.isBinary(bytes) {
            self = .keyed(try KeyedArchive(PropertyList(binary: bytes)))
        } else if bytes.dropFirst(2).starts(with: "streamtyped".utf8) || bytes.dropFirst(2).starts(with: "typedstream".utf8) {
            throw NibError(.unknownFormat, "a typed stream of the time before Mac OS X 10.2, which is not read", at: 0)
        } else {
            throw NibError(.unknownFormat, "the file is neither a NIBArchive nor a keyed archive", at: 0)
        }
    }

    /// The contents of a keyed archive in a property list of XML.
    package init(_ tree: ElementTree) throws(NibError) { self = .keyed(try KeyedArchive(PropertyList(tree))) }

    package var graph: NibGraph {
        switch self {
        case .archive(let archive): archive.graph
        case .keyed(let archive): archive.graph
        }
    }

    /// What the format is called, with its version.
    package var format: String {
        switch self {
        case .archive(let archive): "NIBArchive 1.\(archive.minorVersion)"
        case .keyed(let archive): archive.propertyList.encoding == .binary ? "binary keyed archive" : "XML keyed archive"
        }
    }

    /// The bytes again: those that were read, where Apple's compiler wrote them. A property list of XML becomes a binary one.
    ///
    /// - Throws: an error of the kind `unwritable` or `limit`.
    package func written() throws(NibError) -> [UInt8] {
        switch self {
        case .archive(let archive): try archive.written()
        case .keyed(let archive): try archive.propertyList.writtenBinary()
        }
    }
}
