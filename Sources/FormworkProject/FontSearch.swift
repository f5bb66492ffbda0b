package import FormworkFiles
package import FormworkLayout
package import FormworkModel
import Synchronization

/// Finds the fonts that documents use in their projects.
///
/// The fonts of a project are looked for once, for the first of its documents that uses one.
package final class FontSearch: Sendable {
    /// A file of a project that can't be measured as a font.
    package struct Failure: Hashable, Sendable {
        package var path: String
        /// The reason, as text.
        package var reason: String
    }

    private let known = Mutex<[SystemPath: FontLibrary]>([:])

    /// The size in bytes above which a file isn't read. The largest fonts in use contain all of Chinese in several weights.
    private static let largestFile = 64 << 20
    /// The maximum number of fonts read per project, and their maximum total size in bytes.
    private static let fileLimit = 300
    private static let byteLimit = 256 << 20

    package init() {}

    /// Returns the fonts of a document's project; none if the document uses no font that a project would contain.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - location: The document's path; its project is looked for around it.
    ///   - report: Called once for each file that can't be measured as a font.
    package func fonts(for document: InterfaceDocument, at location: SystemPath, report: (Failure) -> Void = { _ in }) -> FontLibrary {
        guard !document.projectFontNames.isEmpty, let files = ProjectFiles(around: location) else { return FontLibrary() }
        // Other threads wait, because they may need the same project.
        return known.withLock { known in
            if let fonts = known[files.root] { return fonts }
            let fonts = Self.read(files, report: report)
            known[files.root] = fonts
            return fonts
        }
    }

    private static func read(_ files: ProjectFiles, report: (Failure) -> Void) -> FontLibrary {
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
                report(Failure(path: path.text, reason: "fonts beyond the limit of \(fileLimit) for a project are not read"))
                break
            }
            switch files.read(path, limit: min(largestFile, bytesLeft)) {
            case .none: continue
            case .tooLarge: report(Failure(path: path.text, reason: "it is too large"))
            case .bytes(let bytes):
                bytesLeft -= bytes.count
                do throws(FontFileError) { try library.add(bytes, budget: &budget) } catch {
                    report(Failure(path: path.text, reason: "\(error)"))
                }
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
