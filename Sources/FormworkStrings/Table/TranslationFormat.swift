/// How translations are written down.
package enum TranslationFormat: String, Sendable, CaseIterable {
    /// Apple's tables of texts: a property list in the old style, with a comment before each text.
    case strings
    /// XLIFF 1.2, as Xcode exports it.
    case xliff
    /// XLIFF 2.0 (ISO 21720:2017).
    case xliff2
    /// String catalogs of Xcode 15 and later.
    case xcstrings

    /// How the names of such files end.
    package var ending: String {
        switch self {
        case .strings: "strings"
        case .xliff, .xliff2: "xliff"
        case .xcstrings: "xcstrings"
        }
    }

    /// What a file is by its name; nil where that says nothing.
    package init?(fileName: String) {
        if fileName.hasSuffix(".strings") {
            self = .strings
        } else if fileName.hasSuffix(".xcstrings") {
            self = .xcstrings
        } else if fileName.hasSuffix(".xliff") || fileName.hasSuffix(".xlf") {
            self = .xliff
        } else {
            return nil
        }
    }
}

extension TranslationTable {
    /// What a file says, of each document and in each language apart.
    ///
    /// - Parameter format: how it is written; XLIFF says itself of which version it is.
    /// - Throws: the first reason for which it is none.
    /// - Complexity: O(n) in the number of bytes, for each language of a catalog.
    package static func tables(_ bytes: [UInt8], as format: TranslationFormat) throws(TranslationError) -> [TranslationTable] {
        switch format {
        case .strings: [try StringsFile(bytes).table]
        case .xliff, .xliff2: try XLIFFReader.tables(bytes)
        case .xcstrings: try StringCatalog(bytes).tables
        }
    }
}
