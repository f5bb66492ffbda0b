import FormworkFiles
import FormworkProject

/// The project folders that a search for documents visited, so that the file system needn't be searched again for each document.
struct SearchedFolders: Sendable {
    /// The folders that were searched recursively.
    var named: Set<SystemPath> = []
    /// Folders that contain a project marker, by marker.
    private var marked: [ProjectFolder.Mark: Set<SystemPath>] = [:]
    /// Folders that contain a git repository.
    private var withRepository: Set<SystemPath> = []

    private static let projectFile = Array("project.pbxproj".utf8)
    private static let scheme = Array(".xcscheme".utf8)
    private static let projectEnding = Array(".xcodeproj".utf8)
    private static let repositoryFile = Array("HEAD".utf8)
    private static let repository = Array(".git".utf8)

    /// Records a file that marks a project or a repository.
    mutating func note(_ name: [UInt8], in folder: SystemPath) {
        if name == Self.projectFile {
            marked[.xcode, default: []].insert(folder.parent)
        } else if name.suffix(Self.scheme.count).elementsEqual(Self.scheme) {
            noteScheme(in: folder)
        } else if name == Self.repositoryFile, folder.name == Self.repository {
            withRepository.insert(folder.parent)
        } else if name == Self.repository {
            // It belongs to a working tree whose repository is elsewhere.
            withRepository.insert(folder)
        } else if let mark = ProjectFolder.Mark(name) {
            marked[mark, default: []].insert(folder)
        }
    }

    /// Records a scheme's project: of a generated project only the schemes may be present.
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

    /// Returns the searched folder that is or contains a folder; nil if it wasn't searched.
    func root(of folder: SystemPath) -> SystemPath? {
        var current = folder
        while !named.contains(current) {
            let next = current.parent
            guard next.bytes.count < current.bytes.count else { return nil }
            current = next
        }
        return current
    }

    /// Returns the project of a folder's contents, searching upwards to `root` as `ProjectFolder.around(_:)` does.
    func project(above folder: SystemPath, upTo root: SystemPath) -> SystemPath? {
        if marked.isEmpty { return nil }
        return ProjectFolder.project(above: folder, upTo: root) { folder in
            func isXcodeRepository() -> Bool { marked[.xcode]?.contains { $0 == folder || $0.parent == folder } ?? false }
            return (Set(marked.filter { $0.value.contains(folder) }.keys), withRepository.contains(folder) ? isXcodeRepository() : nil)
        }
    }
}
