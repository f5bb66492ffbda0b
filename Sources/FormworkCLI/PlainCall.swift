import FormworkCommand

/// Calls of a verb with nothing but paths, such as `formwork validate Main.storyboard`.
///
/// They skip the parser, whose reflection takes a third of the time of a run over a small file.
enum PlainCall {
    /// Returns the request of a call, with the defaults for all options; nil if the call has options, or isn't valid, so that the parser
    /// must read it.
    static func request(_ arguments: [String]) -> (any CommandRequest)? {
        guard let verb = arguments.first, arguments.dropFirst().allSatisfy({ !$0.hasPrefix("-") || $0 == "-" }) else { return nil }
        let paths = Array(arguments.dropFirst())
        let files = FileSelection(paths)
        let request: any CommandRequest
        switch verb {
        case "import": request = ImportRequest(files: files)
        case "outline": request = OutlineRequest(files: files)
        case "solve": request = SolveRequest(files: files)
        case "states": request = StatesRequest(files: files)
        case "templates": request = TemplatesRequest(files: files)
        case "textconv" where paths.count == 1: request = TextConvRequest(file: paths[0])
        case "validate": request = ValidateRequest(files: files)
        default: return nil
        }
        do throws(UsageError) { try request.check() } catch { return nil }
        return request
    }
}
