import FormworkExport
import FormworkModel
import FormworkVocabulary

/// The request of `formwork describe`: describe an element, attribute or class of Interface Builder.
///
/// Its values have the names of the options, whose help describes them.
package struct DescribeRequest: CommandRequest {
    package var name: String?
    package var platform = System.ios

    package init() {}

    package enum System: String, CaseIterable, Sendable {
        case ios, macos, watchos

        var vocabulary: Vocabulary {
            switch self {
            case .ios: Platform.iOS.vocabulary
            case .macos: Platform.macOS.vocabulary
            case .watchos: Platform.watchOS.vocabulary
            }
        }
    }

    package func perform() throws -> ExitStatus {
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
