/// A NIBArchive: what today's compiler writes for iOS, and for macOS 10.13 and later.
///
/// All numbers are little-endian. Sections follow the header in the order objects, keys, values, class names.
///
/// Source: files of Apple's compiler beside what they were made of (`scripts/nib-agreement`).
package struct NibArchive: Sendable {
    /// The version behind the point of `1.9` and `1.10`; the layout is the same.
    package var minorVersion: UInt32
    package var graph: NibGraph

    package init(minorVersion: UInt32 = 9, graph: NibGraph) {
        self.minorVersion = minorVersion
        self.graph = graph
    }

    static let signature = Array("NIBArchive".utf8)
    static let headerSize = 50
    /// The marks of values.
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

    /// Whether bytes begin as a NIBArchive does.
    package static func isNibArchive(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }
}
