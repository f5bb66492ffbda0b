import FormworkCompile
import FormworkFiles
import FormworkNib

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The destination of a compiled document: a file, or a folder that is replaced as a whole.
struct CompiledPlace: Sendable {
    var path: String
    var rules: OutputRules

    /// Writes the output next to the destination, then moves it there. On failure the destination is unchanged and nothing is left behind.
    func write(_ compiled: CompiledOutput) throws(FileError) {
        let path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        let target = SystemPath(path)
        try Self.check(compiled, path: path)
        let old = target.status(followsLink: false)
        if compiled.shape == .file, old?.isFolder != true {
            if let there = target.status(), there.isPlainFile, rules.inputs[FileIdentity(there)] == nil, FileFence.admits(target) {
                try CompiledContents.checkFile(target, path: path)
            }
            return try OutputFile.replace(path, with: compiled.bundle.members.first?.bytes ?? [], rules)
        }
        if path == "-" { throw FileError(path: path, reason: "a folder cannot be written to standard output", isRefusal: true) }
        guard FileFence.admits(target) else { throw FileFence.refusal(path) }
        guard !path.utf8.contains(0), !target.name.isEmpty, target.name != Array(".".utf8), target.name != Array("..".utf8) else {
            throw FileError(path: path, reason: "it isn't a valid folder name")
        }
        if let old { try check(old, target: target, path: path) }
        let waiting = target.parent.appending(".formwork-\(getpid())-\(UInt64.random(in: 0 ... .max))")
        var tickets: [StopCleanup.Ticket] = []
        defer { for ticket in tickets { StopCleanup.release(ticket) } }
        defer { Self.remove(waiting) }
        if compiled.shape == .file {
            tickets.append(try Self.write(compiled.bundle.members.first?.bytes ?? [], to: waiting, path: path))
        } else {
            tickets.append(try Self.makeFolder(waiting, path: path))
            for member in compiled.bundle.members {
                var folder = waiting
                let parts = member.name.split(separator: "/").map(String.init)
                for part in parts.dropLast() {
                    folder = folder.appending(part)
                    if folder.status()?.isFolder != true { tickets.append(try Self.makeFolder(folder, path: path)) }
                }
                tickets.append(try Self.write(member.bytes, to: folder.appending(parts.last ?? ""), path: path))
            }
        }
        // The replaced output has no ticket, so a signal has to wait until it is removed.
        try StopCleanup.together { () throws(FileError) in try Self.exchange(waiting, target: target, isThere: old != nil, path: path) }
    }

    /// Throws, before anything is written, unless every member's path is inside the folder and unique.
    private static func check(_ compiled: CompiledOutput, path: String) throws(FileError) {
        guard !compiled.bundle.members.isEmpty else { throw FileError(path: path, reason: "compiling the document produced no files") }
        guard compiled.shape == .folder else { return }
        var names: Set<String> = []
        for member in compiled.bundle.members {
            guard MemberName.isPath(member.name) else {
                throw FileError(path: path, reason: "'\(member.name)' isn't a valid file name", isRefusal: true)
            }
            guard names.insert(member.name).inserted else {
                throw FileError(path: path, reason: "two files would have the name '\(member.name)'", isRefusal: true)
            }
        }
    }

    /// Throws unless the existing file or folder may be replaced: it must be compiled, and it must not be or contain an input.
    private func check(_ old: stat, target: SystemPath, path: String) throws(FileError) {
        if let input = rules.inputs[FileIdentity(old)] {
            throw FileError(path: path, reason: "it would overwrite the input '\(input)'", isRefusal: true)
        }
        if old.isPlainFile { return try CompiledContents.checkFile(target, path: path) }
        guard old.isFolder else { throw FileError(path: path, reason: "it is neither a file nor a folder", isRefusal: true) }
        try CompiledContents.checkFolder(target, path: path)
        for input in rules.inputs.values where SystemPath(input).resolved.map({ $0.isInside(target.resolved ?? target) }) == true {
            throw FileError(path: path, reason: "it contains the input '\(input)'", isRefusal: true)
        }
    }

    private static func makeFolder(_ folder: SystemPath, path: String) throws(FileError) -> StopCleanup.Ticket {
        guard let ticket = StopCleanup.createFolder(folder) else { throw FileError.last(path) }
        return ticket
    }

    private static func write(_ bytes: [UInt8], to file: SystemPath, path: String) throws(FileError) -> StopCleanup.Ticket {
        guard let (descriptor, ticket) = StopCleanup.create(file, mode: 0o666) else { throw FileError.last(path) }
        defer { close(descriptor) }
        let failure = OutputFile.writeAll(bytes, to: descriptor)
        if failure != 0 {
            StopCleanup.release(ticket)
            throw FileError(path: path, reason: FileError.text(failure))
        }
        return ticket
    }

    /// Moves the waiting output to its destination and removes the old one.
    ///
    /// The exchange is atomic if the system supports it. Otherwise the old output is renamed first, and for a moment neither is there.
    private static func exchange(_ waiting: SystemPath, target: SystemPath, isThere: Bool, path: String) throws(FileError) {
        guard isThere else {
            if waiting.withCString({ from in target.withCString { rename(from, $0) } }) != 0 { throw FileError.last(path) }
            return
        }
        let aside = SystemPath(bytes: waiting.bytes + Array("-old".utf8))
        let isSwapped = FileExchange.swap(waiting, target)
        if !isSwapped {
            if target.withCString({ from in aside.withCString { rename(from, $0) } }) != 0 { throw FileError.last(path) }
            if waiting.withCString({ from in target.withCString { rename(from, $0) } }) != 0 {
                let error = FileError.last(path)
                _ = aside.withCString { from in target.withCString { rename(from, $0) } }
                throw error
            }
        }
        let removed = isSwapped ? waiting : aside
        // Another program may have replaced the old folder since the check. If so, it is put back.
        if removed.status(followsLink: false)?.isFolder == true, !CompiledContents.isCompiledFolder(removed) {
            if isSwapped {
                _ = FileExchange.swap(waiting, target)
            } else if target.withCString({ from in waiting.withCString { rename(from, $0) } }) == 0 {
                _ = aside.withCString { from in target.withCString { rename(from, $0) } }
            }
            throw CompiledContents.refusal(path)
        }
        remove(removed)
    }

    /// Removes a file, or a folder of compiled files.
    private static func remove(_ path: SystemPath, depth: Int = 0) {
        guard depth < 4, let status = path.status(followsLink: false) else { return }
        if status.isFolder {
            for name in (try? FolderListing.names(in: path)) ?? [] { remove(path.appending(name), depth: depth + 1) }
            _ = path.withCString { rmdir($0) }
        } else {
            _ = path.withCString { unlink($0) }
        }
    }
}
