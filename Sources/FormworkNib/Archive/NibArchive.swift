/// A NIBArchive: the format of the current compiler for iOS, and for macOS 10.13 and later.
///
/// All numbers are little-endian. After the header there are sections for objects, keys, values and class names.
///
/// Source: files of Apple's compiler compared with their source documents (`scripts/check nib-agreement`).
package struct NibArchive: Sendable {
    /// The minor version of `1.9` or `1.10`, which have the same layout.
    package var minorVersion: UInt32
    package var graph: NibGraph

    package init(minorVersion: UInt32 = 9, graph: NibGraph) {
        self.minorVersion = minorVersion
        self.graph = graph
    }

    static let signature = Array("NIBArchive".utf8)
    static let headerSize = 50
    /// The type codes of values.
    enum Mark {
        static let int8: UInt8 = 0
        static let int16: UInt8 = 1
        static let int32: UInt8 = 2
        static let int64: UInt8 = 3
        static let no: UInt8 = 4
        static let yes: UInt8 = 5
        static let float: UInt8 = 6
        static let double: UInt8 = 7
        static let data: UInt8 = 8
        static let null: UInt8 = 9
        static let reference: UInt8 = 10
    }

    /// Whether bytes begin with the signature of a NIBArchive.
    package static func isNibArchive(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }
}
