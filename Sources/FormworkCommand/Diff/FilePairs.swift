import FormworkDiagnostics
import FormworkFiles
import FormworkTree

/// A file's old and new states, either of which may be missing.
struct FilePair {
    /// The name in a list of several files.
    var name: String
    /// The old name, if different.
    var oldName: String?
    var old: DocumentSource?
    var new: DocumentSource?
}

/// The files to compare.
struct FilePairs {
    private(set) var pairs: [FilePair] = []
    /// Files that aren't compared, with the reasons.
    private(set) var skipped: [(path: String, reason: String)] = []

    // MARK: Two files or folders

    /// - Throws: `RunFailure` if one of them is missing, or only one is a folder.
    init(_ old: String, _ new: String) throws(RunFailure) {
        if let before = DocumentSource.named(old), let after = DocumentSource.named(new) {
            pairs = [FilePair(name: after.name == "<stdin>" ? before.name : after.name, old: before, new: after)]
            return
        }
        let sides = (InputFiles([old], standardInputName: nil), InputFiles([new], standardInputName: nil))
        for side in [sides.0, sides.1] {
            if let missing = side.unreadable.first {
                throw RunFailure("'\(missing.path)' cannot be read: \(missing.reason)", status: .cannotRead)
            }
            skipped += side.skipped
        }
        guard sides.0.hasFolder, sides.1.hasFolder else {
            throw RunFailure("'\(old)' and '\(new)' cannot be compared: one is a folder, the other is a file", status: .wrongUsage)
        }
        if sides.0.files.isEmpty, sides.1.files.isEmpty {
            throw RunFailure("\(InputFiles.emptyReason) in '\(old)' and '\(new)'", status: .cannotRead)
        }
        let later = Dictionary(sides.1.files.map { ($0.below, $0) }, uniquingKeysWith: { first, _ in first })
        let earlier = Set(sides.0.files.map(\.below))
        for file in sides.0.files {
            pairs.append(FilePair(name: file.below, old: .file(file), new: later[file.below].map { .file($0) }))
        }
        for file in sides.1.files where !earlier.contains(file.below) { pairs.append(FilePair(name: file.below, new: .file(file))) }
        pairs.sort { $0.name < $1.name }
    }

    // MARK: Git

    /// Finds the files that differ between two git states.
    ///
    /// - Parameters:
    ///   - revisions: none, one or two, or a range, as in `git diff`.
    ///   - isStaged: whether the index is compared instead of the working tree.
    ///   - paths: files and folders; none for all.
    init(_ repository: GitRepository, revisions: [String], isStaged: Bool, paths: [String]) throws(RunFailure) {
        let asked = revisions.isEmpty ? [try repository.head()] : revisions
        try add(repository, revisions: asked + (isStaged ? ["--cached"] : []), paths: paths, below: "")
    }

    private mutating func add(_ repository: GitRepository, revisions: [String], paths: [String], below prefix: String)
        throws(RunFailure)
    {
        // A single revision is compared with the working tree. git hashes its files to detect renames but doesn't store the blobs.
        let isWorkingTree = revisions.count == 1 && !revisions[0].contains("..")
        let usual = ["diff", "--raw", "-z", "--no-abbrev", "--find-renames", "--no-ext-diff", "--no-color", "--ignore-submodules=dirty"]
        let listed = try repository.output(usual + revisions + ["--"] + paths)
        for entry in GitChange.entries(listed) {
            let name = prefix + String(decoding: entry.newPath, as: UTF8.self)
            if entry.oldMode == GitChange.submoduleMode || entry.newMode == GitChange.submoduleMode {
                addSubmodule(repository, entry: entry, name: name)
                continue
            }
            guard InputFile.isInterfaceFile(entry.newPath) || InputFile.isInterfaceFile(entry.oldPath) else { continue }
            if entry.status == "U" {
                skipped.append((name, "its merge is not finished"))
                continue
            }
            if entry.oldMode == GitChange.linkMode || entry.newMode == GitChange.linkMode {
                skipped.append((name, "it is a symbolic link"))
                continue
            }
            let oldName = prefix + String(decoding: entry.oldPath, as: UTF8.self)
            var pair = FilePair(name: name, oldName: oldName == name ? nil : oldName)
            if entry.status != "A" { pair.old = .blob(entry.oldHash, in: repository, name: oldName) }
            if entry.status != "D" {
                let root = SystemPath(repository.root)
                pair.new =
                    isWorkingTree
                    ? .file(InputFile(root.appending(entry.newPath), named: name, in: root))
                    : .blob(entry.newHash, in: repository, name: name)
            }
            pairs.append(pair)
        }
    }

    /// Adds the changes in a submodule if it is checked out.
    private mutating func addSubmodule(_ repository: GitRepository, entry: GitChange, name: String) {
        guard !GitChange.isNone(entry.oldHash), entry.oldMode == entry.newMode else {
            skipped.append((name, "it is a submodule that was added or removed"))
            return
        }
        do throws(RunFailure) {
            let inner = try GitRepository(in: repository.root + String(decoding: entry.newPath, as: UTF8.self))
            let later = GitChange.isNone(entry.newHash) ? "HEAD" : entry.newHash
            guard inner.root != repository.root, inner.succeeds(["cat-file", "-e", entry.oldHash]),
                inner.succeeds(["cat-file", "-e", later])
            else {
                skipped.append((name, "it is a submodule whose commits are missing"))
                return
            }
            try add(inner, revisions: [entry.oldHash, later], paths: [], below: name + "/")
        } catch {
            skipped.append((name, "it is a submodule that is not checked out"))
        }
    }
}
