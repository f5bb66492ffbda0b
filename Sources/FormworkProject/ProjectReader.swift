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
        var unread = search.unread
        for place in unread.indices { unread[place].path = Self.name(of: unread[place].path, in: root) }
        var informationFiles: Set<String> = []
        var resources = search.resources
        var sources: [(String, SourceFacts)] = []
        var documents: [DocumentFacts] = []
        var documentPaths: [String] = []
        var entries: [ContentHash: SourceFacts] = [:]
        var hasNew = false
        var settings: [String: BuildSettings] = [:]
        var manifests: [TargetManifest] = []
        let paths = search.found.map { files.below($0.path) }
        let names = paths.map { Self.name(of: $0, in: root) }
        for (place, outcome) in work.outcomes.enumerated() {
            let name = names[place]
            // Those of a library that a package manager fetched say nothing of the project's own targets.
            let isForeign = name.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" }
            var interfaces: [StartInterface] = []
            switch outcome {
            case .source(let facts, let hash, let isNew):
                sources.append((name, facts))
                entries[hash] = facts
                if isNew { hasNew = true }
            case .document(var facts):
                facts.file = name
                documents.append(facts)
                documentPaths.append(paths[place])
            case .information(let file):
                resources.informationFileCount += 1
                resources.listedFonts.formUnion(file.fonts)
                interfaces = file.interfaces
                if file.isUnknown { resources.hasUnknownFontList = true }
            case .settings(let file): settings[paths[place]] = file
            case .manifest(let manifest, let project):
                manifests.append(manifest)
                guard let project else { continue }
                modules.formUnion(project.modules)
                interfaces = project.interfaces
                if !isForeign { informationFiles.formUnion(project.informationFiles) }
                if project.hasPackages { hasUnseenCode = true }
            case .unreadable(let reason):
                if !isForeign { unread.append(UnreadFile(path: name, kind: search.found[place].kind.unreadKind, reason: reason)) }
            case .nothing: break
            }
            if isForeign { continue }
            for var interface in interfaces {
                interface.place.file = name
                resources.startInterfaces.append(interface)
            }
        }
        for place in resources.startInterfaces.indices where !resources.startInterfaces[place].isInUse {
            resources.startInterfaces[place].isInUse = XcodeProjectFile.mayUse(
                resources.startInterfaces[place].place.file, informationFiles)
        }
        let targets = ProjectTargets(manifests, settings: settings, paths: paths)
        var index = ProjectIndex(
            root: root, sources: SourceIndex(sources, modules: targets.modules(of: zip(paths, names))), documents: documents,
            resources: resources, modules: modules, hasUnseenCode: hasUnseenCode, unread: unread, limit: search.limit ?? work.limit)
        index.deploymentTargets = targets.deploymentTargets(of: documentPaths)
        return Result(index: index, cache: hasNew ? SourceCache.bytes(of: entries, key: cache.key) : nil)
    }

    /// A file's path as results have it: the project's folder as it was named, joined with the path below it.
    private static func name(of path: String, in root: String) -> String {
        if root.isEmpty || root == "." { return path }
        return root.hasSuffix("/") ? root + path : root + "/" + path
    }

    /// What a file gave.
    fileprivate enum Outcome: Sendable {
        case source(SourceFacts, ContentHash, isNew: Bool)
        case document(DocumentFacts)
        case information(InformationFile)
        case settings(BuildSettings)
        case manifest(TargetManifest, XcodeProjectFile?)
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
            // A project's file is in a folder of its own.
            let folder = files.below(file.kind == .xcodeProject ? file.path.parent.parent : file.path.parent)
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
                    case .xcodeProject: .manifest(TargetManifest(xcode: bytes, in: folder), XcodeProjectFile(bytes))
                    case .configuration: .settings(BuildSettings(bytes))
                    case .package: .manifest(TargetManifest(package: bytes, in: folder), nil)
                    case .specification: .manifest(TargetManifest(xcodeGen: bytes, in: folder), XcodeProjectFile(bytes))
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
