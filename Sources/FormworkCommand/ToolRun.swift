#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs system programs.
enum ToolRun {
    /// A program's output and exit status.
    struct Result {
        var output: [UInt8]
        /// The exit status; nil if a signal ended the program.
        var status: Int32?
        /// Whether the program was killed because it exceeded the time or output limit.
        var isCut = false
    }

    /// The destination of a program's standard error.
    enum Errors {
        /// This program's standard error.
        case shown
        /// The captured output.
        case joined
        /// Discarded.
        case dropped
    }

    /// A program's environment and limits.
    struct Bounds {
        /// The complete environment, as `NAME=value`; nil for this program's own.
        var environment: [String]?
        /// The limit of elapsed time, in seconds; nil for none.
        var seconds: Int?
        /// The limit of the output to read, in bytes; nil for none.
        var output: Int?
    }

    /// Runs a program and waits for it. Returns nil if the program is not found.
    ///
    /// - Parameters:
    ///   - program: see ``ProgramSearch/path(of:)``.
    ///   - arguments: the arguments, without the program's name.
    ///   - directory: its working folder; nil for this program's own.
    ///   - input: the file for its standard input.
    ///   - errors: the destination of its standard error.
    ///   - bounds: its environment and limits.
    static func run(
        _ program: String, arguments: [String], in directory: String? = nil, input: String? = nil, errors: Errors = .shown,
        bounds: Bounds = Bounds()
    ) -> Result? {
        guard let found = ProgramSearch.path(of: program) else { return nil }
        var words = [found] + arguments
        // No portable call starts a child in another folder.
        if let directory { words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory] + words }
        let path = words[0]
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        // Other programs started meanwhile must not keep the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        switch errors {
        case .shown: break
        case .joined: posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        case .dropped: posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        // Safe: copies as C strings, freed after the call that reads them.
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        argv.append(nil)
        // Safe: as above.
        var variables: [UnsafeMutablePointer<CChar>?] = (bounds.environment ?? []).map { strdup($0) }
        variables.append(nil)
        let inherits = bounds.environment == nil
        defer { for text in argv + variables { free(text) } }
        let child = StopCleanup.start { blocked in
            var child = pid_t()
            var attributes = attributes(blocked)
            defer { posix_spawnattr_destroy(&attributes) }
            let failure =
                inherits
                ? posix_spawn(&child, path, &actions, &attributes, argv, environ)
                : posix_spawn(&child, path, &actions, &attributes, argv, variables)
            return failure == 0 ? child : nil
        }
        close(ends[1])
        defer { close(ends[0]) }
        guard let child else { return nil }
        let (output, isCut) = readAll(ends[0], bounds: bounds)
        if isCut { kill(child, SIGKILL) }
        // Its process id isn't reused until it is reaped.
        var ended = siginfo_t()
        while waitid(P_PID, id_t(child), &ended, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        StopCleanup.remove(child: child)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // The low seven bits are the signal's number.
        return Result(output: output, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil, isCut: isCut)
    }

    #if canImport(Darwin)
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Gives the child the default signal handling, independent of the signals that this program ignores or blocks.
    private static func attributes(_ blocked: sigset_t) -> Attributes {
        #if canImport(Darwin)
            var attributes: Attributes = nil
        #else
            var attributes = Attributes()
        #endif
        posix_spawnattr_init(&attributes)
        var (blocked, usual) = (blocked, sigset_t())
        sigemptyset(&usual)
        for number in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }

    /// Reads a program's output until it ends or exceeds a limit.
    private static func readAll(_ descriptor: Int32, bounds: Bounds) -> (output: [UInt8], isCut: Bool) {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let clock = ContinuousClock()
        let end = bounds.seconds.map { clock.now + .seconds($0) }
        while true {
            if let end {
                let left = end - clock.now
                guard left > .zero else { return (result, true) }
                var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                // Checking the clock once a second is enough.
                guard poll(&wait, 1, 1000) > 0 else { continue }
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                result += buffer[..<count]
                if let most = bounds.output, result.count > most { return (result, true) }
            } else if count == 0 || errno != EINTR {
                return (result, false)
            }
        }
    }
}
