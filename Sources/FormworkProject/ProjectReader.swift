import FormworkData
package import FormworkFiles
import FormworkImport
package import FormworkIndex
package import FormworkTree
import Synchronization

// Safe pointers: buffers are used only during a call and carry their count.

/// Reads a project: finds its files, and reads sources, documents and asset catalogs on several threads.
package struct ProjectReader {
    /// The project index, and the cache to save.
    package struct Result {
        package var index: ProjectIndex
        /// The new content of the cache; nil if it hasn't changed.
        package var cache: [UInt8]?
    }

    /// Runs a function on several threads concurrently, and returns when all calls have returned.
    package typealias Workers = (_ body: @escaping @Sendable () -> Void) -> Void

    /// The size in bytes above which a source is assumed to be generated and is ignored.
    private static let sourceLimit = 4 << 20
    /// The limit of the total size of sources, in bytes.
    private static let totalLimit = 512 << 20

    private let files: ProjectFiles
    private let limits: DocumentLimits

    /// - Parameters:
    ///   - root: The project's folder; the initializer returns nil if it doesn't exist.
    ///   - limits: The limits for reading a document.
    package init?(root: SystemPath, limits: DocumentLimits = .usual) {
        guard let resolved = root.resolved, resolved.status()?.isFolder == true else { return nil }
        files = ProjectFiles(root: resolved)
        self.limits = limits
    }

    /// Reads the project.
    ///
    /// - Parameters:
    ///   - cache: The cached facts about sources.
    ///   - root: The name of the project's folder in results.
    ///   - workers: Runs the work on several threads.
    /// - Complexity: O(n) in the size of its files.
    package func read(_ cache: SourceCache, named root: String, workers: Workers) -> Result {
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
            // The Info.plists and settings of a downloaded library don't concern the project's own targets.
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
                resources.startInterfaces[place].place.file, settings: informationFiles)
        }
        let targets = ProjectTargets(manifests, settings: settings, paths: paths)
        var index = ProjectIndex(
            root: root, sources: SourceIndex(sources, modules: targets.modules(of: zip(paths, names))), documents: documents,
            resources: resources, modules: modules, hasUnseenCode: hasUnseenCode, unread: unread,
            limit: search.limit ?? work.limit ?? SourceReading.obstacle)
        index.deploymentTargets = targets.deploymentTargets(of: documentPaths)
        return Result(index: index, cache: hasNew ? SourceCache.bytes(of: entries, key: cache.key) : nil)
    }

    /// Returns a file's path in results: the name of the project's folder joined with the path below it.
    private static func name(of path: String, in root: String) -> String {
        if root.isEmpty || root == "." { return path }
        return root.hasSuffix("/") ? root + path : root + "/" + path
    }

    /// The result of reading a file.
    fileprivate enum Outcome: Sendable {
        case source(SourceFacts, ContentHash, isNew: Bool)
        case document(DocumentFacts)
        case information(InformationFile)
        case settings(BuildSettings)
        case manifest(TargetManifest, XcodeProjectFile?)
        case unreadable(String)
        case nothing
    }

    /// The list of files, which the threads claim one after another.
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

        /// The reason why not all sources were read.
        var limit: String? {
            total.load(ordering: .relaxed) > ProjectReader.totalLimit ? "its sources have more than \(ProjectReader.totalLimit) bytes" : nil
        }

        /// Reads files until none are left.
        func run() {
            let buffer = FileBuffer(sizeLimit: max(limits.size, ProjectReader.sourceLimit))
            let reader = DocumentReader(limits: limits)
            var mine: [(Int, Outcome)] = []
            while true {
                // Claim several neighbors at once: claiming each file would take longer than reading it.
                let start = next.add(8, ordering: .relaxed).oldValue
                guard start < list.count else { break }
                for index in start..<min(start + 8, list.count) { mine.append((index, outcome(of: list[index], buffer, reader: reader))) }
            }
            results.withLock { results in for (index, outcome) in mine { results[index] = outcome } }
        }

        private func outcome(of file: ProjectSearch.File, _ buffer: FileBuffer, reader: DocumentReader) -> Outcome {
            let limit = file.kind == .document ? limits.size : ProjectReader.sourceLimit
            // The file of an Xcode project is inside the .xcodeproj folder.
            let folder = files.below(file.kind == .xcodeProject ? file.path.parent.parent : file.path.parent)
            do throws(ProjectFiles.ReadingFailure) {
                return try files.read(file.path, limit: limit, buffer: buffer) { bytes in
                    switch file.kind {
                    case .swift, .objectiveC: source(bytes, kind: file.kind)
                    case .document:
                        if let read = try? reader.read(bytes, file: file.path.text) {
                            .document(DocumentFacts(read.document, file: file.path.text))
                        } else {
                            .unreadable("it contains no document")
                        }
                    case .information: .information(InformationFile(bytes))
                    case .xcodeProject: .manifest(TargetManifest(xcode: bytes, in: folder), XcodeProjectFile(bytes))
                    case .configuration: .settings(BuildSettings(bytes))
                    case .package: .manifest(TargetManifest(package: bytes, in: folder), nil)
                    case .specification: specification(bytes, in: folder)
                    }
                }
            } catch {
                switch error {
                // A link out of the project: its destination isn't part of the project.
                case .isOutside: return .nothing
                // Such a file is generated, like a data table, and contains no class that documents use.
                case .tooLarge: return file.kind == .document ? .unreadable("it is too large") : .nothing
                case .unreadable(let reason): return .unreadable(reason)
                }
            }
        }

        private func specification(_ bytes: UnsafeBufferPointer<UInt8>, in folder: String) -> Outcome {
            do throws(DataSyntaxError) {
                return .manifest(try TargetManifest(xcodeGen: bytes, in: folder), XcodeProjectFile(bytes))
            } catch {
                return .unreadable(error.message)
            }
        }

        private func source(_ bytes: UnsafeBufferPointer<UInt8>, kind: ProjectSearch.Kind) -> Outcome {
            guard total.add(bytes.count, ordering: .relaxed).newValue <= ProjectReader.totalLimit else { return .nothing }
            let hash = ContentHash(bytes, kind: kind.rawValue, key: cache.key)
            if let known = cache.facts(hash) { return .source(known, hash, isNew: false) }
            do throws(SourceReading.Failure) {
                guard let facts = try SourceReading.facts(bytes, isSwift: kind == .swift) else { return .nothing }
                return .source(facts, hash, isNew: true)
            } catch {
                return .unreadable(error.reason)
            }
        }
    }
}
