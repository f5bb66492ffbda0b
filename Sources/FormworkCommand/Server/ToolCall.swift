/// A call of a tool, with access to its arguments as values of requests.
struct ToolCall {
    private let arguments: ToolArguments
    private let paths: ToolPaths

    init(_ arguments: ToolArguments, paths: ToolPaths) { (self.arguments, self.paths) = (arguments, paths) }

    func text(_ name: String) -> String? { arguments[name]?.string }

    func texts(_ name: String) -> [String] { arguments[name]?.array?.compactMap(\.string) ?? [] }

    func integer(_ name: String) -> Int? { arguments[name]?.integer }

    func number(_ name: String) -> Double? { arguments[name]?.number }

    func isTrue(_ name: String) -> Bool { arguments.isTrue(name) }

    /// Returns the word of a choice as a value.
    func choice<Value: RawRepresentable<String>>(_ name: String) -> Value? { text(name).flatMap(Value.init(rawValue:)) }

    /// Returns the path of an existing file or folder.
    func existing(_ name: String) throws(ToolPaths.Refusal) -> String { try paths.existing(text(name) ?? "") }

    /// Returns the path of a file or folder that may be written.
    func output(_ name: String) throws(ToolPaths.Refusal) -> String { try paths.output(text(name) ?? "") }

    /// The existing files and folders of the argument `paths`.
    var existingPaths: [String] {
        get throws(ToolPaths.Refusal) {
            var found: [String] = []
            for path in texts("paths") { found.append(try paths.existing(path)) }
            return found
        }
    }

    var files: FileSelection {
        get throws(ToolPaths.Refusal) { FileSelection(try existingPaths) }
    }

    var screen: ScreenSelection {
        get throws {
            var screen = ScreenSelection()
            if let device = text("device") { screen.device = ScreenArgument.unique(try ScreenArgument.devices(device)) }
            screen.orientation = choice("orientation")
            screen.size = try text("size").map(ScreenArgument.size)
            screen.direction = choice("direction")
            screen.textSize = try text("textSize").map(ScreenArgument.textSize)
            screen.system = integer("system")
            return screen
        }
    }

    var state: StateSelection {
        var state = StateSelection()
        state.template = texts("template")
        state.hide = texts("hide")
        state.show = texts("show")
        return state
    }
}
