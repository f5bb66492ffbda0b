import FormworkEdit
import FormworkFiles
import FormworkImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The output file of an edited document, and the files that are written along with it.
struct EditTargetFile {
    private let path: String
    private let rules: OutputRules

    init(_ path: String, rules: OutputRules) { (self.path, self.rules) = (path, rules) }

    /// The storyboard's name in references: the file name without its extension.
    var storyboardName: String? {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.hasSuffix(".storyboard") ? name.dropLast(".storyboard".count) : name[...]
        return stem.isEmpty ? nil : String(stem)
    }

    /// The name of the file's folder; nil if the folder doesn't exist.
    var folderName: String? { SystemPath(path).parent.resolved.map { String(decoding: $0.name, as: UTF8.self) } }

    /// The file's location, resolved if the given path doesn't name the folder.
    var location: SystemPath {
        let given = SystemPath(path)
        if !given.parent.name.isEmpty, given.parent.name != Array(".".utf8) { return given }
        return given.parent.resolved?.appending(given.name) ?? given
    }

    /// A file that is written together with the document.
    struct Companion {
        var path: String
        var bytes: [UInt8]
        /// The folder that it must be inside, resolved.
        var inside: SystemPath?
        /// A folder to create for it if needed.
        var folder: SystemPath?
        /// The content that it replaces and the file's stamp; nil for a new file, which must not exist yet.
        var old: (bytes: [UInt8], stamp: FileStamp?)?
    }

    /// Returns the extracted documents as files next to the document.
    func companions(_ extracts: [EditResult.Extract]) -> [Companion] {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let inside = SystemPath(path).parent.resolved
        return extracts.map { Companion(path: folder + $0.path, bytes: $0.document.text(), inside: inside) }
    }

    /// Throws if a companion cannot be written, as far as that can be determined without writing.
    func check(_ companions: [Companion]) throws(FileError) {
        for companion in companions {
            if let folder = companion.folder, folder.status() == nil {
                try FileFence.check(folder)
                if folder.parent.withCString({ access($0, W_OK) }) != 0 { throw FileError.last(folder.parent.text) }
                continue
            }
            let parent = try place(of: companion).target.parent
            guard parent.status()?.isFolder == true else {
                throw FileError(path: companion.path, reason: "there is no folder '\(parent.text)'")
            }
            if parent.withCString({ access($0, W_OK) }) != 0 { throw FileError.last(companion.path) }
        }
        _ = try place()
    }

    /// Writes a document and its companions: either all of them or none.
    ///
    /// All files are written completely next to their destinations before the first one is moved.
    ///
    /// - Parameter bytes: the document; nil if it is unchanged.
    func write(_ bytes: [UInt8]?, companions: [Companion]) throws(FileError) {
        var folders: [SystemPath] = []
        var written: [(place: OutputPlace, old: [UInt8]?)] = []
        do throws(FileError) {
            var waiting: [(output: PendingOutput, place: OutputPlace, companion: Companion)] = []
            for companion in companions {
                if let folder = companion.folder, folder.status() == nil {
                    try OutputFolder.make(folder.text)
                    folders.append(folder)
                }
                let place = try place(of: companion)
                waiting.append((try PendingOutput(place, bytes: companion.bytes), place, companion))
            }
            let place = try place()
            let document: PendingOutput? = if let bytes { try PendingOutput(place, bytes: bytes) } else { nil }
            for entry in waiting {
                try entry.output.commit(replacing: entry.companion.old?.stamp)
                written.append((entry.place, entry.companion.old?.bytes))
            }
            try document?.commit(replacing: rules.stamp)
        } catch {
            for (place, old) in written.reversed() {
                if let old { try? PendingOutput(place, bytes: old).commit() } else { _ = place.target.withCString { unlink($0) } }
            }
            for folder in folders.reversed() { _ = folder.withCString { rmdir($0) } }
            throw error
        }
    }

    private func place(of companion: Companion) throws(FileError) -> OutputPlace {
        var inside = OutputRules()
        inside.folder = companion.inside
        let place = try OutputPlace(companion.path, rules: inside)
        if place.old != nil, companion.old == nil {
            throw FileError(path: companion.path, reason: "it already exists", isRefusal: true)
        }
        try place.claim(for: rules.document)
        return place
    }

    private func place() throws(FileError) -> OutputPlace {
        let place = try OutputPlace(path, rules: rules)
        // Writing several files atomically is impossible with pipes and devices.
        if OutputPlace.descriptor(path) != nil || place.old?.isPlainFile == false {
            throw FileError(path: path, reason: "it isn't a regular file, so other files cannot be written next to it", isRefusal: true)
        }
        try place.claim(for: rules.document)
        return place
    }
}
