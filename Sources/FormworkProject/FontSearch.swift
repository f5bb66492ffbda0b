package import FormworkFiles
package import FormworkFonts
import FormworkLayout
package import FormworkModel
import Synchronization

/// Finds the fonts that documents name in the projects around them.
///
/// The fonts of a project are looked for once, when the first of its documents names one.
package final class FontSearch: Sendable {
    /// A file of a project that cannot be measured as a font.
    package struct Failure: Hashable, Sendable {
        package var path: String
        /// Why, in words.
        package var reason: String
    }

    private let known = Mutex<[SystemPath: FontLibrary]>([:])

    /// Larger files are not read: the largest fonts that are in use hold all of Chinese in several weights.
    private static let largestFile = 64 << 20
    /// How many fonts of a project are read at most, and how many bytes in all.
    private static let fileLimit = 300
    private static let byteLimit = 256 << 20

    package init() {}

    /// The fonts of a document's project; none where the document names none that a project would ship.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - location: Where it lies; its project is looked for around it.
    ///   - report: Told of each file that is no font that can be measured, once.
    package func fonts(for document: InterfaceDocument, at location: SystemPath, report: (Failure) -> Void = { _ in }) -> FontLibrary {
        guard !document.projectFontNames.isEmpty, let files = ProjectFiles(around: location) else { return FontLibrary() }
        // Others wait: they may be of the same project.
        return known.withLock { known in
            if let fonts = known[files.root] { return fonts }
            let fonts = Self.read(files, report)
            known[files.root] = fonts
            return fonts
        }
    }

    private static func read(_ files: ProjectFiles, _ report: (Failure) -> Void) -> FontLibrary {
        var paths: [SystemPath] = []
        files.walk { path, name, isFolder in
            if !isFolder, isFont(name) { paths.append(path) }
            return true
        }
        var library = FontLibrary()
        var bytesLeft = byteLimit
        var budget = FontBudget()
        for (place, path) in files.nearest(paths).enumerated() {
            guard place < fileLimit else {
                report(Failure(path: path.text, reason: "more than \(fileLimit) fonts of a project are not read"))
                break
            }
            switch files.read(path, limit: min(largestFile, bytesLeft)) {
            case .none: continue
            case .tooLarge: report(Failure(path: path.text, reason: "it is too large"))
            case .bytes(let bytes):
                bytesLeft -= bytes.count
                do throws(FontFileError) { try library.add(bytes, &budget) } catch { report(Failure(path: path.text, reason: "\(error)")) }
            }
        }
        return library
    }

    private static func isFont(_ name: String) -> Bool {
        switch name.lowercased().split(separator: ".").last {
        case "ttf", "otf", "ttc": true
        default: false
        }
    }
}
