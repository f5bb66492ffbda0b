import FormworkDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs a proof's program with minimal rights, since its code was generated from documents.
///
/// It has no environment, no input, its own working folder, and no network if the system lets a user disable it. It cannot write files
/// or start other programs, and it has a time limit. It can still read whatever the user can read.
struct ProofProgram {
    /// The program.
    var path: String
    /// The working folder.
    var folder: String

    /// The limit of processor time, in seconds. The limit of elapsed time is a third more.
    static let seconds = 900
    /// The limit of address space, in bytes.
    static let memory = 4 << 30
    /// The limit of its output, in bytes.
    static let output = 256 << 20

    /// Runs the program. Returns nil if it cannot be run.
    func run(_ arguments: [String]) -> ToolRun.Result? {
        let bounds = ToolRun.Bounds(environment: [], seconds: Self.seconds / 3 * 4, output: Self.output)
        #if os(Linux)
            let limits = [
                "prlimit", "--core=0", "--cpu=\(Self.seconds)", "--as=\(Self.memory)", "--fsize=0", "--nproc=1", "--", path,
            ]
            let cut = ["unshare", "--map-root-user", "--net", "--"]
            let isCutOff = ToolRun.run(cut[0], arguments: Array(cut.dropFirst()) + ["true"], errors: .joined)?.status == 0
            if !isCutOff {
                StandardOutput.writeError("this system doesn't allow users to isolate a program: the proof runs with network access\n")
            }
            let run = (isCutOff ? cut : []) + limits + arguments
            return ToolRun.run(run[0], arguments: Array(run.dropFirst()), in: folder, bounds: bounds)
        #else
            StandardOutput.writeError("this system cannot isolate a program: the proof runs with network access\n")
            // The shell's units are seconds and file blocks.
            let script = "ulimit -c 0 && ulimit -t \(Self.seconds) && ulimit -f 0 && exec \"$0\" \"$@\""
            return ToolRun.run("/bin/sh", ["-c", script, path] + arguments, in: folder, bounds: bounds)
        #endif
    }
}
