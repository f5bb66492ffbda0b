import FormworkResults
import FormworkModel
import FormworkVocabulary

/// The request of `formwork describe`: describe an element, attribute or class of Interface Builder.
public struct DescribeRequest: CommandRequest {
    /// The element, class or attribute (default: list all elements).
    public var name: String?
    /// The platform: ios, macos or watchos.
    public var platform = System.ios

    /// Creates a request with the defaults.
    public init() {}

    /// A platform with a vocabulary of its own.
    public enum System: String, CaseIterable, Sendable {
        /// The platform of this name.
        case ios, macos, watchos

        var vocabulary: Vocabulary {
            switch self {
            case .ios: Platform.iOS.vocabulary
            case .macos: Platform.macOS.vocabulary
            case .watchos: Platform.watchOS.vocabulary
            }
        }
    }

    public func perform() throws -> ExitStatus {
        let vocabulary = platform.vocabulary
        guard let name else { return StandardOutput.finish(VocabularyDescription.list(of: vocabulary)) }
        guard let text = VocabularyDescription.text(of: name, in: vocabulary) else {
            let near = NearNames.of(name, among: VocabularyDescription.names(in: vocabulary))
            let hint = near.isEmpty ? "'formwork describe' lists the elements" : "did you mean " + near.joined(separator: ", ") + "?"
            throw UsageError("there is no element, class or attribute '\(name)'; \(hint)")
        }
        return StandardOutput.finish(text)
    }
}
