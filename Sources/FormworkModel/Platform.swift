extension InterfaceDocument {
    /// The system a document is made for.
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
    /// Whether a document is a storyboard or a XIB.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Scenes, each with a controller, and the ways between them.
        case storyboard
        /// Objects for an owner that is not part of the document.
        case xib
    }
}

extension InterfaceDocument {
    /// How a document was written: Xcode 5 and later, the keyed archive of the versions before, or what a compiler made of either.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// The XML of Xcode 5 and later.
        case modern
        /// The keyed archive of the versions before.
        case archive
        /// A compiled file: a nib, or a compiled storyboard.
        case compiled

        /// What it is called in messages, with its article.
        package var noun: String {
            switch self {
            case .modern: "a modern document"
            case .archive: "a legacy archive"
            case .compiled: "a compiled file"
            }
        }
    }
}
