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
    /// Sources and other files that could not be read, with the reason.
    package var unreadable: [(path: String, reason: String)]
    /// Documents that could not be read, with the reason.
    package var unreadableDocuments: [(path: String, reason: String)]
    /// Why not all of the project was read, where a limit was met.
    package var limit: String?

    package init(
        root: String, sources: SourceIndex = SourceIndex([]), documents: [DocumentFacts] = [], resources: ResourceIndex = ResourceIndex(),
        modules: Set<String> = [], hasUnseenCode: Bool = false, unreadable: [(path: String, reason: String)] = [],
        unreadableDocuments: [(path: String, reason: String)] = [], limit: String? = nil
    ) {
        self.root = root
        self.sources = sources
        self.documents = documents
        self.resources = resources
        self.modules = modules
        self.hasUnseenCode = hasUnseenCode
        self.unreadable = unreadable
        self.unreadableDocuments = unreadableDocuments
        self.limit = limit
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

    /// Whether all sources and catalogues were read: only then can something be missing in them.
    package var isComplete: Bool { limit == nil && unreadable.isEmpty }

    /// Whether all documents were read, too.
    package var hasAllDocuments: Bool { isComplete && unreadableDocuments.isEmpty }
}
