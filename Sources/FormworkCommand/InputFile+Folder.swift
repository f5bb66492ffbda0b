import FormworkFiles
import FormworkNib

extension InputFile {
    /// Whether a folder represents one interface file: a `.nib` without its source, or a compiled storyboard.
    static func isCompiledFolder(_ path: SystemPath) -> Bool {
        var name = path.bytes
        while name.last == UInt8(ascii: "/") { name.removeLast() }
        if name.hasEnding(".storyboardc") { return true }
        return name.hasEnding(".nib") && path.appending("designable.nib").status() == nil
    }

    /// The maximum number of files in a compiled folder, and the maximum depth.
    private static let (memberLimit, depthLimit) = (4_096, 3)

    /// Returns the files of a compiled folder, packed into one.
    ///
    /// - Throws: `FileError` if one of them cannot be read, or if there are too many.
    func packedFolder(sizeLimit: Int) throws -> [UInt8] {
        var members: [NibBundle.Member] = []
        var folders: [(path: SystemPath, prefix: String, depth: Int)] = [(location, "", 0)]
        let buffer = FileBuffer(sizeLimit: sizeLimit)
        var size = 0
        while let folder = folders.popLast() {
            for name in try FolderListing.names(in: folder.path, limit: Self.memberLimit + 1) {
                let path = folder.path.appending(name)
                let text = folder.prefix + String(decoding: name, as: UTF8.self)
                // Links are skipped, since they may lead out of the folder.
                guard let status = path.status(followsLink: false) else { continue }
                if status.isFolder, folder.depth < Self.depthLimit {
                    folders.append((path, text + "/", folder.depth + 1))
                } else if status.isPlainFile, name.hasEnding(".nib") || name.hasEnding(".plist") {
                    let bytes = try buffer.read(plainFile: path) { Array($0) }
                    size += bytes.count
                    members.append(NibBundle.Member(name: text, bytes: bytes))
                }
                guard members.count <= Self.memberLimit, size <= sizeLimit else {
                    throw FileError(path: self.path, reason: "the folder contains more than an interface file")
                }
            }
        }
        return NibBundle(members).packed
    }
}

extension [UInt8] {
    /// Whether the bytes end with a text.
    fileprivate func hasEnding(_ ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
