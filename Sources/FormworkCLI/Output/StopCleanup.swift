import FormworkFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// What must not outlive this program: its temporary files and folders, and the programs that it waits for.
///
/// A signal that ends it removes the ones and ends the others first. All that the handler of a signal touches is made before it is
/// installed: a table of names, which are never freed, and atomic numbers.
enum StopCleanup {
    /// A file or a folder that is removed where the program ends before it is released.
    struct Ticket { fileprivate let index: Int }

    /// Makes a file that is not there yet.
    ///
    /// - Parameter folder: the open folder that it is made in, whatever its path leads to by now; nil where the path says it.
    /// - Returns: its descriptor and what it is released with; nil where it cannot be made, and `errno` says why.
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
            // The program is about to end: the file would stay.
            if ticket == nil, descriptor >= 0 { unlink(name) }
            return ticket
        }
        if let ticket { return (descriptor, ticket) }
        free(name)
        if descriptor >= 0 { close(descriptor) }
        errno = descriptor >= 0 ? EINTR : reason
        return nil
    }

    /// Makes a folder that is not there yet; it is removed after the files that were made in it.
    ///
    /// - Returns: what it is released with; nil where it cannot be made, and `errno` says why.
    static func createFolder(_ path: SystemPath) -> Ticket? {
        _ = handlers
        guard let name = path.withCString({ strdup($0) }) else { return nil }
        var reason: Int32 = 0
        let ticket: Ticket? = undisturbed { _ in
            guard mkdir(name, 0o777) == 0 else {
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

    /// Takes steps that belong together: a signal that ends the program waits for the last of them.
    static func together<Failure>(_ steps: () throws(Failure) -> Void) throws(Failure) {
        _ = handlers
        try undisturbed { _ in Swift.Result(catching: steps) }.get()
    }

    /// The file has become what it was made for, or is gone.
    static func release(_ ticket: Ticket) { table.names[ticket.index].store(nil, ordering: .sequentiallyConsistent) }

    /// Starts a program, which is ended where this one is.
    ///
    /// - Parameter spawn: starts it with the signals blocked that it is given, and says its number; nil where it cannot.
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

    /// Makes something that must be in the table, or gone, when the program ends.
    ///
    /// Handlers on other threads wait until it is there, and none runs on this one: it would wait for its own thread.
    ///
    /// - Parameter make: gets the signals that are blocked elsewhere.
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

    /// The program has ended, and is about to be forgotten by the system.
    static func remove(child: pid_t) {
        for index in 0..<Table.children {
            _ = table.processes[index].compareExchange(expected: child, desired: 0, ordering: .sequentiallyConsistent)
        }
    }

    /// Ends the program with a status, whatever other threads are doing.
    static func exit(_ status: ExitStatus) -> Never { exit(code: status.rawValue) }

    /// Ends the program with a number.
    static func exit(code: Int32) -> Never {
        clean()
        _exit(code)
    }

    /// Called by the handler of signals, too: nothing in it allocates or waits for a lock.
    private static func clean() {
        table.isStopping.store(true, ordering: .sequentiallyConsistent)
        // A file that is being made is in the table in a moment; a disk that does not answer is not waited for.
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
        // A folder in a folder goes first, wherever they stand in the table.
        for _ in 0..<Table.foldersInFolders {
            for index in 0..<used {
                if let name = table.names[index].load(ordering: .sequentiallyConsistent) { rmdir(name) }
            }
        }
    }

    // MARK: Signals

    /// Those that end a program which does not know them. A closed pipe and a file beyond the size limit are errors of `write` instead.
    private static let deadly = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS,
        SIGSEGV,
    ]

    private static let table = Table()

    /// Installed when the first file is made: a program that makes none has none.
    private static let handlers: Void = {
        // Made before a handler can ask for it.
        _ = table
        // One that is ignored, as `nohup` has it, or has a handler, stays so.
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

    /// Names and numbers at places that never move.
    private final class Table: Sendable {
        static let files = 1 << 14
        static let children = 64
        /// How deep folders are made in one another.
        static let foldersInFolders = 3

        /// How many threads are making a file or starting a program.
        let making = Atomic(0)
        /// Whether the program is ending.
        let isStopping = Atomic(false)
        /// How many places, from the first on, have ever had a name.
        let used = Atomic(0)
        // Safe: allocated here, zero - which is an atomic of nil - and never freed; what changes are the atomics.
        nonisolated(unsafe) let names: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<CChar>?>>
        // Safe: as the names.
        nonisolated(unsafe) let processes: UnsafeMutablePointer<Atomic<pid_t>>

        init() {
            names = Self.zeroed(Self.files)
            processes = Self.zeroed(Self.children)
        }

        /// Memory that is zero without being written to: what is never used of it takes no time and no room.
        // Safe: as the names.
        private static func zeroed<Place: ~Copyable>(_ count: Int) -> UnsafeMutablePointer<Place> {
            // Safe: a program that does not get 128 KB has not come this far.
            guard let memory = calloc(count, MemoryLayout<Place>.stride) else { preconditionFailure("out of memory") }
            // Safe: it is as large as that, and zero is what the places begin with.
            return memory.bindMemory(to: Place.self, capacity: count)
        }

        // Safe: the name is never freed once it is in the table.
        /// Nil where the program is ending, or the table is full.
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
