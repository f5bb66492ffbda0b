import FormworkFiles

/// Finds the files that arguments name.
enum ArgumentPath {
    /// Returns the location of a path on the command line. Swift repairs arguments that aren't UTF-8, so the original bytes are looked up.
    static func location(_ path: String) -> SystemPath {
        guard path.unicodeScalars.contains("\u{FFFD}") else { return SystemPath(path) }
        for index in 1..<max(Int(CommandLine.argc), 1) {
            // Safe: the index is below the number of arguments.
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            let location = SystemPath(cString: argument)
            if location.text == path { return location }
        }
        return SystemPath(path)
    }
}
