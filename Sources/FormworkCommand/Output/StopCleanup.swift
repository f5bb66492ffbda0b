import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Cleans up when the program ends: removes its temporary files and folders and kills the child processes that it waits for.
///
/// A signal that ends the program triggers the same cleanup. Everything that the signal handler accesses is allocated before the handler
/// is installed: a table of names, which are never freed, and atomic numbers.
package enum StopCleanup {
    /// A registered file or folder, which is removed if the program ends before the ticket is released.
    struct Ticket { fileprivate let index: Int }

    /// Creates a file that doesn't exist yet.
    ///
    /// - Parameter folder: the open folder to create it in, even if its path now leads elsewhere; nil to use the path.
    /// - Returns: its descriptor and its ticket; nil, with `errno` set, if it cannot be created.
    static func create(_ path: SystemPath, in folder: Int32? = nil, mode: mode_t) -> (descriptor: Int32, ticket: Ticket)? {
        _ = handlers
        guard let name = path.withCString({ strdup($0) }) else { return nil }
        var (descriptor, reason) = (Int32(-1), Int32(0))
        let ticket = undisturbed { _ in
            let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            if let folder {
                descriptor = SystemPath(bytes: path.name).withCString { openat(folder, $0, flags, mode) }
            } else {
                descriptor = open(name, flags, mode)
            }
            reason = errno
            let ticket = descriptor >= 0 ? table.add(name) : nil
            // The program is about to end, and the file would be left behind.
            if ticket == nil, descriptor >= 0 { unlink(name) }
            return ticket
        }
        if let ticket { return (descriptor, ticket) }
        free(name)
        if descriptor >= 0 { close(descriptor) }
        errno = descriptor >= 0 ? EINTR : reason
        return nil
    }

    /// Creates a folder that doesn't exist yet. It is removed after the files in it.
    ///
    /// - Returns: its ticket; nil, with `errno` set, if it cannot be created.
    static func createFolder(_ path: SystemPath, mode: mode_t = 0o777) -> Ticket? {
        _ = handlers
        guard let name = path.withCString({ strdup($0) }) else { return nil }
        var reason: Int32 = 0
        let ticket: Ticket? = undisturbed { _ in
            guard mkdir(name, mode) == 0 else {
                reason = errno
                return nil
            }
            let ticket = table.add(name)
            if ticket == nil {
                rmdir(name)
                reason = EINTR
            }
            return ticket
        }
        if ticket == nil { free(name) }
        errno = reason
        return ticket
    }

    /// Performs steps that must not be interrupted: a signal that ends the program waits for the last of them.
    static func together<Failure>(_ steps: () throws(Failure) -> Void) throws(Failure) {
        _ = handlers
        try undisturbed { _ in Swift.Result(catching: steps) }.get()
    }

    /// Releases a ticket, because the file has reached its destination or is gone.
    static func release(_ ticket: Ticket) { table.names[ticket.index].store(nil, ordering: .sequentiallyConsistent) }

    /// Starts a program, which is killed when this one ends.
    ///
    /// - Parameter spawn: starts the program with the given signal mask and returns its process id; nil if it cannot.
    static func start(_ spawn: (_ blocked: sigset_t) -> pid_t?) -> pid_t? {
        _ = handlers
        return undisturbed { blocked in
            guard let child = spawn(blocked) else { return nil }
            for index in 0..<Table.children
            where table.processes[index].compareExchange(expected: 0, desired: child, ordering: .sequentiallyConsistent).exchanged { break }
            if table.isStopping.load(ordering: .sequentiallyConsistent) { kill(child, SIGKILL) }
            return child
        }
    }

    /// Creates something that must be in the table, or gone, when the program ends.
    ///
    /// Signal handlers on other threads wait until it is registered. None runs on this thread, where it would deadlock.
    ///
    /// - Parameter make: a closure that receives the signal mask from before the call.
    private static func undisturbed<Result>(_ make: (_ blocked: sigset_t) -> Result) -> Result {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        table.making.add(1, ordering: .sequentiallyConsistent)
        defer {
            table.making.subtract(1, ordering: .sequentiallyConsistent)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return make(before)
    }

    /// Unregisters a child process that has ended and is about to be reaped.
    static func remove(child: pid_t) {
        for index in 0..<Table.children {
            _ = table.processes[index].compareExchange(expected: child, desired: 0, ordering: .sequentiallyConsistent)
        }
    }

    /// Ends the program with a status, whatever other threads are doing.
    static func exit(_ status: ExitStatus) -> Never { exit(code: status.rawValue) }

    /// Ends the program with an exit code.
    package static func exit(code: Int32) -> Never {
        clean()
        _exit(code)
    }

    /// Kills the child processes and removes the files and folders. Signal handlers call it, so it must not allocate or take locks.
    private static func clean() {
        table.isStopping.store(true, ordering: .sequentiallyConsistent)
        // Files being created are registered within moments. The wait is limited in case a disk hangs.
        var turns = 0
        while table.making.load(ordering: .sequentiallyConsistent) > 0, turns < 1000 {
            poll(nil, 0, 1)
            turns += 1
        }
        for index in 0..<Table.children {
            let child = table.processes[index].load(ordering: .sequentiallyConsistent)
            if child > 0 { kill(child, SIGKILL) }
        }
        let used = table.used.load(ordering: .sequentiallyConsistent)
        for index in 0..<used {
            if let name = table.names[index].load(ordering: .sequentiallyConsistent) { unlink(name) }
        }
        // Nested folders must be removed first, but may be anywhere in the table, hence the repetition.
        for _ in 0..<Table.foldersInFolders {
            for index in 0..<used {
                if let name = table.names[index].load(ordering: .sequentiallyConsistent) { rmdir(name) }
            }
        }
    }

    // MARK: Signals

    /// The signals that end a program by default, except those for a closed pipe and the file size limit, which become errors of `write`.
    private static let deadly = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS,
        SIGSEGV,
    ]

    private static let table = Table()

    /// Installs the signal handlers when the first file is created.
    private static let handlers: Void = {
        // Allocated before a handler can access it.
        _ = table
        // Signals that are ignored, as under `nohup`, or that have a handler are left alone.
        for number in deadly where isDefault(number) {
            signal(number) { number in
                StopCleanup.clean()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }()

    private static func isDefault(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return handler == nil
    }

    /// File names and process ids at fixed addresses.
    private final class Table: Sendable {
        static let files = 1 << 14
        static let children = 64
        /// The maximum nesting depth of created folders.
        static let foldersInFolders = 3

        /// The number of threads that are creating a file or starting a program.
        let making = Atomic(0)
        /// Whether the program is ending.
        let isStopping = Atomic(false)
        /// The number of slots, from the first, that have ever been used.
        let used = Atomic(0)
        // Safe: allocated here with zeros, which represent an atomic nil, and never freed. Only the atomics change.
        nonisolated(unsafe) let names: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<CChar>?>>
        // Safe: as for `names`.
        nonisolated(unsafe) let processes: UnsafeMutablePointer<Atomic<pid_t>>

        init() {
            names = Self.zeroed(Self.files)
            processes = Self.zeroed(Self.children)
        }

        /// Allocates zeroed memory with `calloc`, so that unused parts cost no time or memory.
        // Safe: as for `names`.
        private static func zeroed<Place: ~Copyable>(_ count: Int) -> UnsafeMutablePointer<Place> {
            // Safe: a program that cannot allocate 128 KB would have failed earlier.
            guard let memory = calloc(count, MemoryLayout<Place>.stride) else { preconditionFailure("out of memory") }
            // Safe: the memory has the right size, and zero is a valid initial value.
            return memory.bindMemory(to: Place.self, capacity: count)
        }

        // Safe: the name is never freed once it is in the table.
        /// Registers a name. Returns nil if the program is ending or the table is full.
        func add(_ name: UnsafeMutablePointer<CChar>) -> Ticket? {
            if isStopping.load(ordering: .sequentiallyConsistent) { return nil }
            for index in 0..<Self.files where names[index].load(ordering: .relaxed) == nil {
                used.max(index + 1, ordering: .sequentiallyConsistent)
                if names[index].compareExchange(expected: nil, desired: name, ordering: .sequentiallyConsistent).exchanged {
                    return Ticket(index: index)
                }
            }
            return nil
        }
    }
}
