package import FormworkVocabulary

extension InterfaceDocument.Platform {
    /// The vocabulary of the platform's documents.
    package var vocabulary: Vocabulary {
        switch self {
        case .macOS: .appKit
        case .watchOS: .watchKit
        case .iOS, .tvOS: .uiKit
        }
    }
}
