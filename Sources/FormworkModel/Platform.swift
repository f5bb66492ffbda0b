extension InterfaceDocument {
    /// The platform of a document.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// iPhone and iPad.
        case iOS
        /// The Mac.
        case macOS
        /// Apple TV.
        case tvOS
        /// Apple Watch.
        case watchOS
    }
}

extension InterfaceDocument {
    /// The kind of a document.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Scenes, each with a controller, and the transitions between them.
        case storyboard
        /// Objects for an owner outside of the document.
        case xib
    }
}

extension InterfaceDocument {
    /// The format of a document's file.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// The XML of Xcode 5 and later.
        case modern
        /// The keyed archive of earlier versions.
        case archive
        /// A compiled file: a nib, or a compiled storyboard.
        case compiled

        /// The name in messages, with an article.
        package var noun: String {
            switch self {
            case .modern: "a modern document"
            case .archive: "a legacy archive"
            case .compiled: "a compiled file"
            }
        }
    }
}
