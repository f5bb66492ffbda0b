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

/// The projects around the documents of a run: each is read when its first document asks for it, and once.
final class ProjectSources: Sendable {
    private let named: String?
    private let isOff: Bool
    private let cache: CacheFolder?
    private let limits: DocumentLimits
    private let workers: Int
    /// What the search for documents came past.
    private let searched: SearchedFolders

    /// By the project's folder; nil for one that cannot be read.
    private let projects = Mutex<[SystemPath: ProjectIndex]>([:])
    /// By the document's folder the project's; nil where there is none.
    private let folders = Mutex<[SystemPath: SystemPath?]>([:])
    /// By a folder whether it is a repository with an Xcode project near its top.
    private let repositories = Mutex<[SystemPath: Bool]>([:])

    /// - Parameters:
    ///   - options: which project.
    ///   - files: how documents are read.
    ///   - searched: what the search for them came past.
    convenience init(_ options: ProjectOptions, _ files: FileOptions, _ searched: SearchedFolders) {
        self.init(
            project: options.project, isOff: options.noProject, usesCache: !options.noCache, files.limitOptions.limits, searched,
            jobs: files.jobs)
    }

    /// - Parameters:
    ///   - project: the folder of the only project; nil for those around the documents.
    ///   - isOff: whether there is to be none.
    ///   - usesCache: whether what sources say is kept.
    ///   - limits: how much of a document is read.
    ///   - searched: what the search for documents came past.
    ///   - jobs: how many files at once; nil: as many as there are cores.
    init(
        project: String?, isOff: Bool = false, usesCache: Bool, _ limits: DocumentLimits, _ searched: SearchedFolders = SearchedFolders(),
        jobs: Int? = nil
    ) {
        named = project
        self.isOff = isOff
        cache = usesCache ? CacheFolder() : nil
        self.limits = limits
        self.searched = searched
        workers = max(1, jobs ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// The project that was named; nil where none was, or where there is no such folder.
    func namedProject() throws(RunFailure) -> ProjectIndex? {
        guard let named else { return nil }
        guard let root = PathList.location(named).resolved, root.status()?.isFolder == true else {
            throw RunFailure("'\(named)' is no folder of a project", .cannotRead)
        }
        return project(in: root, called: named)
    }

    /// The project that a document belongs to; nil where it has none, or where it need not be known.
    func project(around file: String) -> ProjectIndex? {
        guard !isOff else { return nil }
        if let named { return PathList.location(named).resolved.flatMap { project(in: $0, called: named) } }
        let location = PathList.location(file)
        guard let root = folder(around: location) else { return nil }
        return project(in: root, called: Self.name(of: root))
    }

    /// The project that the working folder is in; nil where there is none.
    func projectHere() -> ProjectIndex? {
        ProjectFolder.around(folder: SystemPath(".")).flatMap { project(in: $0, called: Self.name(of: $0)) }
    }

    /// Whether all of a repository is the project of what is in it.
    private func isXcodeRepository(_ folder: SystemPath) -> Bool {
        repositories.withLock { known in
            if let isOne = known[folder] { return isOne }
            let isOne = ProjectFolder.isXcodeRepository(folder)
            known[folder] = isOne
            return isOne
        }
    }

    /// The project's folder for a document, resolved; nil where there is none.
    private func folder(around document: SystemPath) -> SystemPath? {
        let folder = document.parent
        return folders.withLock { folders in
            if let known = folders[folder] { return known }
            var found: SystemPath?
            if let root = searched.root(of: folder) {
                // The system is asked once for all documents of a folder that was named.
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

    /// What a folder that was found is called in results: relative to the working folder, where it is that or inside it.
    private static func name(of root: SystemPath) -> String {
        guard let here = SystemPath(".").resolved else { return root.text }
        if root == here { return "" }
        return root.isInside(here) ? String(decoding: root.bytes.dropFirst(here.bytes.count + 1), as: UTF8.self) : root.text
    }

    /// Who asks for a project while another thread reads it waits for it.
    private func project(in root: SystemPath, called name: String) -> ProjectIndex? {
        projects.withLock { projects in
            if let known = projects[root] { return known }
            guard let reader = ProjectReader(root: root, limits: limits) else { return nil }
            let key = SourceCache.fileName(of: root)
            let result = reader.read(cache?.read(key) ?? SourceCache(), named: name) { WorkerThreads.run(workers, $0) }
            if let bytes = result.cache { cache?.write(bytes, key) }
            report(result.index)
            projects[root] = result.index
            return result.index
        }
    }

    /// Says once what was not read, and what is not checked for that. Of a project that nobody named one line says it.
    private func report(_ index: ProjectIndex) {
        let root = index.root.isEmpty ? "." : index.root
        if let limit = index.limit {
            StandardOutput.writeError(
                "formwork: warning: the project '\(root)' is not read whole: \(limit); nothing is reported as missing\n")
        }
        // Where the project is named a finding says it.
        if named == nil, index.hasUncheckedClasses {
            StandardOutput.writeError("formwork: note: the project '\(root)' \(ProjectIndex.uncheckedClasses)\n")
        }
        guard !index.unread.isEmpty else { return }
        if named == nil {
            let files = index.unread.count == 1 ? "1 file" : "\(index.unread.count) files"
            let kinds = Set(index.unread.map(\.kind))
            let consequences = UnreadFile.Kind.allCases.filter(kinds.contains).map(\.consequence).joined(separator: "; ")
            StandardOutput.writeError(
                "formwork: warning: \(files) of the project '\(root)' cannot be read (--project names them): \(consequences)\n")
        }
        for file in named == nil ? [] : index.unread {
            StandardOutput.writeError(
                "formwork: warning: '\(file.path)' of the project cannot be read: \(file.reason); \(file.kind.consequence)\n")
        }
    }
}
