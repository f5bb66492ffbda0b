import FormworkModel
import FormworkNib

// Safe pointers: memory is only used during a call, and its size is passed along.

/// Detects the format of a document.
enum InputKind {
    /// Returns the data format of a file; nil if it is an Interface Builder document.
    ///
    /// - Parameters:
    ///   - path: the file's path. A known extension determines the format.
    ///   - bytes: the file's bytes. Otherwise their first nonblank byte determines it.
    static func dataFormat(of path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> InterfaceDocument.DataFormat? {
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
