import FormworkFiles
import FormworkProject

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The folder for caches: `$XDG_CACHE_HOME/formwork`, else `~/.cache/formwork`.
///
/// Read and write errors are ignored, since caches only save time.
struct CacheFolder {
    private let folder: SystemPath

    /// The maximum number of cached projects and of their total bytes. The oldest are removed first.
    private static let fileLimit = 64
    private static let sizeLimit = 256 << 20

    /// Finds the folder; nil if the environment doesn't name one.
    init?() {
        if let path = Self.variable("XDG_CACHE_HOME"), path.hasPrefix("/") {
            folder = SystemPath(path).appending("formwork")
        } else if let home = Self.variable("HOME"), home.hasPrefix("/") {
            folder = SystemPath(home).appending(".cache/formwork")
        } else {
            return nil
        }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the cache with a name; an empty one if there is none.
    func read(_ name: String) -> SourceCache {
        let path = folder.appending(name)
        guard isOwn, let status = path.status(followsLink: false), status.isPlainFile, status.st_uid == geteuid(),
            status.st_mode & 0o002 == 0
        else { return SourceCache() }
        let buffer = FileBuffer(sizeLimit: SourceCache.sizeLimit)
        let bytes = try? buffer.read(plainFile: path) { Array($0) }
        return SourceCache(bytes ?? [])
    }

    /// Stores a cache under a name.
    func write(_ bytes: [UInt8], name: String) {
        // Other users must not read the contents of sources.
        for path in [folder.parent, folder] where path.status() == nil { _ = path.withCString { mkdir($0, 0o700) } }
        guard isOwn else { return }
        makeRoom(for: bytes.count, besides: name)
        do throws(FileError) {
            var rules = OutputRules()
            rules.folder = folder.resolved
            try OutputFile.replace(folder.appending(name).text, with: bytes, rules)
        } catch {
            // The next run parses the sources again.
        }
    }

    /// Whether only the user can have written to the folder. Caches from others are not trusted.
    private var isOwn: Bool {
        guard let status = folder.status(followsLink: false) else { return false }
        return status.isFolder && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }

    private func makeRoom(for count: Int, besides name: String) {
        var caches: [(path: SystemPath, size: Int, time: Int)] = []
        for other in (try? FolderListing.names(in: folder, limit: 10_000)) ?? [] where other.suffix(8).elementsEqual(".sources".utf8) {
            let path = folder.appending(other)
            guard !other.elementsEqual(name.utf8), let status = path.status(followsLink: false), status.isPlainFile else { continue }
            #if canImport(Darwin)
                let time = status.st_mtimespec.tv_sec
            #else
                let time = status.st_mtim.tv_sec
            #endif
            caches.append((path, Int(clamping: status.st_size), time))
        }
        caches.sort { $0.time > $1.time }
        var total = count
        for (index, cache) in caches.enumerated() {
            total += cache.size
            if index + 1 >= Self.fileLimit || total > Self.sizeLimit { _ = cache.path.withCString { unlink($0) } }
        }
    }
}
