/// A file format for translations.
public enum TranslationFormat: String, Sendable, CaseIterable {
    /// Apple's `.strings`: an old-style property list, with a comment before each text.
    case strings
    /// XLIFF 1.2, as Xcode exports it.
    case xliff
    /// XLIFF 2.0 (ISO 21720:2017).
    case xliff2
    /// A string catalog of Xcode 15 or later.
    case xcstrings

    /// The file name extension.
    public var ending: String {
        switch self {
        case .strings: "strings"
        case .xliff, .xliff2: "xliff"
        case .xcstrings: "xcstrings"
        }
    }

    /// Returns the format for a file name; nil for an unknown extension.
    public init?(fileName: String) {
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
    /// Parses a file into one table per document and language.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - format: the format. The version of an XLIFF file is determined from its content.
    /// - Throws: the first reason for which the file is not in the format.
    /// - Complexity: O(n) in the number of bytes, for each language of a catalog.
    public static func tables(_ bytes: [UInt8], as format: TranslationFormat) throws(TranslationError) -> [TranslationTable] {
        switch format {
        case .strings: [try StringsFile(bytes).table]
        case .xliff, .xliff2: try XLIFFReader.tables(bytes)
        case .xcstrings: try StringCatalog(bytes).tables
        }
    }
}
