import FormworkModel
import FormworkNib

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// In what form a file holds a document.
enum InputKind {
    /// The data format of a file; nil where it is a document of Interface Builder.
    ///
    /// - Parameters:
    ///   - path: the file's path. Its extension decides, where it is one of those known.
    ///   - bytes: the file's bytes. Their first that is not blank decides otherwise.
    static func dataFormat(of path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> DataFormat? {
        switch path.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
        case "json": return .json
        case "yaml", "yml": return .yaml
        case "xib", "storyboard", "nib", "storyboardc": return nil
        default: break
        }
        if NibContents.isBinary(bytes) || NibBundle.isPacked(bytes) { return nil }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        switch text.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "<"), nil: return nil
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
        // UTF-16, or no text at all.
        case .some(let byte) where byte >= 0x80 || bytes.prefix(16).contains(0): return nil
        default: return .yaml
        }
    }
}
