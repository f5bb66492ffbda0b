import FormworkDiagnostics
import FormworkFiles
import FormworkProject
import FormworkRender
import FormworkChanges

/// Draws screens before and after.
struct DiffPictures {
    private let request: DiffRequest
    private let options: ReviewOptions

    init(_ request: DiffRequest, options: ReviewOptions) {
        self.request = request
        self.options = options
    }

    /// Returns a page with several comparisons.
    func page(_ comparisons: [FileComparison]) throws(RunFailure) -> [UInt8] {
        var files: [(comparison: FileComparison, pictures: ScreenPictures)] = []
        for comparison in comparisons where !comparison.isEqual { files.append((comparison, try pictures(comparison))) }
        return ReviewPage.html(files)
    }

    /// Writes the pictures of a file's screens into a folder: `Main-Login-before.svg`.
    func write(_ comparison: FileComparison, into folder: String) throws(RunFailure) {
        var files: [(name: String, bytes: [UInt8])] = []
        var names: Set<String> = []
        for pair in try pictures(comparison).pairs {
            for (side, picture) in [("before", pair.before), ("after", pair.after)] {
                guard let picture else { continue }
                let stem = Self.fileName([comparison.name, pair.scene, pair.state, pair.device, side])
                var name = stem
                var number = 1
                while !names.insert(name.lowercased()).inserted {
                    number += 1
                    name = "\(stem)-\(number)"
                }
                files.append(("\(name).\(request.pictureFormat.rawValue)", try bytes(picture)))
            }
        }
        if files.isEmpty { return }
        do throws(FileError) {
            try OutputFolder.write(folder, files)
        } catch {
            throw RunFailure("'\(error.path)' cannot be written: \(error.reason)", status: error.status)
        }
    }

    private func pictures(_ comparison: FileComparison) throws(RunFailure) -> ScreenPictures {
        var render = RenderOptions()
        render.spacesLetters = request.pictures != nil && request.pictureFormat == .png
        if render.spacesLetters { render.letters = InstalledFonts.shared.letters }
        render.assets = Self.assets(comparison)
        do throws(RenderError) {
            return try ScreenPictures(
                comparison, options: Self.options(options, side: comparison.new), render: render, outlinesChanges: request.pictures != nil)
        } catch {
            throw RunFailure("\(comparison.name): \(error)", status: .foundErrors)
        }
    }

    /// Returns the requested options with the fonts found next to the new document.
    static func options(_ options: ReviewOptions, side: FileComparison.Side?) -> ReviewOptions {
        guard let side else { return options }
        var options = options
        options.layout = options.layout.withFonts(of: side.document, file: side.name)
        return options
    }

    /// Returns the images and colors found next to the new document.
    static func assets(_ comparison: FileComparison) -> AssetLibrary {
        guard let side = comparison.new else { return AssetLibrary() }
        var search = AssetSearch(side.document, at: ArgumentPath.location(side.name))
        return search.run()
    }

    private func bytes(_ picture: Picture) throws(RunFailure) -> [UInt8] {
        guard request.pictureFormat == .png else { return picture.svg }
        let limits = PNGConversion.Limits()
        do throws(PNGConversion.Failure) {
            return try PNGConversion.bytes(picture, scale: PNGConversion.scale(of: picture, asked: 2, limits), limits: limits)
        } catch {
            throw RunFailure("\(error.message)", status: .cannotWrite)
        }
    }

    /// Returns a file name that is valid on every system, made of the letters, digits, points, dashes and underscores of the parts.
    private static func fileName(_ parts: [String]) -> String {
        let words = parts.filter { !$0.isEmpty }.map { part in
            String(part.split(separator: "/").last.map(String.init) ?? part).unicodeScalars.map { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "." || scalar == "_"
                    ? Character(scalar) : "-"
            }
        }
        let name = String(words.map { String($0) }.joined(separator: "-").prefix(120))
        return name.hasPrefix(".") ? "-" + name : name
    }
}
