/// What is known of a project: its sources, documents and resources, as far as they concern documents.
package struct ProjectIndex: Sendable {
    /// The project's folder, for messages.
    package var root: String
    package var sources: SourceIndex
    /// In the order of their paths.
    package var documents: [DocumentFacts]
    package var resources: ResourceIndex
    /// The modules that the project builds, as far as its project files say.
    package var modules: Set<String>
    /// Whether the application is also made of code that is not there: pods that are not checked in, packages, libraries.
    package var hasUnseenCode: Bool
    /// The files that could not be read, in the order of their paths.
    package var unread: [UnreadFile]
    /// Why not all of the project was read, where a limit was met.
    package var limit: String?
    /// The oldest systems that its documents are for, as far as its settings say.
    package var deploymentTargets = DeploymentTargets()
    /// For each class of the sources the outlets that any object of it, or of a class that inherits from it, has connected.
    package private(set) var connectedOutlets: [String: Set<String>] = [:]
    /// Loads in code, by the XIB's name.
    package private(set) var nibLoads: [String: [(use: NameUse, file: String)]] = [:]

    package init(
        root: String, sources: SourceIndex = SourceIndex([]), documents: [DocumentFacts] = [], resources: ResourceIndex = ResourceIndex(),
        modules: Set<String> = [], hasUnseenCode: Bool = false, unread: [UnreadFile] = [], limit: String? = nil
    ) {
        self.root = root
        self.sources = sources
        self.documents = documents
        self.resources = resources
        self.modules = modules
        self.hasUnseenCode = hasUnseenCode
        self.unread = unread
        self.limit = limit
        findLoads()
        findConnections()
        // A module is the project's where one of the classes that documents take from it is.
        for document in documents {
            for use in document.classes {
                guard let module = use.module, let entry = sources.declared(use.name, in: module), entry.languages.contains(.swift) else {
                    continue
                }
                let isOwn = entry.places.contains { place in
                    sources.modules.files[place.file]?.contains(module) ?? (use.isFromTarget || !hasUnseenCode)
                }
                if isOwn { self.modules.insert(module) }
            }
        }
    }

    /// Whether every file of some kinds was read: only then can something be missing in them.
    package func hasAll(_ kinds: UnreadFile.Kind...) -> Bool {
        limit == nil && !unread.contains { $0.kind == .folder || kinds.contains($0.kind) }
    }

    /// Whether a document of a name may be there, though it was not read.
    package func mayHave(documentNamed name: String) -> Bool {
        resources.compiledInterfaces.contains(name)
            || unread.contains { $0.kind == .document && DocumentFacts.name(ofFile: $0.path) == name }
    }

    /// Whether all files that declare or extend some classes were read, as far as their names say.
    ///
    /// A file of a class is called like it: `Page.m`, `Page+Actions.swift`.
    package func isWhole(_ ancestry: ClassAncestry) -> Bool {
        guard hasAll() else { return false }
        let names = ancestry.entries.map { $0.name.split(separator: ".").last ?? "" }
        return !unread.contains { file in file.kind == .source && names.contains(where: file.name.hasPrefix) }
    }

    /// The XIB that code means by a name.
    package static func nibName(_ name: String) -> String {
        name.hasSuffix(".nib") || name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
    }

    private mutating func findLoads() {
        for (use, file) in sources.names where use.kind == .nib {
            if let name = use.name { nibLoads[Self.nibName(name), default: []].append((use, file)) }
        }
    }

    /// Finds which outlets documents connect for each class, those of owners that code names among them.
    private mutating func findConnections() {
        var connected: [String: Set<String>] = [:]
        for document in documents {
            for (name, outlets) in document.connected { connected[name, default: []].formUnion(outlets) }
            guard !document.ownerOutlets.isEmpty else { continue }
            for (use, _) in nibLoads[document.name] ?? [] {
                // Where the owner is not known, the class whose code loads the nib may be it.
                let owner = use.nibOwner ?? use.owner
                if !owner.isEmpty { connected[owner, default: []].formUnion(document.ownerOutlets) }
            }
        }
        for (name, outlets) in connected {
            guard let entry = sources.declared(name) else { continue }
            for relative in sources.ancestry(of: entry.name).entries { connectedOutlets[relative.name, default: []].formUnion(outlets) }
        }
    }
}
