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

/// A file that an edited document goes to, and the folder of what was extracted from it.
struct EditTargetFile {
    private let path: String
    private let rules: OutputRules

    init(_ path: String, _ rules: OutputRules) { (self.path, self.rules) = (path, rules) }

    /// What other storyboards call it: its name without the ending.
    var storyboardName: String? {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.hasSuffix(".storyboard") ? name.dropLast(".storyboard".count) : name[...]
        return stem.isEmpty ? nil : String(stem)
    }

    /// Writes a document and what was extracted from it: all of them, or none.
    ///
    /// Each waits complete beside its place before the first one gets there.
    func write(_ bytes: [UInt8], _ extracts: [EditResult.Extract]) throws(FileError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var inside = OutputRules()
        inside.folder = SystemPath(path).parent.resolved
        var waiting: [(output: PendingOutput, place: OutputPlace)] = []
        for extract in extracts {
            let place = try OutputPlace(folder + extract.path, inside)
            if place.old != nil { throw FileError(path: folder + extract.path, reason: "it is there already", isRefusal: true) }
            try place.claim(for: rules.document)
            waiting.append((try PendingOutput(place, extract.document.text()), place))
        }
        let place = try OutputPlace(path, rules)
        // Several files are all written or none, which pipes and devices cannot be.
        if OutputPlace.descriptor(path) != nil || place.old?.isPlainFile == false {
            throw FileError(path: path, reason: "it is no file, and scenes go to files beside it", isRefusal: true)
        }
        try place.claim(for: rules.document)
        let document = try PendingOutput(place, bytes)
        var written: [OutputPlace] = []
        do throws(FileError) {
            for entry in waiting {
                try entry.output.commit()
                written.append(entry.place)
            }
            try document.commit(replacing: rules.stamp)
        } catch {
            for place in written { _ = place.target.withCString { unlink($0) } }
            throw error
        }
    }
}
