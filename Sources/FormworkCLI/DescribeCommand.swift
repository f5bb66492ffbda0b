import ArgumentParser
import FormworkExport
import FormworkModel
import FormworkVocabulary

struct DescribeCommand: ParsableCommand {
    enum System: String, ChoiceArgument {
        case ios, macos, watchos

        var vocabulary: Vocabulary {
            switch self {
            case .ios: Platform.iOS.vocabulary
            case .macos: Platform.macOS.vocabulary
            case .watchos: Platform.watchOS.vocabulary
            }
        }
    }

    static let configuration = verb(
        "describe", abstract: "Describe an element, attribute or class of Interface Builder.",
        discussion: """
            Prints the possible values, the class, and the property in code. NAME is an element (label), an attribute of an element \
            (label.lineBreakMode), a class (UILabel), or an attribute of any element (lineBreakMode). Without NAME, all elements are listed. \
            'formwork schema interface-builder' prints the whole vocabulary as JSON.
            """)

    @Argument(help: ArgumentHelp("The element, class or attribute (default: list all elements).", valueName: "name"))
    var name: String?

    @Option(help: "The platform: ios, macos or watchos.")
    var platform = System.ios

    func run() throws {
        let vocabulary = platform.vocabulary
        guard let name else { return StandardOutput.write(VocabularyDescription.list(of: vocabulary)) }
        guard let text = VocabularyDescription.text(of: name, in: vocabulary) else {
            let near = NearNames.of(name, among: VocabularyDescription.names(in: vocabulary))
            let hint = near.isEmpty ? "'formwork describe' lists the elements" : "did you mean " + near.joined(separator: ", ") + "?"
            throw ValidationError("there is no element, class or attribute '\(name)'; \(hint)")
        }
        StandardOutput.write(text)
    }
}
