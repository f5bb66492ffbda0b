package import FormworkIndex
import SwiftParser
import SwiftSyntax

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// Reads what a Swift file says of classes, outlets, actions, and names that documents and catalogues have.
package enum SwiftSourceReader {
    /// The facts of a file; none where no word in it has to do with them.
    ///
    /// - Parameter source: the file, in UTF-8. What is no Swift gives what can be made of it.
    /// - Complexity: O(n) in its length.
    package static func facts(_ source: UnsafeBufferPointer<UInt8>) -> SourceFacts {
        let words = SourceWords(source)
        guard words.declares || words.names else { return SourceFacts() }
        let file = Parser.parse(source: source)
        var reader = SwiftDeclarationReader(lines: SourceLines(source), looksIntoBodies: words.names)
        reader.facts.registersFonts = words.registersFonts
        reader.facts.sizesRows = words.sizesRows
        reader.read(file.statements)
        return reader.facts
    }
}
