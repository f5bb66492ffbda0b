import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkProject

/// The fonts of the projects of a run's documents.
enum ProjectFonts {
    private static let search = FontSearch()

    /// Returns the fonts of a document's project. Invalid font files are reported once on standard error.
    static func fonts(for document: InterfaceDocument, file: String) -> FontLibrary {
        search.fonts(for: document, at: ArgumentPath.location(file)) { failure in
            StandardOutput.writeError("\(failure.path): note: the font cannot be used to measure text: \(failure.reason)\n")
        }
    }
}

extension LayoutOptions {
    /// Returns the options with the fonts of a document's project.
    func withFonts(of document: InterfaceDocument, file: String) -> LayoutOptions {
        var options = self
        options.fonts = ProjectFonts.fonts(for: document, file: file)
        return options
    }
}
