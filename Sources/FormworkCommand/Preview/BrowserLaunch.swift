#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Opens an address in the user's browser.
enum BrowserLaunch {
    #if canImport(Darwin)
        private static let program = "open"
        private static let isPossible = true
    #else
        private static let program = "xdg-open"
        /// Without a display, `xdg-open` may start a browser in the terminal.
        private static let isPossible = getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
    #endif

    /// Starts the program that opens the browser and doesn't wait for it. If there is none, the user has the printed address.
    static func open(_ address: String) {
        guard isPossible, let path = ProgramSearch.path(of: program) else { return }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The child's signals are unblocked, and Ctrl-C in this terminal doesn't reach it.
        var none = sigset_t()
        sigemptyset(&none)
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        // Safe: the texts are only freed after the child has been started.
        var argv: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
        defer { for argument in argv { free(argument) } }
        var child = pid_t()
        posix_spawn(&child, path, &actions, &attributes, &argv, environ)
    }
}
