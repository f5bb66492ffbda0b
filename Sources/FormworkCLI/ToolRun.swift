#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs a program of the system.
enum ToolRun {
    /// What a program printed, and how it ended.
    struct Result {
        var output: [UInt8]
        /// 0 for success; nil where a signal ended it.
        var status: Int32?
    }

    /// Runs a program to its end; nil where there is none of that name.
    ///
    /// - Parameters:
    ///   - program: looked for where the shell would.
    ///   - arguments: without the program's name.
    ///   - input: what it reads from standard input.
    ///   - joinsErrors: whether what it prints on standard error comes along; else it goes where this program's goes.
    static func run(_ program: String, _ arguments: [String], input: String? = nil, joinsErrors: Bool = false) -> Result? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        if joinsErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        argv.append(nil)
        defer { for argument in argv { free(argument) } }
        var child = pid_t()
        let failure = posix_spawnp(&child, program, &actions, nil, argv, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failure == 0 else { return nil }
        let output = readAll(ends[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // The low seven bits name the signal.
        return Result(output: output, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                result += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return result
            }
        }
    }
}
