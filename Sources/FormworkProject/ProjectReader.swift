package import FormworkFiles
import FormworkImport
package import FormworkIndex
import FormworkSources
package import FormworkTree
import Synchronization

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// Reads a project: finds its files, reads sources, documents and catalogues, on several threads.
package struct ProjectReader {
    /// What was read, and what to keep of it.
    package struct Result {
        package var index: ProjectIndex
        /// What the cache is to hold; nil where it holds that already.
        package var cache: [UInt8]?
    }

    /// Runs a piece of work on several threads at once, and returns when all have ended.
    package typealias Workers = (_ body: @escaping @Sendable () -> Void) -> Void

    /// Beyond this many bytes a source is generated, or none.
    private static let sourceLimit = 4 << 20
    /// How many bytes of sources are read at most.
    private static let totalLimit = 512 << 20

    private let files: ProjectFiles
    private let limits: DocumentLimits

    /// - Parameters:
    ///   - root: the project's folder; nil is returned where there is none.
    ///   - limits: how much of a document is read.
    package init?(root: SystemPath, limits: DocumentLimits = .usual) {
        guard let resolved = root.resolved, resolved.status()?.isFolder == true else { return nil }
        files = ProjectFiles(root: resolved)
        self.limits = limits
    }

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - cache: what is known of its sources.
    ///   - root: what the project's folder is called in results.
    ///   - workers: what runs a piece of work on several threads.
    /// - Complexity: O(n) in the size of its files.
    package func read(_ cache: SourceCache, named root: String, _ workers: Workers) -> Result {
        var search = ProjectSearch(files)
        search.run()
        let work = ProjectWork(search.found, files: files, cache: cache, limits: limits)
        workers { work.run() }
        var modules: Set<String> = []
        var hasUnseenCode = search.hasUnseenCode
        var unread = search.unread.map { folder in
            UnreadFile(path: Self.name(of: SystemPath(folder.path), in: files.root, called: root), kind: folder.kind, reason: folder.reason)
        }
        var informationFiles: Set<String> = []
        var resources = search.resources
        var sources: [(String, SourceFacts)] = []
        var documents: [DocumentFacts] = []
        var entries: [ContentHash: SourceFacts] = [:]
        var hasNew = false
        var settings = TargetSettings()
        var paths: [String] = []
        var manifests: [ModuleManifest] = []
        for (file, outcome) in zip(search.found, work.outcomes) {
            let name = Self.name(of: file.path, in: files.root, called: root)
            switch outcome {
            case .source(let facts, let hash, let isNew):
                sources.append((name, facts))
                entries[hash] = facts
                if isNew { hasNew = true }
            case .document(var facts):
                facts.file = name
                paths.append(Self.below(file.path, in: files.root))
                documents.append(facts)
            case .information(let file):
                resources.informationFileCount += 1
                resources.listedFonts.formUnion(file.fonts)
                if !Self.isForeign(name) { resources.startInterfaces += Self.interfaces(file.interfaces, in: name) }
                if file.isUnknown { resources.hasUnknownFontList = true }
            case .settings(let outcome, let manifest, let project):
                settings.add(outcome, at: Self.below(file.path, in: files.root))
                if let manifest { manifests.append(manifest) }
                guard let project else { continue }
                modules.formUnion(project.modules)
                if !Self.isForeign(name) {
                    resources.startInterfaces += Self.interfaces(project.interfaces, in: name, areInUse: true)
                    informationFiles.formUnion(project.informationFiles)
                }
                if project.hasPackages { hasUnseenCode = true }
            case .unreadable(let reason):
                // Without a file of somebody else's library nothing is unknown of the project's own.
                if !Self.isForeign(name) { unread.append(UnreadFile(path: name, kind: file.kind.unreadKind, reason: reason)) }
            case .nothing: break
            }
        }
        let map = ModuleMap(
            manifests,
            files: search.found.map { (Self.below($0.path, in: files.root), Self.name(of: $0.path, in: files.root, called: root)) })
        for place in resources.startInterfaces.indices where !resources.startInterfaces[place].isInUse {
            resources.startInterfaces[place].isInUse = XcodeProjectFile.mayUse(
                resources.startInterfaces[place].place.file, informationFiles)
        }
        var index = ProjectIndex(
            root: root, sources: SourceIndex(sources, modules: map), documents: documents, resources: resources, modules: modules,
            hasUnseenCode: hasUnseenCode, unread: unread, limit: search.limit ?? work.limit)
        index.deploymentTargets = settings.targets(of: paths)
        return Result(index: index, cache: hasNew ? SourceCache.bytes(of: entries, key: cache.key) : nil)
    }

    /// Whether a file is of a library that a package manager fetched.
    private static func isForeign(_ name: String) -> Bool { name.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" } }

    private static func interfaces(_ settings: [Setting], in file: String, areInUse: Bool = false) -> [StartInterface] {
        settings.compactMap { setting in
            let plain = setting.key.split(separator: "_").last ?? ""
            guard let role = StartInterface.Role(key: plain) else { return nil }
            var interface = StartInterface(
                name: setting.value, role: role, key: setting.key,
                place: SourcePlace(file: file, position: SourcePosition(line: setting.line, column: 1)))
            interface.isInUse = areInUse
            return interface
        }
    }

    /// A file's path below the project's folder.
    fileprivate static func below(_ path: SystemPath, in folder: SystemPath) -> String {
        String(decoding: path.bytes.dropFirst(folder.bytes.count + 1), as: UTF8.self)
    }

    /// A file's path as results have it: the project's folder as it was named, joined with the path in it.
    private static func name(of path: SystemPath, in folder: SystemPath, called root: String) -> String {
        let below = below(path, in: folder)
        if root.isEmpty || root == "." { return below }
        return root.hasSuffix("/") ? root + below : root + "/" + below
    }

    /// What a file gave.
    fileprivate enum Outcome: Sendable {
        case source(SourceFacts, ContentHash, isNew: Bool)
        case document(DocumentFacts)
        case information(InformationFile)
        case settings(TargetSettings.Outcome, ModuleManifest?, XcodeProjectFile?)
        case unreadable(String)
        case nothing
    }

    /// The files, claimed one after another by those who read them.
    fileprivate final class ProjectWork: Sendable {
        private let list: [ProjectSearch.File]
        private let files: ProjectFiles
        private let cache: SourceCache
        private let limits: DocumentLimits
        private let next = Atomic(0)
        private let total = Atomic(0)
        private let results: Mutex<[Outcome]>

        init(_ list: [ProjectSearch.File], files: ProjectFiles, cache: SourceCache, limits: DocumentLimits) {
            self.list = list
            self.files = files
            self.cache = cache
            self.limits = limits
            results = Mutex(Array(repeating: .nothing, count: list.count))
        }

        var outcomes: [Outcome] { results.withLock(\.self) }

        /// Why not everything was read.
        var limit: String? {
            total.load(ordering: .relaxed) > ProjectReader.totalLimit ? "its sources have more than \(ProjectReader.totalLimit) bytes" : nil
        }

        /// Reads files until there are none left.
        func run() {
            let buffer = FileBuffer(sizeLimit: max(limits.size, ProjectReader.sourceLimit))
            let reader = DocumentReader(limits: limits)
            var mine: [(Int, Outcome)] = []
            while true {
                // Several at a time, neighbours: to ask for each would take longer than to read it.
                let start = next.add(8, ordering: .relaxed).oldValue
                guard start < list.count else { break }
                for index in start..<min(start + 8, list.count) { mine.append((index, outcome(of: list[index], buffer, reader))) }
            }
            results.withLock { results in for (index, outcome) in mine { results[index] = outcome } }
        }

        private func outcome(of file: ProjectSearch.File, _ buffer: FileBuffer, _ reader: DocumentReader) -> Outcome {
            let limit = file.kind == .document ? limits.size : ProjectReader.sourceLimit
            do throws(ProjectFiles.ReadingFailure) {
                return try files.read(file.path, limit: limit, buffer) { bytes in
                    switch file.kind {
                    case .swift, .objectiveC: source(bytes, file.kind)
                    case .document:
                        if let read = try? reader.read(bytes, file: file.path.text) {
                            .document(DocumentFacts(read.document, file: file.path.text))
                        } else {
                            .unreadable("it holds no document")
                        }
                    case .information: .information(InformationFile(bytes))
                    case .xcodeProject: xcodeProject(bytes, file.path)
                    case .configuration: .settings(.settings(BuildSettings(bytes)), nil, nil)
                    case .package:
                        .settings(
                            .versions(PackageTargets.versions(bytes)), ModuleManifest(package: bytes, in: folder(of: file.path)), nil)
                    case .specification:
                        .settings(
                            .versions(SpecificationTargets.versions(bytes)), ModuleManifest(xcodeGen: bytes, in: folder(of: file.path)),
                            XcodeProjectFile(bytes))
                    }
                }
            } catch {
                switch error {
                // A link that leads out of the project: what is there is none of it.
                case .isOutside: return .nothing
                // Generated, such as a table of data: no class that documents use is in it.
                case .tooLarge: return file.kind == .document ? .unreadable("it is too large") : .nothing
                case .unreadable(let reason): return .unreadable(reason)
                }
            }
        }

        private func xcodeProject(_ bytes: UnsafeBufferPointer<UInt8>, _ path: SystemPath) -> Outcome {
            let list = ProjectList(bytes)
            let manifest = ModuleManifest(xcode: list, in: folder(of: path.parent))
            return .settings(.project(XcodeTargets(list)), manifest, XcodeProjectFile(bytes))
        }

        /// The folder that a file is in, from the project's.
        private func folder(of path: SystemPath) -> String { ProjectReader.below(path.parent, in: files.root) }

        private func source(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: ProjectSearch.Kind) -> Outcome {
            guard total.add(bytes.count, ordering: .relaxed).newValue <= ProjectReader.totalLimit else { return .nothing }
            let hash = ContentHash(bytes, kind: kind.rawValue, key: cache.key)
            if let known = cache.facts(hash) { return .source(known, hash, isNew: false) }
            do throws(SourceExcess) {
                let facts = kind == .swift ? try SwiftSourceReader.facts(bytes) : ObjectiveCSourceReader.facts(bytes)
                return .source(facts, hash, isNew: true)
            } catch {
                return .unreadable(error.reason)
            }
        }
    }
}
