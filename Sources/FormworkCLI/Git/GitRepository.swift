import FormworkDiagnostics

/// The repository around the working folder, or around another one, asked through git's own command.
struct GitRepository {
    /// The folder that git is asked in; nil for the working folder.
    let folder: String?
    /// The working tree's top folder, with a slash behind it.
    let root: String

    /// - Parameters:
    ///   - folder: a folder of the repository; nil for the working folder.
    ///   - hint: what to do where there is no repository.
    /// - Throws: `RunFailure` where git is missing, or the folder is in no working tree.
    init(in folder: String? = nil, hint: String = "run it inside one") throws(RunFailure) {
        self.folder = folder
        guard let result = Self.run(["rev-parse", "--show-toplevel"], in: folder) else {
            throw RunFailure("git cannot be run: is it installed?", .cannotRead)
        }
        guard result.status == 0, result.output.count > 1 else {
            throw RunFailure("'\(folder ?? ".")' is not inside a git repository: \(hint)", .wrongUsage)
        }
        root = String(decoding: result.output.dropLast(), as: UTF8.self) + "/"
    }

    /// What git prints.
    ///
    /// - Throws: `RunFailure` where it does not end well, with what git says about it.
    func output(_ arguments: [String], limit: Int? = nil) throws(RunFailure) -> [UInt8] {
        guard let result = Self.run(arguments, in: folder, limit: limit) else {
            throw RunFailure("git cannot be run: is it installed?", .cannotRead)
        }
        if result.isCut { throw RunFailure("what git gives for '\(arguments.last ?? "")' is too large (--max-size)", .cannotRead) }
        guard result.status == 0 else {
            // Asked again for what it says: that is not part of what it prints.
            let said = Self.run(arguments, in: folder, limit: 1 << 16, errors: .joined)?.output ?? []
            let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").filter {
                $0.contains("fatal:") || $0.contains("error:")
            }
            let reason = lines.last.map { ": " + $0.replacing("fatal: ", with: "").replacing("error: ", with: "") } ?? ""
            throw RunFailure("'git \(arguments.first ?? "")' failed\(reason)", .cannotRead)
        }
        return result.output
    }

    /// Whether git ends well.
    func succeeds(_ arguments: [String]) -> Bool { Self.run(arguments, in: folder)?.status == 0 }

    /// Whether the clone has only the latest part of the history.
    var isShallow: Bool { (try? output(["rev-parse", "--is-shallow-repository"])).map { $0.starts(with: "true".utf8) } ?? false }

    private static func run(
        _ arguments: [String], in folder: String?, limit: Int? = nil, errors: ToolRun.Errors = .dropped
    ) -> ToolRun.Result? {
        // Nothing that a repository configures is run to show a difference, and nothing is locked.
        let usual = ["--no-optional-locks", "-c", "core.fsmonitor=false"] + (folder.map { ["-C", $0] } ?? [])
        var bounds = ToolRun.Bounds()
        bounds.output = limit
        return ToolRun.run("git", usual + arguments, errors: errors, bounds: bounds)
    }

    /// The hash of the commit that a revision names.
    ///
    /// - Throws: `RunFailure` for what names none, an option of git among it.
    func commit(_ revision: String) throws(RunFailure) -> String {
        let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        guard let hash = try? output(question).dropLast() else {
            throw RunFailure("'\(revision)' is not a revision of this repository\(fetchHint(for: revision))", .cannotRead)
        }
        return String(decoding: hash, as: UTF8.self)
    }

    /// The command that may bring a revision that is not here; empty where there is nowhere to get it from.
    private func fetchHint(for revision: String) -> String {
        let remotes = (try? output(["remote"]))?.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? []
        guard let remote = remotes.first(where: { revision.hasPrefix($0 + "/") }) ?? remotes.first else { return "" }
        let clone = isShallow ? ": this clone is shallow; " : ": if it was not fetched, "
        // Nothing that a shell would read as anything but a name is put into a command.
        let isName =
            revision.first != "-"
            && revision.utf8.allSatisfy { byte in
                UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || byte == UInt8(ascii: "_")
            }
        guard isName, !revision.isEmpty else { return isShallow ? clone + "'git fetch --unshallow' gets the rest of its history" : "" }
        if revision.count >= 7, revision.allSatisfy(\.isHexDigit) { return "\(clone)'git fetch \(remote) \(revision)' gets it" }
        if revision.hasPrefix(remote + "/") {
            let branch = revision.dropFirst(remote.count + 1)
            return "\(clone)'git fetch \(remote) \(branch):refs/remotes/\(revision)' gets it"
        }
        return "\(clone)'git fetch \(remote) \(revision):refs/remotes/\(remote)/\(revision)' gets it as '\(remote)/\(revision)'"
    }

    /// The state before the first commit, or of the last one.
    func head() throws(RunFailure) -> String {
        if succeeds(["rev-parse", "--verify", "--quiet", "HEAD"]) { return "HEAD" }
        return String(decoding: try output(["hash-object", "-t", "tree", "/dev/null"]).dropLast(), as: UTF8.self)
    }

    /// The file in which git writes down each state that the working tree's head has had; nil where it keeps none.
    func journal() -> String? {
        guard let path = try? output(["rev-parse", "--git-path", "logs/HEAD"]).dropLast() else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        return text.hasPrefix("/") ? text : (folder ?? ".") + "/" + text
    }

    /// The bytes of a blob.
    ///
    /// - Parameters:
    ///   - name: its hash, or `REV:PATH`.
    ///   - limit: how many bytes it may have.
    func blob(_ name: String, limit: Int) throws(RunFailure) -> [UInt8] { try output(["cat-file", "blob", name], limit: limit) }
}

/// An entry of `git diff --raw`: a file in two states.
struct GitChange {
    /// The modes and hashes; a hash of zeros is the working tree's file, or none.
    var oldMode: String
    var newMode: String
    var oldHash: String
    var newHash: String
    /// `A`, `D`, `M`, `R`, `C`, `T` or `U`.
    var status: Character
    var oldPath: [UInt8]
    var newPath: [UInt8]

    static let submoduleMode = "160000"
    static let linkMode = "120000"

    /// The entries that `git diff --raw -z` prints.
    static func entries(_ bytes: [UInt8]) -> [GitChange] {
        var parts = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
        var entries: [GitChange] = []
        while let head = parts.popFirst(), head.first == UInt8(ascii: ":") {
            let fields = String(decoding: head.dropFirst(), as: UTF8.self).split(separator: " ")
            guard fields.count == 5, let status = fields[4].first, let path = parts.popFirst() else { break }
            var newPath = path
            if status == "R" || status == "C" {
                guard let other = parts.popFirst() else { break }
                newPath = other
            }
            entries.append(
                GitChange(
                    oldMode: String(fields[0]), newMode: String(fields[1]), oldHash: String(fields[2]), newHash: String(fields[3]),
                    status: status, oldPath: Array(path), newPath: Array(newPath)))
        }
        return entries
    }

    /// Whether a hash names nothing that git keeps.
    static func isNone(_ hash: String) -> Bool { hash.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }
}
