import Foundation

/// The result of a process.
struct Outcome: Sendable {
    /// The exit status; the negative signal of a process that a signal ended.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
    /// Wall-clock seconds, and processor seconds of the process.
    var seconds: Double
    var userSeconds: Double
    var processorSeconds: Double
    var megabytes: Double

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Returns the status and the end of the messages, for faults.
    var summary: String { "status \(status): \(errorText.suffix(300))" }
}

/// A process with its output in files, so that a full pipe never blocks it.
struct Running: Sendable {
    let process: pid_t
    private let output: Int32
    private let errors: Int32
    private let start: Double

    /// Starts a program.
    ///
    /// - Parameter input: the standard input; empty without it.
    /// - Parameter environment: variables in addition to those of this process.
    /// - Parameter folder: the working directory.
    init(_ program: String, _ arguments: [String], input: [UInt8]? = nil, environment: [String: String] = [:], folder: String? = nil) {
        output = Self.scratchFile()
        errors = Self.scratchFile()
        let read = Self.scratchFile()
        if let input {
            input.withUnsafeBytes { bytes in
                var place = 0
                while place < bytes.count { place += max(1, write(read, bytes.baseAddress! + place, bytes.count - place)) }
            }
            lseek(read, 0, SEEK_SET)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, read, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let command = (folder.map { ["env", "-C", $0] } ?? []) + [program] + arguments
        var words = command.map { strdup($0) } + [nil]
        var variables = all.map { strdup("\($0)=\($1)") } + [nil]
        var started: pid_t = 0
        start = Self.now
        let status = posix_spawnp(&started, command[0], &actions, nil, &words, &variables)
        process = status == 0 ? started : 0
        for text in words + variables { free(text) }
        posix_spawn_file_actions_destroy(&actions)
        close(read)
    }

    /// Waits for the end of the process, and returns its result.
    ///
    /// - Parameter limit: the wall-clock seconds after which the process is ended.
    func finish(limit: Double = 300) -> Outcome {
        var status: Int32 = 127 << 8
        var usage = rusage()
        if process > 0 {
            var pause: UInt32 = 200
            while wait4(process, &status, WNOHANG, &usage) == 0 {
                if Self.now - start > limit { kill(process, SIGKILL) }
                usleep(pause)
                pause = min(pause * 5 / 4, 5000)
            }
        }
        let seconds = Self.now - start
        let signal = status & 0x7F
        let result = Outcome(
            status: signal == 0 ? (status >> 8) & 0xFF : -signal, output: Self.contents(output), errors: Self.contents(errors),
            seconds: seconds,
            userSeconds: Self.seconds(usage.ru_utime), processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            megabytes: Double(usage.ru_maxrss) / 1024)
        close(output)
        close(errors)
        return result
    }

    /// Returns what the process has written so far.
    var written: String { String(decoding: Self.contents(output), as: UTF8.self) }

    /// The seconds of a clock that only runs forward.
    static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    private static func scratchFile() -> Int32 {
        let name = "\(NSTemporaryDirectory())/formwork-check-\(UUID().uuidString)"
        let file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        precondition(file >= 0, "the folder for temporary files is full or missing")
        unlink(name)
        return file
    }

    private static func contents(_ file: Int32) -> [UInt8] {
        let count = Int(lseek(file, 0, SEEK_END))
        guard count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(file, buffer.baseAddress! + filled, count - filled, off_t(filled))
                guard read > 0 else { break }
                filled += read
            }
        }
    }
}

/// The command under test.
enum Formwork {
    /// The path that FORMWORK names, else the release build's.
    static let path: String = {
        let named = ProcessInfo.processInfo.environment["FORMWORK"] ?? ".build/release/formwork"
        return URL(fileURLWithPath: named).path
    }()

    /// Runs the command to its end.
    static func run(_ arguments: [String], input: [UInt8]? = nil, limit: Double = 300, folder: String? = nil) -> Outcome {
        Running(path, arguments, input: input, folder: folder).finish(limit: limit)
    }

    /// Runs a verb with lines of JSON as output, and returns its results.
    static func lines(_ arguments: [String], limit: Double = 1800) throws(Failure) -> [JSON] {
        let done = run(arguments, limit: limit)
        guard done.status == 0 || done.status == 1 else {
            throw Failure("'\(arguments.prefix(4).joined(separator: " "))' ended with \(done.summary)")
        }
        return try done.output.split(separator: UInt8(ascii: "\n")).map { line throws(Failure) in try JSON(line) }
    }

    /// Runs a verb with one JSON value as output, and returns its results.
    static func results(_ arguments: [String], input: [UInt8]? = nil) throws(Failure) -> [JSON] {
        let done = run(arguments, input: input, limit: 1800)
        guard done.status == 0 || done.status == 1 else {
            throw Failure("'\(arguments.prefix(4).joined(separator: " "))' ended with \(done.summary)")
        }
        return try JSON(done.output)["results"].list
    }
}

/// Runs a tool other than the command to its end.
func run(_ program: String, _ arguments: [String], limit: Double = 1800, folder: String? = nil) -> Outcome {
    Running(program, arguments, folder: folder).finish(limit: limit)
}

/// A fault that ends a case or a check.
struct Failure: Error {
    let text: String
    init(_ text: String) { self.text = text }
}
