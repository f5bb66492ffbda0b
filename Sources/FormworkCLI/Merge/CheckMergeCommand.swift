import ArgumentParser
import FormworkCommand

struct CheckMergeCommand: RequestCommand {
    static let configuration = verb(
        "check-merge", abstract: "Check merged files for conflict markers, duplicate ids and dangling references.",
        discussion:
            "Without a path, files that git's merge changed are checked, or all that differ from HEAD. Exits with status 1 if there is an error."
    )

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: CheckMergeRequest {
        var request = CheckMergeRequest()
        request.paths = PathList.whole(paths)
        request.limits = limitOptions.limits
        return request
    }
}
