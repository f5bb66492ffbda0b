import FormworkDiagnostics
import FormworkFiles

/// A file in two states, of which it may have one only.
struct FilePair {
    /// What it is called in a list of several.
    var name: String
    /// What it was called before, where that is something else.
    var oldName: String?
    var old: DocumentSource?
    var new: DocumentSource?
}

/// The files that a comparison is of.
struct FilePairs {
    private(set) var pairs: [FilePair] = []
    /// What is not compared, with the reason.
    private(set) var skipped: [(path: String, reason: String)] = []

    // MARK: Two files or folders

    /// - Throws: `RunFailure` where one of them is missing, or one is a folder and the other is none.
    init(_ old: String, _ new: String) throws(RunFailure) {
        if let before = DocumentSource.named(old), let after = DocumentSource.named(new) {
            pairs = [FilePair(name: after.name == "<stdin>" ? before.name : after.name, old: before, new: after)]
            return
        }
        let sides = (InputFiles([old], standardInputName: nil), InputFiles([new], standardInputName: nil))
        for side in [sides.0, sides.1] {
            if let missing = side.unreadable.first { throw RunFailure("'\(missing.path)' cannot be read: \(missing.reason)", .cannotRead) }
            skipped += side.skipped
        }
        guard sides.0.hasFolder, sides.1.hasFolder else {
            throw RunFailure("'\(old)' and '\(new)' cannot be compared: one is a folder, the other is a file", .wrongUsage)
        }
        if sides.0.files.isEmpty, sides.1.files.isEmpty {
            throw RunFailure("\(InputFiles.emptyReason) in '\(old)' and '\(new)'", .cannotRead)
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

    /// What is different between two states that git knows.
    ///
    /// - Parameters:
    ///   - revisions: none, one or two, or a range; as `git diff` takes them.
    ///   - isStaged: whether the index is compared, and not the working tree.
    ///   - paths: files and folders; none for all.
    init(_ repository: GitRepository, revisions: [String], isStaged: Bool, paths: [String]) throws(RunFailure) {
        let asked = revisions.isEmpty ? [try repository.head()] : revisions
        try add(repository, asked + (isStaged ? ["--cached"] : []), paths, below: "")
    }

    private mutating func add(_ repository: GitRepository, _ revisions: [String], _ paths: [String], below prefix: String)
        throws(RunFailure)
    {
        // One revision is held against the working tree, whose files git hashes for renamed ones without keeping them.
        let isWorkingTree = revisions.count == 1 && !revisions[0].contains("..")
        let usual = ["diff", "--raw", "-z", "--no-abbrev", "--find-renames", "--no-ext-diff", "--no-color", "--ignore-submodules=dirty"]
        let listed = try repository.output(usual + revisions + ["--"] + paths)
        for entry in GitChange.entries(listed) {
            let name = prefix + String(decoding: entry.newPath, as: UTF8.self)
            if entry.oldMode == GitChange.submoduleMode || entry.newMode == GitChange.submoduleMode {
                addSubmodule(repository, entry, name)
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

    /// What changed inside of a submodule, as far as it is there.
    private mutating func addSubmodule(_ repository: GitRepository, _ entry: GitChange, _ name: String) {
        guard !GitChange.isNone(entry.oldHash), entry.oldMode == entry.newMode else {
            skipped.append((name, "it is a submodule that came or went"))
            return
        }
        do throws(RunFailure) {
            let inner = try GitRepository(in: repository.root + String(decoding: entry.newPath, as: UTF8.self))
            let later = GitChange.isNone(entry.newHash) ? "HEAD" : entry.newHash
            guard inner.root != repository.root, inner.succeeds(["cat-file", "-e", entry.oldHash]),
                inner.succeeds(["cat-file", "-e", later])
            else {
                skipped.append((name, "it is a submodule whose commits are not here"))
                return
            }
            try add(inner, [entry.oldHash, later], [], below: name + "/")
        } catch {
            skipped.append((name, "it is a submodule that is not checked out"))
        }
    }
}
