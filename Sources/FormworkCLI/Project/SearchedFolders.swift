import FormworkFiles
import FormworkProject

/// What a search for documents came past: where projects are, without asking the system for each document again.
struct SearchedFolders: Sendable {
    /// The folders that were searched, with all that is in them.
    var named: Set<SystemPath> = []
    /// Folders with a mark of a project, by the mark.
    private var marked: [ProjectFolder.Mark: Set<SystemPath>] = [:]
    /// Folders with a repository of git.
    private var withRepository: Set<SystemPath> = []

    private static let projectFile = Array("project.pbxproj".utf8)
    private static let scheme = Array(".xcscheme".utf8)
    private static let projectEnding = Array(".xcodeproj".utf8)
    private static let repositoryFile = Array("HEAD".utf8)
    private static let repository = Array(".git".utf8)

    /// Takes note of a file that is part of a project or of a repository.
    mutating func note(_ name: [UInt8], in folder: SystemPath) {
        if name == Self.projectFile {
            marked[.xcode, default: []].insert(folder.parent)
        } else if name.suffix(Self.scheme.count).elementsEqual(Self.scheme) {
            noteScheme(in: folder)
        } else if name == Self.repositoryFile, folder.name == Self.repository {
            withRepository.insert(folder.parent)
        } else if name == Self.repository {
            // Of a working tree whose repository is elsewhere.
            withRepository.insert(folder)
        } else if let mark = ProjectFolder.Mark(name) {
            marked[mark, default: []].insert(folder)
        }
    }

    /// Of a project that is generated only its schemes may be there.
    private mutating func noteScheme(in folder: SystemPath) {
        var current = folder
        for _ in 0..<4 {
            if current.bytes.suffix(Self.projectEnding.count).elementsEqual(Self.projectEnding) {
                marked[.xcode, default: []].insert(current.parent)
                return
            }
            current = current.parent
        }
    }

    /// The named folder that a folder is, or is in; nil where it was not searched.
    func root(of folder: SystemPath) -> SystemPath? {
        var current = folder
        while !named.contains(current) {
            let next = current.parent
            guard next.bytes.count < current.bytes.count else { return nil }
            current = next
        }
        return current
    }

    /// The project above what is in a folder, no higher than the named one: as `ProjectFolder.around(_:)` finds it.
    func project(above folder: SystemPath, upTo root: SystemPath) -> SystemPath? {
        if marked.isEmpty { return nil }
        return ProjectFolder.project(above: folder, upTo: root) { folder in
            func isXcodeRepository() -> Bool { marked[.xcode]?.contains { $0 == folder || $0.parent == folder } ?? false }
            return (Set(marked.filter { $0.value.contains(folder) }.keys), withRepository.contains(folder) ? isXcodeRepository() : nil)
        }
    }
}
