import ArgumentParser
import FormworkCommand

struct DescribeCommand: RequestCommand {
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
    var platform = DescribeRequest.System.ios

    var request: DescribeRequest {
        var request = DescribeRequest()
        request.name = name
        request.platform = platform
        return request
    }
}
