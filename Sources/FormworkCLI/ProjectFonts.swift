import FormworkDiagnostics
import FormworkFonts
import FormworkLayout
import FormworkModel
import FormworkProject

/// The fonts of the projects in which a run's documents lie.
enum ProjectFonts {
    private static let search = FontSearch()

    /// The fonts of a document's project. What is no font is told once, on the standard error stream.
    static func fonts(for document: InterfaceDocument, file: String) -> FontLibrary {
        search.fonts(for: document, at: PathList.location(file)) { failure in
            StandardOutput.writeError("\(failure.path): note: text in this font is not measured by it: \(failure.reason)\n")
        }
    }
}

extension LayoutOptions {
    /// The same, with the fonts of a document's project.
    func withFonts(of document: InterfaceDocument, file: String) -> LayoutOptions {
        var options = self
        options.fonts = ProjectFonts.fonts(for: document, file: file)
        return options
    }
}
