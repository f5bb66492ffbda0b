#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Finds the system's programs.
enum ProgramSearch {
    /// Returns the path of a program that the `PATH` leads to; nil where there is none.
    ///
    /// Only absolute folders of the `PATH` are searched: a `.` in it leads to the working folder, and what is among documents is not run.
    ///
    /// - Parameter name: the program; a path is returned as it is.
    static func path(of name: String) -> String? {
        if name.contains("/") { return name }
        // Safe: what the system's call returns is a C string.
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        }
    }
}
