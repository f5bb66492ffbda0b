import FormworkDiagnostics
import FormworkFiles
import FormworkIndex
import FormworkProject
import FormworkRules
import FormworkTree
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The projects around the documents of a run. Each is read once, when its first document needs it.
final class ProjectSources: Sendable {
    private let named: String?
    private let isOff: Bool
    private let cache: CacheFolder?
    private let limits: DocumentLimits
    private let workers: Int
    /// The folders that the search for documents visited.
    private let searched: SearchedFolders?

    /// Project indices by project folder.
    private let projects = Mutex<[SystemPath: ProjectIndex]>([:])
    /// Project folders by document folder; nil if there is none.
    private let folders = Mutex<[SystemPath: SystemPath?]>([:])
    /// Whether folders are repositories with an Xcode project near the top, by folder.
    private let repositories = Mutex<[SystemPath: Bool]>([:])

    /// - Parameters:
    ///   - options: the choice of project.
    ///   - files: the options for reading documents.
    ///   - searched: the folders that the search for documents visited.
    convenience init(_ options: ProjectSelection, files: FileSelection, searched: SearchedFolders?) {
        self.init(
            project: options.project, isOff: options.noProject, usesCache: !options.noCache, files.limits, searched,
            jobs: files.jobs)
    }

    /// - Parameters:
    ///   - project: the folder of the only project; nil for the projects around the documents.
    ///   - isOff: whether to use no project.
    ///   - usesCache: whether parsed sources are cached.
    ///   - limits: the limits of reading documents.
    ///   - searched: the folders that the search for documents visited.
    ///   - jobs: the number of files to process at once; nil for the number of cores.
    init(
        project: String?, isOff: Bool = false, usesCache: Bool, _ limits: DocumentLimits, _ searched: SearchedFolders? = nil,
        jobs: Int? = nil
    ) {
        named = project
        self.isOff = isOff
        cache = usesCache ? CacheFolder() : nil
        self.limits = limits
        self.searched = searched
        workers = max(1, jobs ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// Returns the project that was named; nil if none was named.
    func namedProject() throws(RunFailure) -> ProjectIndex? {
        guard let named else { return nil }
        guard let root = ArgumentPath.location(named).resolved, root.status()?.isFolder == true else {
            throw RunFailure("'\(named)' isn't a project folder", status: .cannotRead)
        }
        return project(in: root, called: named)
    }

    /// Returns the project that a document belongs to; nil if it has none, or if projects are off.
    func project(around file: String) -> ProjectIndex? {
        guard !isOff else { return nil }
        if let named { return ArgumentPath.location(named).resolved.flatMap { project(in: $0, called: named) } }
        let location = ArgumentPath.location(file)
        guard let root = folder(around: location) else { return nil }
        return project(in: root, called: Self.name(of: root))
    }

    /// Whether a project was looked for around documents, and none was found.
    var foundNone: Bool { folders.withLock { !$0.isEmpty && $0.values.allSatisfy { $0 == nil } } }

    /// Returns the project around the working folder; nil if there is none.
    func projectHere() -> ProjectIndex? {
        ProjectFolder.around(folder: SystemPath(".")).flatMap { project(in: $0, called: Self.name(of: $0)) }
    }

    /// Whether a whole repository is one project, because it has an Xcode project near the top.
    private func isXcodeRepository(_ folder: SystemPath) -> Bool {
        repositories.withLock { known in
            if let isOne = known[folder] { return isOne }
            let isOne = ProjectFolder.isXcodeRepository(folder)
            known[folder] = isOne
            return isOne
        }
    }

    /// Returns the resolved project folder of a document; nil if there is none.
    private func folder(around document: SystemPath) -> SystemPath? {
        let folder = document.parent
        return folders.withLock { folders in
            if let known = folders[folder] { return known }
            var found: SystemPath?
            if let searched, let root = searched.root(of: folder) {
                // The file system is searched once for all documents of a folder that was named.
                let above = folders[root] ?? ProjectFolder.around(folder: root)
                folders[root] = .some(above)
                let inside = searched.project(above: folder, upTo: root)?.resolved
                found = inside.flatMap { above.map(isXcodeRepository) == true ? above : $0 } ?? above
            } else {
                found = ProjectFolder.around(document)
            }
            if found.map(FileFence.admits) == false { found = nil }
            folders[folder] = .some(found)
            return found
        }
    }

    /// Returns a found folder's name in results: relative to the working folder if it is that folder or inside it.
    private static func name(of root: SystemPath) -> String {
        guard let here = SystemPath(".").resolved else { return root.text }
        if root == here { return "" }
        return root.isInside(here) ? String(decoding: root.bytes.dropFirst(here.bytes.count + 1), as: UTF8.self) : root.text
    }

    /// Returns the project in a folder, reading it if needed. Other threads wait while one reads.
    private func project(in root: SystemPath, called name: String) -> ProjectIndex? {
        projects.withLock { projects in
            if let known = projects[root] { return known }
            guard let reader = ProjectReader(root: root, limits: limits) else { return nil }
            let key = SourceCache.fileName(of: root)
            let result = reader.read(cache?.read(key) ?? SourceCache(), named: name) { WorkerThreads.run(workers, body: $0) }
            if let bytes = result.cache { cache?.write(bytes, name: key) }
            report(result.index)
            projects[root] = result.index
            return result.index
        }
    }

    /// Reports unread files, and the checks that are skipped because of them. For a project that wasn't named, one line suffices.
    private func report(_ index: ProjectIndex) {
        let root = index.root.isEmpty ? "." : index.root
        if let limit = index.limit {
            StandardOutput.writeError(
                "formwork: warning: the project '\(root)' is only partly read: \(limit); nothing is reported as missing\n")
        }
        // For a project that was named, a finding reports this.
        if named == nil, index.hasUncheckedClasses {
            StandardOutput.writeError("formwork: note: the project '\(root)' \(ProjectIndex.uncheckedClasses)\n")
        }
        guard !index.unread.isEmpty else { return }
        if named == nil {
            let files = index.unread.count == 1 ? "1 file" : "\(index.unread.count) files"
            let kinds = Set(index.unread.map(\.kind))
            let consequences = UnreadFile.Kind.allCases.filter(kinds.contains).map(\.consequence).joined(separator: "; ")
            StandardOutput.writeError(
                "formwork: warning: \(files) of the project '\(root)' cannot be read (--project lists them): \(consequences)\n")
        }
        for file in named == nil ? [] : index.unread {
            StandardOutput.writeError(
                "formwork: warning: '\(file.path)' of the project cannot be read: \(file.reason); \(file.kind.consequence)\n")
        }
    }
}
