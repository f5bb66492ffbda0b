public import FormworkModel
import FormworkTree

extension Element {
    /// The object's id in a legacy archive (`<object class="IBUILabel" id="245502934">`), which the modern document doesn't keep. Nil in modern
    /// documents, and for elements added by the upgrade.
    ///
    /// - Complexity: O(n) in the length of the archive's tag.
    public var archiveIdentifier: String? {
        let tree = document.storage.tree
        guard document.format == .archive, offset < tree.sourceCount, tree.bytes[offset] == UInt8(ascii: "<") else { return nil }
        // The archive was well-formed: the tag ends, and quotes in values are escaped.
        guard let end = tree.bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let tag = tree.bytes[offset..<end]
        for start in tag.indices where tag[start...].starts(with: " id=".utf8) {
            let quote = start + 4
            guard quote < end, let close = tag[(quote + 1)...].firstIndex(of: tag[quote]) else { return nil }
            return String(decoding: tag[(quote + 1)..<close], as: UTF8.self)
        }
        return nil
    }
}
