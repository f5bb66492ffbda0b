/// The system a document is made for.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS
}

/// Whether a document is a storyboard or a XIB.
public enum DocumentKind: String, Hashable, Sendable, CaseIterable {
    case storyboard, xib
}

/// How a document was written: Xcode 5 and later, or the keyed archive of the versions before.
public enum DocumentFormat: String, Hashable, Sendable, CaseIterable {
    case modern, archive
}
