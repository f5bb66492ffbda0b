import FormworkImport
import FormworkModel
import FormworkRender

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Finds the images and colours that a document uses in the project around it: in asset catalogues, and as files of their own.
struct AssetSearch {
    private let document: InterfaceDocument
    private let path: String
    /// The names that are looked for.
    private let images: Set<String>
    private let colors: Set<String>
    /// Images that were found and are too large to stand in a picture, by name.
    private(set) var tooLarge: [String] = []
    private let buffer = FileBuffer()

    /// Beyond this many bytes an image is not put into a picture.
    private static let largestImage = 400_000
    /// How many folders are looked into at most.
    private static let folderLimit = 4_000

    init(_ document: InterfaceDocument, path: String) {
        self.document = document
        self.path = path
        let resources = document.resources
        images = Set(resources.filter { $0.kind == .image && $0.catalog != "system" }.map(\.name))
        colors = Set(resources.filter { $0.kind == .namedColor }.map(\.name))
    }

    /// What was found.
    mutating func run() -> AssetLibrary {
        var library = AssetLibrary()
        guard !images.isEmpty || !colors.isEmpty, let root = projectFolder else { return library }
        var found: [String: [String]] = [:]
        var foundColors: [String: [String]] = [:]
        var folders = [root]
        var visited = 0
        while let folder = folders.popLast(), visited < Self.folderLimit {
            visited += 1
            for (name, isFolder) in Self.entries(of: folder) {
                let entry = folder + "/" + name
                let base = Self.base(name)
                if isFolder {
                    if name.hasSuffix(".imageset"), images.contains(base) {
                        found[base, default: []].append(entry)
                    } else if name.hasSuffix(".colorset"), colors.contains(base) {
                        foundColors[base, default: []].append(entry)
                    } else if !name.hasPrefix("."), !Self.skipped.contains(name), !name.hasSuffix(".imageset"), !name.hasSuffix(".colorset")
                    {
                        folders.append(entry)
                    }
                } else if images.contains(name) || images.contains(base), Self.type(of: name) != nil {
                    if images.contains(name) { found[name, default: []].append(entry) }
                    if base != name, images.contains(base) { found[base, default: []].append(entry) }
                }
            }
        }
        for name in images.sorted() { if let paths = found[name] { addImage(name, nearest(paths), to: &library) } }
        for name in colors.sorted() { if let paths = foundColors[name] { addColor(name, nearest(paths), to: &library) } }
        return library
    }

    private static let skipped: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

    /// The nearest folder around the document that looks like a project's, else the folder around the document's own.
    private var projectFolder: String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var parts = String(cString: resolved).split(separator: "/").dropLast().map(String.init)
        let own = "/" + parts.joined(separator: "/")
        for _ in 0..<6 {
            guard parts.count > 1 else { break }
            let folder = "/" + parts.joined(separator: "/")
            let names = Self.entries(of: folder).map(\.name)
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git" }
            ) {
                return folder
            }
            parts.removeLast()
        }
        return own
    }

    // MARK: What was found

    /// Those first whose paths have most in common with the document's: of the same target.
    private func nearest(_ paths: [String]) -> [String] {
        guard let resolved = realpath(path, nil) else { return paths.sorted() }
        defer { free(resolved) }
        let document = String(cString: resolved)
        return paths.sorted { (document.commonPrefix(with: $1).count, $0) < (document.commonPrefix(with: $0).count, $1) }
    }

    /// Adds the first that can be read.
    private mutating func addImage(_ name: String, _ paths: [String], to library: inout AssetLibrary) {
        for path in paths {
            var file = path
            var isTemplate = false
            if path.hasSuffix(".imageset") {
                guard let contents = contents(of: path) else { continue }
                isTemplate = contents.isTemplate
                // Twice the points is enough for any screen, and half as large as three times.
                let order = [2: 0, 3: 1, 1: 2]
                let usable = contents.images.filter { Self.type(of: $0.filename) != nil && !$0.filename.contains("/") }
                guard let image = usable.min(by: { ($0.isDark ? 9 : order[$0.scale] ?? 3) < ($1.isDark ? 9 : order[$1.scale] ?? 3) }) else {
                    continue
                }
                file = path + "/" + image.filename
            }
            guard let type = Self.type(of: file), let bytes = read(file) else { continue }
            if bytes.count > Self.largestImage {
                tooLarge.append(name)
                return
            }
            library.images[name] = AssetLibrary.Image(
                address: "data:\(type);base64," + Base64Text.padded(bytes), isTemplate: isTemplate)
            return
        }
    }

    /// Adds the first that says a colour.
    private func addColor(_ name: String, _ folders: [String], to library: inout AssetLibrary) {
        for contents in folders.lazy.compactMap({ contents(of: $0) }) {
            guard let light = contents.colors.first(where: { !$0.isDark }) ?? contents.colors.first else { continue }
            let dark = contents.colors.first(where: \.isDark) ?? light
            library.setColor(
                name, light: (light.red, light.green, light.blue, light.alpha), dark: (dark.red, dark.green, dark.blue, dark.alpha))
            return
        }
    }

    private func contents(of folder: String) -> AssetContents? {
        try? buffer.read(InputFile(path: folder + "/Contents.json")) { AssetContents($0) }
    }

    private func read(_ path: String) -> [UInt8]? { try? buffer.read(InputFile(path: path)) { Array($0) } }

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

    /// The names in a folder, sorted; empty where it cannot be read.
    private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var result: [(String, Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            // A link is not followed: it may lead in circles.
            guard lstat(folder + "/" + name, &status) == 0 else { continue }
            result.append((name, status.st_mode & S_IFMT == S_IFDIR))
        }
        return result.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
