import FormworkChanges
import FormworkDiagnostics
import FormworkFiles
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The git configuration and attributes that make git call this program for interface files.
struct GitSetup {
    private let repository: GitRepository?
    /// The path of the attributes file.
    private let attributesFile: String

    /// The lines of the attributes file.
    private static let attributes = ["*.storyboard diff=formwork merge=formwork", "*.xib diff=formwork merge=formwork"]

    /// The configuration sections that belong to this program.
    private static let sections = ["diff.formwork", "merge.formwork", "difftool.formwork", "mergetool.formwork"]

    /// - Throws: `RunFailure` without git or a repository.
    init(isGlobal: Bool) throws(RunFailure) {
        if !isGlobal {
            let repository = try GitRepository()
            self.repository = repository
            attributesFile = repository.root + ".gitattributes"
            return
        }
        repository = nil
        let named = Self.text(ToolRun.run("git", arguments: ["config", "--global", "--type=path", "--get", "core.attributesFile"]))
        guard ToolRun.run("git", arguments: ["--version"])?.status == 0 else {
            throw RunFailure("git cannot be run: is it installed?", status: .cannotRead)
        }
        if let named, !named.isEmpty {
            attributesFile = named
            return
        }
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map({ $0 + "/.config" }) else {
            throw RunFailure("there is no home folder for git's attributes", status: .cannotWrite)
        }
        attributesFile = folder + "/git/attributes"
    }

    // MARK: Contents

    /// The configuration, in the order of listing.
    private var configuration: [(name: String, value: String)] {
        let formwork = Self.program
        return [
            ("diff.formwork.textconv", "\(formwork) textconv --outline-version \(DocumentOutline.version)"),
            ("diff.formwork.cachetextconv", "true"),
            // Hunk headers show the view.
            ("diff.formwork.xfuncname", "^[^ ].*$"),
            ("merge.formwork.name", "merge of interface files"),
            ("merge.formwork.driver", "\(formwork) merge --driver --marker-size %L --path %P -o %A %O %A %B"),
            ("difftool.formwork.cmd", "\(formwork) diff \"$LOCAL\" \"$REMOTE\""),
            ("mergetool.formwork.cmd", "\(formwork) merge --resolve -o \"$MERGED\" \"$BASE\" \"$LOCAL\" \"$REMOTE\""),
            ("mergetool.formwork.trustExitCode", "true"),
        ]
    }

    /// The command by which git's shell finds this program: its name if the `PATH` leads here, else its path.
    private static var program: String {
        let own = SystemPath("/proc/self/exe").resolved ?? SystemPath(CommandLine.arguments.first ?? "formwork").resolved
        let folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":").map(String.init) ?? []
        for folder in folders where SystemPath(folder + "/formwork").status() != nil {
            if SystemPath(folder + "/formwork").resolved == own { return "formwork" }
            break
        }
        guard let own else { return "formwork" }
        return "'" + own.text.replacing("'", with: "'\\''") + "'"
    }

    func install() throws(RunFailure) -> ExitStatus {
        let lines = try attributeLines()
        let missing = Self.attributes.filter { !lines.contains($0) }
        if !missing.isEmpty { try writeAttributes(lines + missing) }
        for line in Self.attributes { report(line, in: attributesFile, state: missing.contains(line) ? "written" : "already there") }
        for (name, value) in configuration {
            let isNew = setting(name) != value
            if isNew { try set([name, value]) }
            report("\(name) = \(value)", in: place, state: isNew ? "written" : "already there")
        }
        return .fine
    }

    func uninstall() throws(RunFailure) -> ExitStatus {
        let lines = try attributeLines()
        let kept = lines.filter { !Self.attributes.contains($0) }
        if kept != lines { try writeAttributes(kept) }
        for line in Self.attributes { report(line, in: attributesFile, state: lines.contains(line) ? "removed" : "not there") }
        for section in Self.sections {
            let isThere = hasSection(section)
            if isThere { try set(["--remove-section", section]) }
            report("[\(section)]", in: place, state: isThere ? "removed" : "not there")
        }
        return .fine
    }

    func status() throws(RunFailure) -> ExitStatus {
        let lines = try attributeLines()
        var status = ExitStatus.fine
        for line in Self.attributes {
            report(line, in: attributesFile, state: lines.contains(line) ? "there" : "missing")
            if !lines.contains(line) { status = .foundErrors }
        }
        for (name, value) in configuration {
            let found = setting(name)
            report("\(name) = \(found ?? value)", in: place, state: found == value ? "there" : found == nil ? "missing" : "different value")
            if found != value { status = .foundErrors }
        }
        return status
    }

    private var place: String { repository == nil ? "git's global configuration" : "the repository's configuration" }

    private func report(_ what: String, in place: String, state: String) { StandardOutput.writeReport("\(place): \(what): \(state)\n") }

    // MARK: Attributes

    private func attributeLines() throws(RunFailure) -> [String] {
        guard SystemPath(attributesFile).status() != nil else { return [] }
        let bytes = try DocumentSource.file(InputFile(path: attributesFile)).bytes(.usual)
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Writes the attribute lines. A file that would be empty is removed.
    private func writeAttributes(_ lines: [String]) throws(RunFailure) {
        if lines.isEmpty, unlink(attributesFile) == 0 { return }
        let folder = SystemPath(attributesFile).parent
        if folder.status() == nil { _ = ToolRun.run("mkdir", arguments: ["-p", "--", folder.text]) }
        do throws(FileError) {
            var rules = OutputRules()
            // In a repository the file may be a link that came with it. In the home folder a link is the user's own.
            rules.folder = repository.flatMap { SystemPath($0.root).resolved }
            try OutputFile.replace(attributesFile, with: Array(lines.map { $0 + "\n" }.joined().utf8), rules)
        } catch {
            throw RunFailure("'\(error.path)' cannot be written: \(error.reason)", status: error.status)
        }
    }

    // MARK: Configuration

    private var scope: String { repository == nil ? "--global" : "--local" }

    private func setting(_ name: String) -> String? { Self.text(ToolRun.run("git", arguments: ["config", scope, "--get", name])) }

    private func hasSection(_ section: String) -> Bool {
        ToolRun.run("git", arguments: ["config", scope, "--get-regexp", "^" + section.replacing(".", with: "\\.") + "\\."])?.status == 0
    }

    private func set(_ arguments: [String]) throws(RunFailure) {
        guard ToolRun.run("git", arguments: ["config", scope] + arguments)?.status == 0 else {
            throw RunFailure("git's configuration cannot be written", status: .cannotWrite)
        }
    }

    private static func text(_ result: ToolRun.Result?) -> String? {
        guard let result, result.status == 0 else { return nil }
        return String(decoding: result.output.last == UInt8(ascii: "\n") ? result.output.dropLast() : result.output[...], as: UTF8.self)
    }
}
