import FormworkFiles

/// What a search for documents came past: where projects are, without asking the system for each document again.
struct SearchedFolders: Sendable {
    /// The folders that were searched, with all that is in them.
    var named: Set<SystemPath> = []
    /// Folders in which an Xcode project stands.
    private var withProject: Set<SystemPath> = []
    /// Folders in which a repository of git stands.
    private var withRepository: Set<SystemPath> = []

    private static let projectFile = Array("project.pbxproj".utf8)
    private static let repositoryFile = Array("HEAD".utf8)
    private static let repository = Array(".git".utf8)

    /// Takes note of a file that is part of a project or of a repository.
    mutating func note(_ name: [UInt8], in folder: SystemPath) {
        if name == Self.projectFile {
            withProject.insert(folder.parent)
        } else if name == Self.repositoryFile, folder.name == Self.repository {
            withRepository.insert(folder.parent)
        } else if name == Self.repository {
            // Of a working tree whose repository is elsewhere.
            withRepository.insert(folder)
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

    /// The nearest project above what stands in a folder, no higher than the named one; a repository near whose top one stands is the project.
    func project(above folder: SystemPath, upTo root: SystemPath) -> SystemPath? {
        guard !withProject.isEmpty else { return nil }
        var nearest: SystemPath?
        var current = folder
        while true {
            if nearest == nil, withProject.contains(current) { nearest = current }
            if withRepository.contains(current) {
                return withProject.contains { $0 == current || $0.parent == current } ? current : nearest
            }
            if current == root || current.parent.bytes.count >= current.bytes.count { return nearest }
            current = current.parent
        }
    }
}
