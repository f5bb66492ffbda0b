/// A binary property list of encoded objects, with references and offsets of one byte.
enum BinaryList {
    /// - Parameters:
    ///   - objects: The encoded objects.
    ///   - top: The index of the top object.
    static func bytes(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return bytes
    }

    /// Returns an encoded ASCII text.
    static func text(_ text: String) -> [UInt8] {
        text.utf8.count < 15 ? [0x50 | UInt8(text.utf8.count)] + text.utf8 : [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8
    }
}
