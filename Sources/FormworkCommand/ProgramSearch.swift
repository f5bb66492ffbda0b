#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Finds system programs.
enum ProgramSearch {
    /// Returns the path of a program in the `PATH`; nil if there is none.
    ///
    /// Only absolute folders of the `PATH` are searched. A `.` in it would lead to the working folder, and programs next to documents must
    /// not be run.
    ///
    /// - Parameter name: the program; a path is returned unchanged.
    static func path(of name: String) -> String? {
        if name.contains("/") { return name }
        // Safe: `getenv` returns a C string.
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return folders.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        }
    }
}
