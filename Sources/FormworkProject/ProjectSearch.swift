import FormworkFiles
import FormworkIndex

/// Finds the files of a project that concern documents.
struct ProjectSearch {
    /// The purpose of reading a file.
    enum Kind: UInt8, Sendable {
        case swift, objectiveC, document, information, xcodeProject, configuration, package, specification
    }

    struct File: Sendable {
        var path: SystemPath
        var kind: Kind
    }

    private let files: ProjectFiles
    /// The files, in the order of their paths.
    private(set) var found: [File] = []
    private(set) var resources = ResourceIndex()
    private(set) var hasUnseenCode = false
    private(set) var limit: String?
    /// The folders that couldn't be read.
    private(set) var unread: [UnreadFile] = []
    private var hasSubmodules = false
    private var hasEmptyFolder = false
    private var visited = 0
    private var hasPods = false
    private var hasPodfile = false

    static let folderLimit = 20_000
    static let fileLimit = 50_000
    private static let depthLimit = 40

    init(_ files: ProjectFiles) { self.files = files }

    /// Build products and dependencies, which aren't part of the application's sources.
    private static let skipped: Set<String> = [
        "DerivedData", "build", "Build", "node_modules", "fastlane", "vendor", "xcuserdata", "__MACOSX", "target",
    ]

    mutating func run() {
        search(files.root, depth: 0)
        if hasPodfile, !hasPods { hasUnseenCode = true }
        // A submodule that isn't checked out is an empty folder.
        if hasSubmodules, hasEmptyFolder { hasUnseenCode = true }
    }

    private mutating func search(_ folder: SystemPath, depth: Int) {
        guard limit == nil else { return }
        visited += 1
        if visited > Self.folderLimit { limit = "it has more than \(Self.folderLimit) folders" }
        if depth > Self.depthLimit { limit = "its folders are more than \(Self.depthLimit) deep" }
        let entries = entries(of: folder, .folder)
        if entries.isEmpty { hasEmptyFolder = true }
        for (name, isFolder) in entries {
            let path = folder.appending(name)
            let ending = Self.ending(name)
            if isFolder {
                searchFolder(path, name: name, ending: ending, depth: depth)
            } else {
                add(path, name: name, ending: ending)
            }
        }
    }

    private mutating func entries(of folder: SystemPath, _ kind: UnreadFile.Kind) -> [(name: String, isFolder: Bool)] {
        var failure: String?
        let entries = files.entries(of: folder) { failure = $0 }
        if let failure { unread.append(UnreadFile(path: files.below(folder), kind: kind, reason: failure)) }
        return entries
    }

    private mutating func searchFolder(_ path: SystemPath, name: String, ending: String, depth: Int) {
        switch ending {
        case "xcassets":
            resources.catalogCount += 1
            searchCatalog(path, group: "", depth: depth)
        case "xcodeproj":
            // With a project generator, only the schemes are in git.
            let file = path.appending("project.pbxproj")
            if file.status(followsLink: false) != nil { add(file, kind: .xcodeProject) }
        case "framework", "xcframework":
            // A library without sources.
            hasUnseenCode = true
        case "app", "appex", "dSYM", "xcarchive", "xcresult", "xcworkspace", "xcdatamodeld", "momd", "docc", "playground": break
        case "storyboardc": noteCompiled(name)
        case "nib":
            noteCompiled(name)
            let inner = path.appending("designable.nib")
            if inner.status(followsLink: false)?.isPlainFile == true { add(inner, kind: .document) }
        case "icon": resources.images[String(name.dropLast(5))] = path.text
        default:
            if name == "Pods" { hasPods = true }
            if !name.hasPrefix("."), !Self.skipped.contains(name) { search(path, depth: depth + 1) }
        }
    }

    private mutating func add(_ path: SystemPath, name: String, ending: String) {
        switch ending {
        case "swift": add(path, kind: name == "Package.swift" ? .package : .swift)
        case "xcconfig": add(path, kind: .configuration)
        case "yml": if name == "project.yml" { add(path, kind: .specification) }
        case "h", "m", "mm", "hh", "hpp", "pch": add(path, kind: .objectiveC)
        case "storyboard", "xib": add(path, kind: .document)
        case "plist": if name.lowercased().hasSuffix("info.plist") { add(path, kind: .information) }
        case "nib": noteCompiled(name)
        case "a", "dylib", "tbd": hasUnseenCode = true
        case "ttf", "otf", "ttc", "dfont": resources.fontFiles[name] = path.text
        case "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "tiff", "tif", "icns", "bmp", "webp", "ico":
            for name in Self.imageNames(name) { resources.images[name] = path.text }
        default:
            if name == ".gitmodules" { hasSubmodules = true }
            if name == "Podfile" { hasPodfile = true }
            if name == "Cartfile" || name == "Package.resolved" { hasUnseenCode = true }
        }
    }

    private mutating func noteCompiled(_ name: String) { resources.compiledInterfaces.insert(DocumentFacts.name(ofFile: name)) }

    private mutating func add(_ path: SystemPath, kind: Kind) {
        if found.count >= Self.fileLimit {
            limit = "it has more than \(Self.fileLimit) files"
        } else {
            found.append(File(path: path, kind: kind))
        }
    }

    /// Collects the sets of a catalog, by their names with and without the enclosing groups.
    private mutating func searchCatalog(_ folder: SystemPath, group: String, depth: Int) {
        visited += 1
        guard limit == nil, depth <= Self.depthLimit else { return }
        for (name, isFolder) in entries(of: folder, .catalog) where isFolder {
            let path = folder.appending(name)
            let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            switch Self.ending(name) {
            case "imageset", "symbolset", "appiconset", "iconset", "imagestack", "launchimage", "brandassets", "solidimagestack",
                "arimageset":
                resources.images[base] = path.text
                if !group.isEmpty { resources.images[group + base] = path.text }
                searchCatalog(path, group: group, depth: depth + 1)
            case "colorset":
                resources.colors[base] = path.text
                if !group.isEmpty { resources.colors[group + base] = path.text }
            case "": searchCatalog(path, group: group + name + "/", depth: depth + 1)
            default: break
            }
        }
    }

    private static func ending(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// Returns the names by which documents may refer to an image file: with and without extension and scale.
    private static func imageNames(_ name: String) -> [String] {
        guard let dot = name.lastIndex(of: ".") else { return [name] }
        var base = String(name[..<dot])
        let ending = name[dot...]
        var names = [name, base]
        for suffix in ["~ipad", "~iphone", "@2x", "@3x"] where base.hasSuffix(suffix) {
            base = String(base.dropLast(suffix.count))
            names += [base, base + ending]
        }
        return names
    }
}

extension ProjectSearch.Kind {
    /// The kind of facts that are missing if a file of this kind can't be read.
    var unreadKind: UnreadFile.Kind {
        switch self {
        case .swift, .objectiveC: .source
        case .document: .document
        case .information: .information
        case .xcodeProject, .specification, .package, .configuration: .projectFile
        }
    }
}
