// Safe pointers: buffers are used only during a call and carry their count.

/// The kinds of relevant words in a source file. A file without any isn't parsed.
struct SourceWords {
    /// Whether it may declare or extend a class, or declare an alias.
    private(set) var declares = false
    /// Whether its code may name a cell, a nib, a scene or a resource.
    private(set) var names = false
    /// Whether it may declare outlets.
    private(set) var hasOutlets = false
    /// Whether it may register fonts at run time.
    private(set) var registersFonts = false
    /// Whether it may determine the row heights of a table.
    private(set) var sizesRows = false

    /// - Complexity: O(n) in the length of the file.
    init(_ source: UnsafeBufferPointer<UInt8>) {
        for index in source.indices {
            for word in Self.byFirst[Int(source[index])] where Self.isWholeWord(word.bytes, in: source, at: index) {
                switch word.kind {
                case .declaring: declares = true
                case .naming: names = true
                case .outlets: hasOutlets = true
                case .registering: registersFonts = true
                case .sizing: sizesRows = true
                }
            }
        }
    }

    private enum Kind { case declaring, naming, outlets, registering, sizing }

    private static let words: [(bytes: [UInt8], kind: Kind)] =
        ["class ", "extension ", "protocol ", "typealias ", "static let "].map { (Array($0.utf8), .declaring) }
        + ["dentifier:", "ibName", "loadNib", "nibNamed", "toryboard(name", "Font(name", "named:", "systemName:", "systemSymbolName:"]
        .map { (Array($0.utf8), .naming) } + [(Array("CTFontManagerRegister".utf8), .registering), (Array("IBOutlet".utf8), .outlets)]
        + ["rowHeight", "setRowHeight", "heightForRow"].map { (Array($0.utf8), .sizing) }

    /// The words by their first byte.
    private static let byFirst: [[(bytes: [UInt8], kind: Kind)]] = (0..<256).map { first in words.filter { Int($0.bytes[0]) == first } }

    private static func isWholeWord(_ word: [UInt8], in source: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + word.count <= source.count else { return false }
        for offset in 1..<word.count where source[index + offset] != word[offset] { return false }
        return true
    }
}
