package import FormworkVocabulary

extension InterfaceDocument.Platform {
    /// The Interface Builder vocabulary of the platform.
    package var vocabulary: Vocabulary {
        switch self {
        case .macOS: .appKit
        case .watchOS: .watchKit
        case .iOS, .tvOS: .uiKit
        }
    }
}
