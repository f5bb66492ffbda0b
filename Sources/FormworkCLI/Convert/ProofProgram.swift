import FormworkDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs a proof's program with as little as it needs: documents took part in what it is.
///
/// It has no environment, nothing to read, a folder of its own to work in, and no network where the system lets a user cut it off; it
/// writes no file, starts no other program, and ends when its time is over. What it can do is read what the user can read.
struct ProofProgram {
    /// The program.
    var path: String
    /// The folder that it works in.
    var folder: String

    /// Of processor time; by the clock on the wall it has a third more.
    static let seconds = 900
    /// Of memory that it may ask for, in bytes.
    static let memory = 4 << 30
    /// Of what it prints, in bytes.
    static let output = 256 << 20

    /// Runs it; nil where it cannot be run.
    func run(_ arguments: [String]) -> ToolRun.Result? {
        let bounds = ToolRun.Bounds(environment: [], seconds: Self.seconds / 3 * 4, output: Self.output)
        #if os(Linux)
            let limits = [
                "prlimit", "--core=0", "--cpu=\(Self.seconds)", "--as=\(Self.memory)", "--fsize=0", "--nproc=1", "--", path,
            ]
            let cut = ["unshare", "--map-root-user", "--net", "--"]
            let isCutOff = ToolRun.run(cut[0], Array(cut.dropFirst()) + ["true"], errors: .joined)?.status == 0
            if !isCutOff {
                StandardOutput.writeError("this system lets no user cut a program off: the proof runs with the network\n")
            }
            let run = (isCutOff ? cut : []) + limits + arguments
            return ToolRun.run(run[0], Array(run.dropFirst()), in: folder, bounds: bounds)
        #else
            StandardOutput.writeError("on this system nothing cuts a program off: the proof runs with the network\n")
            // The shell's units: seconds, and blocks of files.
            let script = "ulimit -c 0 && ulimit -t \(Self.seconds) && ulimit -f 0 && exec \"$0\" \"$@\""
            return ToolRun.run("/bin/sh", ["-c", script, path] + arguments, in: folder, bounds: bounds)
        #endif
    }
}
