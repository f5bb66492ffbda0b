package import FormworkIndex
import SwiftParser
import SwiftSyntax

// Safe pointers: buffers are used only during a call and carry their count.

/// Reads the classes, outlets and actions of a Swift file, and the names of documents and resources in it.
package enum SwiftSourceReader {
    /// Returns the facts of a file; none if no word in it is relevant.
    ///
    /// - Parameter source: The file, in UTF-8. A file that isn't Swift gives the facts that the parser recovers.
    /// - Throws: `SourceExcess` if it is nested too deeply to be parsed.
    /// - Complexity: O(n) in the file's length.
    package static func facts(_ source: UnsafeBufferPointer<UInt8>) throws(SourceExcess) -> SourceFacts {
        let words = SourceWords(source)
        guard words.declares || words.names else { return SourceFacts() }
        if let reason = SwiftNesting.excess(in: source) { throw SourceExcess(reason: reason) }
        let file = Parser.parse(source: source)
        var reader = SwiftDeclarationReader(lines: SourceLines(source), looksIntoBodies: words.names || words.hasOutlets)
        reader.facts.registersFonts = words.registersFonts
        reader.facts.sizesRows = words.sizesRows
        reader.read(file.statements)
        reader.keepAssignedOutlets()
        return reader.facts
    }
}
