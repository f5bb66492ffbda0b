package import FormworkFiles
import FormworkImport
package import FormworkModel
package import FormworkRender

/// Finds the images and colours that a document uses in the project around it: in asset catalogues, and as files of their own.
package struct AssetSearch {
    private let location: SystemPath
    /// The names that are looked for.
    private let images: Set<String>
    private let colors: Set<String>
    /// Images that were found and are too large to stand in a picture, by name.
    package private(set) var tooLarge: [String] = []

    /// Beyond this many bytes an image is not put into a picture.
    private static let largestImage = 400_000

    /// A search for what a document names.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - location: where it lies; its project is looked for around it.
    package init(_ document: InterfaceDocument, at location: SystemPath) {
        self.location = location
        let resources = document.resources
        images = Set(resources.filter { $0.kind == .image && $0.catalog != "system" }.map(\.name))
        colors = Set(resources.filter { $0.kind == .namedColor }.map(\.name))
    }

    /// What was found.
    package mutating func run() -> AssetLibrary {
        var library = AssetLibrary()
        guard !images.isEmpty || !colors.isEmpty, let files = ProjectFiles(around: location) else { return library }
        var found: [String: [SystemPath]] = [:]
        var foundColors: [String: [SystemPath]] = [:]
        files.walk { entry, name, isFolder in
            let base = Self.base(name)
            if isFolder {
                if name.hasSuffix(".imageset"), images.contains(base) { found[base, default: []].append(entry) }
                if name.hasSuffix(".colorset"), colors.contains(base) { foundColors[base, default: []].append(entry) }
                return !name.hasSuffix(".imageset") && !name.hasSuffix(".colorset")
            }
            guard images.contains(name) || images.contains(base), Self.type(of: name) != nil else { return false }
            if images.contains(name) { found[name, default: []].append(entry) }
            if base != name, images.contains(base) { found[base, default: []].append(entry) }
            return false
        }
        for name in images.sorted() { if let paths = found[name] { addImage(name, files.nearest(paths), files, to: &library) } }
        for name in colors.sorted() { if let paths = foundColors[name] { addColor(name, files.nearest(paths), files, to: &library) } }
        return library
    }

    // MARK: What was found

    /// Adds the first that can be read.
    private mutating func addImage(_ name: String, _ paths: [SystemPath], _ files: ProjectFiles, to library: inout AssetLibrary) {
        for path in paths {
            var file = path
            var isTemplate = false
            if path.text.hasSuffix(".imageset") {
                guard let contents = files.contents(of: path) else { continue }
                isTemplate = contents.isTemplate
                // Twice the points is enough for any screen, and half as large as three times.
                let order = [2: 0, 3: 1, 1: 2]
                let usable = contents.images.filter { Self.type(of: $0.filename) != nil && ProjectFiles.isName($0.filename) }
                guard let image = usable.min(by: { ($0.isDark ? 9 : order[$0.scale] ?? 3) < ($1.isDark ? 9 : order[$1.scale] ?? 3) }) else {
                    continue
                }
                file = path.appending(image.filename.utf8)
            }
            guard let type = Self.type(of: file.text) else { continue }
            switch files.read(file, limit: Self.largestImage) {
            case .none: continue
            case .tooLarge:
                tooLarge.append(name)
                return
            case .bytes(let bytes):
                library.images[name] = AssetLibrary.Image(
                    address: "data:\(type);base64," + Base64Text.padded(bytes), isTemplate: isTemplate)
                return
            }
        }
    }

    /// Adds the first that says a colour.
    private func addColor(_ name: String, _ folders: [SystemPath], _ files: ProjectFiles, to library: inout AssetLibrary) {
        for contents in folders.lazy.compactMap({ files.contents(of: $0) }) {
            guard let light = contents.colors.first(where: { !$0.isDark }) ?? contents.colors.first else { continue }
            let dark = contents.colors.first(where: \.isDark) ?? light
            library.setColor(
                name, light: (light.red, light.green, light.blue, light.alpha), dark: (dark.red, dark.green, dark.blue, dark.alpha))
            return
        }
    }

    // MARK: Names

    /// A file's name without its ending and its scale: `logo` for `logo@2x.png`.
    private static func base(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        let base = name[..<dot]
        for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { return String(base.dropLast(3)) }
        return String(base)
    }

    /// The media type of an image that browsers know; nil for others.
    private static func type(of name: String) -> String? {
        switch name.lowercased().split(separator: ".").last {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "svg": "image/svg+xml"
        default: nil
        }
    }
}
