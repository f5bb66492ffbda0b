/// The facts about a project's sources, documents and resources that matter to documents.
package struct ProjectIndex: Sendable {
    /// The project's folder, for messages.
    package var root: String
    package var sources: SourceIndex
    /// The documents, in the order of their paths.
    package var documents: [DocumentFacts]
    package var resources: ResourceIndex
    /// The modules that the project builds, as far as its project files list them.
    package var modules: Set<String>
    /// Whether the application includes code that isn't in the folder: pods that aren't checked in, packages, libraries.
    package var hasUnseenCode: Bool
    /// The files that could not be read, in the order of their paths.
    package var unread: [UnreadFile]
    /// The reason why the project wasn't read completely, if a limit was reached.
    package var limit: String?
    /// The deployment targets of the documents, as far as the project's settings determine them.
    package var deploymentTargets = DeploymentTargets()
    /// The connected outlets for each class in the sources, including those of subclasses.
    package private(set) var connectedOutlets: [String: Set<String>] = [:]
    /// The places in code that load each XIB, by its name.
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
        // A module is the project's if it declares one of the classes that documents use from it.
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

    /// Whether all files of some kinds were read. Only then can a missing declaration be reported.
    package func hasAll(_ kinds: UnreadFile.Kind...) -> Bool {
        limit == nil && !unread.contains { $0.kind == .folder || kinds.contains($0.kind) }
    }

    /// Whether a document with a name may exist although it wasn't read.
    package func mayHave(documentNamed name: String) -> Bool {
        resources.compiledInterfaces.contains(name)
            || unread.contains { $0.kind == .document && DocumentFacts.name(ofFile: $0.path) == name }
    }

    /// Whether all files that declare or extend some classes were read, judging by their names.
    ///
    /// A class's files are assumed to begin with its name: `Page.m`, `Page+Actions.swift`.
    package func isWhole(_ ancestry: ClassAncestry) -> Bool {
        hasAll() && !ancestry.entries.contains { mayDeclareElsewhere($0.name) }
    }

    /// Whether a source that could not be read declares or extends a class, judging by its name.
    package func mayDeclareElsewhere(_ className: String) -> Bool {
        let name = className.split(separator: ".").last ?? ""
        return unread.contains { $0.kind == .source && $0.name.hasPrefix(name) }
    }

    /// Returns the name of the XIB that a name in code refers to.
    package static func nibName(_ name: String) -> String {
        name.hasSuffix(".nib") || name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
    }

    private mutating func findLoads() {
        for (use, file) in sources.names where use.kind == .nib {
            if let name = use.name { nibLoads[Self.nibName(name), default: []].append((use, file)) }
        }
    }

    /// Collects the connected outlets of each class, including those of File's Owners that code names.
    private mutating func findConnections() {
        var connected: [String: Set<String>] = [:]
        for document in documents {
            for (name, outlets) in document.connected { connected[name, default: []].formUnion(outlets) }
            guard !document.ownerOutlets.isEmpty else { continue }
            for (use, _) in nibLoads[document.name] ?? [] {
                // If the owner isn't known, it may be the class whose code loads the nib.
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
