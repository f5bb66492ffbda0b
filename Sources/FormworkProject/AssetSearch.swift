package import FormworkFiles
import FormworkImport
package import FormworkModel
package import FormworkRender
import FormworkTree

/// Finds the images and colors that a document uses in its project, in asset catalogs and as separate files.
package struct AssetSearch {
    private let location: SystemPath
    /// The names to find.
    private let images: Set<String>
    private let colors: Set<String>
    private let conversion: ImageConversion?
    private let isMac: Bool
    /// The names of images that were found but are too large for a picture.
    package private(set) var tooLarge: [String] = []
    /// Notes on images that aren't drawn exactly, one sentence each.
    package private(set) var notes: [String] = []

    /// The size in bytes above which an image is scaled down for a picture.
    package static let largestImage = 400_000
    /// The size in bytes above which an image isn't read.
    private static let largestFile = 30_000_000
    /// The size in bytes above which an image isn't embedded if it can't be scaled down.
    private static let largestWhole = 4_000_000

    /// Creates a search for the resources of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - location: The document's path; its project is looked for around it.
    ///   - conversion: Converts PDFs and large images for a picture; nil to leave them out.
    package init(_ document: InterfaceDocument, at location: SystemPath, converting conversion: ImageConversion? = nil) {
        self.location = location
        self.conversion = conversion
        isMac = document.platform == .macOS
        let resources = document.resources
        images = Set(resources.filter { $0.kind == .image && $0.catalog != "system" }.map(\.name))
        colors = Set(resources.filter { $0.kind == .namedColor }.map(\.name))
    }

    /// Searches the project and returns the images and colors found.
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
            guard images.contains(name) || images.contains(base), isUsable(name) else { return false }
            if images.contains(name) { found[name, default: []].append(entry) }
            if base != name, images.contains(base) { found[base, default: []].append(entry) }
            return false
        }
        for name in images.sorted() {
            if let paths = found[name] { addImage(name, paths: files.nearest(paths), files: files, to: &library) }
        }
        for name in colors.sorted() {
            if let paths = foundColors[name] { addColor(name, folders: files.nearest(paths), files: files, to: &library) }
        }
        return library
    }

    // MARK: Results

    /// Adds the first image that can be read.
    private mutating func addImage(_ name: String, paths: [SystemPath], files: ProjectFiles, to library: inout AssetLibrary) {
        for path in paths {
            var file = path
            var isTemplate = false
            if path.text.hasSuffix(".imageset") {
                guard let contents = files.contents(of: path) else { continue }
                isTemplate = contents.isTemplate
                // A scale of 2 is enough for any screen, and half as large as 3.
                let order = [2: 0, 3: 1, 1: 2]
                let usable = contents.images.filter { isUsable($0.filename) && ProjectFiles.isName($0.filename) }
                func rank(_ image: (isDark: Bool, scale: Int, filename: String)) -> Int {
                    (image.isDark ? 90 : 0) + (Self.isPDF(image.filename) ? 10 : 0) + (order[image.scale] ?? 3)
                }
                guard
                    let image = usable.min(by: {
                        rank(($0.isDark, $0.scale, $0.filename)) < rank(($1.isDark, $1.scale, $1.filename))
                    })
                else { continue }
                file = path.appending(image.filename)
            }
            switch files.read(file, limit: conversion == nil ? Self.largestImage : Self.largestFile) {
            case .none: continue
            case .tooLarge:
                tooLarge.append(name)
                notes.append("image '\(name)' is too large to draw; a placeholder is used")
                return
            case .bytes(let bytes):
                guard let (type, shown) = shown(bytes, name: name, file: file) else { return }
                library.images[name] = AssetLibrary.Image(
                    address: "data:\(type);base64," + Base64Text.padded(shown), isTemplate: isTemplate)
                return
            }
        }
    }

    /// Returns the media type and bytes of an image for the picture; nil if it can't be shown.
    private mutating func shown(_ bytes: [UInt8], name: String, file: SystemPath) -> (type: String, bytes: [UInt8])? {
        let type = Self.type(of: file.text)
        if type == "image/svg+xml", !VectorImageWork.isBounded(bytes) {
            notes.append("image '\(name)' draws more than \(VectorImageWork.limit) elements; a placeholder is used")
            return nil
        }
        if let type, bytes.count <= Self.largestImage { return (type, bytes) }
        guard let conversion else { return nil }
        switch type.map({ conversion.smaller(bytes, $0) }) ?? conversion.pdf(bytes) {
        case .png(let png): return ("image/png", png)
        case .missingProgram(let program):
            if let type, bytes.count <= Self.largestWhole { return (type, bytes) }
            let kind = type == nil ? "a PDF" : "too large to draw"
            notes.append("image '\(name)' is \(kind), and \(program) is not installed; a placeholder is used")
        case .failed:
            let reason = type == nil ? "is a PDF that cannot be read" : "is too large to draw, and cannot be scaled down"
            notes.append("image '\(name)' \(reason); a placeholder is used")
        }
        return nil
    }

    /// Adds the first color that is defined.
    private func addColor(_ name: String, folders: [SystemPath], files: ProjectFiles, to library: inout AssetLibrary) {
        for contents in folders.lazy.compactMap({ files.contents(of: $0) }) {
            if let system = contents.systemColor, library.setColor(name, toSystem: system, isMac: isMac) { return }
            let colors = contents.colors
            func color(isDark: Bool, isContrast: Bool) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
                colors.first { $0.isDark == isDark && $0.isContrast == isContrast }.map { ($0.red, $0.green, $0.blue, $0.alpha) }
            }
            let standard = colors.first.map { ($0.red, $0.green, $0.blue, $0.alpha) }
            guard let light = color(isDark: false, isContrast: false) ?? standard else { continue }
            let dark = color(isDark: true, isContrast: false) ?? light
            library.setColor(name, light: light, dark: dark)
            guard colors.contains(where: \.isContrast) else { return }
            let contrast = color(isDark: false, isContrast: true) ?? light
            library.setContrast(of: name, light: contrast, dark: color(isDark: true, isContrast: true) ?? dark)
            return
        }
    }

    // MARK: Names

    /// Returns a file name without extension and scale: `logo` for `logo@2x.png`.
    private static func base(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        let base = name[..<dot]
        for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { return String(base.dropLast(3)) }
        return String(base)
    }

    /// Whether a file with this name is an image that can be shown in a picture.
    private func isUsable(_ name: String) -> Bool { Self.type(of: name) != nil || conversion != nil && Self.isPDF(name) }

    private static func isPDF(_ name: String) -> Bool { name.lowercased().hasSuffix(".pdf") }

    /// Returns the media type of an image that browsers support; nil for others.
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
