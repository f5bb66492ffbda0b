import ArgumentParser
import FormworkCommand

struct ConfigCommand: RequestCommand {
    static let configuration = verb(
        "config", abstract: "Create or show a configuration for 'formwork validate'.",
        discussion: """
            A '.formwork.yml' applies to the documents in its folder and below, and overrides those of outer folders, up to the top of the \
            repository. If there is none, an '.iblinter.yml' is read instead.
            """)

    @Flag(help: "Create a '.formwork.yml' with all rules in the working folder, using the settings of an existing '.iblinter.yml'.")
    var `init` = false

    @Option(help: ArgumentHelp("Print the configuration of a document, and the files it comes from.", valueName: "file"))
    var print: String?

    @Flag(help: "Print the JSON schema of '.formwork.yml', for editors.")
    var schema = false

    var request: ConfigRequest {
        var request = ConfigRequest()
        request.`init` = `init`
        request.print = print
        request.schema = schema
        return request
    }
}
