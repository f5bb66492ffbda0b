import FormworkCode
import FormworkDiagnostics
import FormworkFiles
import FormworkProof
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Compiles generated code with the Swift toolchain, runs it, and reports whether its layout matches the documents'.
struct CodeProof {
    /// The folder of the package to compile; nil for one in the user's cache.
    var folder: String?
    /// The folder of Formwork's own package; nil to search around this program.
    var package: String?

    func run(_ dialect: CodeDialect, documents: [CodeConversion.Converted]) throws(RunFailure) -> ExitStatus {
        guard let source = package ?? Self.packageAroundProgram() else {
            throw fail(
                "'--verify' needs Formwork's package, which isn't in a folder around this program: get the sources of version "
                    + "\(FormworkVersion.current), and pass their folder with '--package'", status: .wrongUsage)
        }
        guard ToolRun.run("swift", arguments: ["--version"], in: Self.workingFolder, bounds: Self.compiling)?.status == 0 else {
            throw fail("'--verify' needs the Swift toolchain, but 'swift' cannot be run", status: .cannotRead)
        }
        guard let folder = folder ?? Self.cacheFolder() else {
            throw fail("HOME isn't set, so there is no folder to compile in: use '--proof-folder'", status: .wrongUsage)
        }
        var package = ProofPackage(dialect, formworkAt: source)
        for document in documents { package.add(document.bytes, source: document.name, document.files) }
        var generator = SystemRandomNumberGenerator()
        let question = package.question(nonce: String(generator.next(), radix: 36) + String(generator.next(), radix: 36))
        let result = try run(package, question: question, in: folder)
        if result.isCut { throw fail("the proof exceeded its limits and was stopped", status: .foundErrors) }
        let answers: ProofAnswers
        do throws(ProofAnswerError) {
            answers = try ProofAnswers(String(decoding: result.output, as: UTF8.self), to: question)
            if result.status != 0 { throw .cut }
        } catch {
            throw fail("\(error)", status: .foundErrors)
        }
        return report(answers, documents: documents)
    }

    /// Compiles a package and runs it.
    private func run(_ package: ProofPackage, question: ProofQuestion, in path: String) throws(RunFailure) -> ToolRun.Result {
        let (own, build, place): (String, String, String)
        // No other process writes there until the program has ended.
        let folder: ProofFolder
        do throws(FileError) { folder = try ProofFolder(path) } catch { throw fail(error) }
        defer { folder.release() }
        do throws(FileError) {
            try folder.write(package.dialect.rawValue, files: package.files)
            // Code that the dialects share is compiled once, in a build folder next to their packages.
            (own, build, place) = ("\(folder.path)/\(package.dialect.rawValue)", try folder.ownFolder("build"), try folder.ownFolder("run"))
        } catch {
            throw fail(error)
        }
        StandardOutput.writeError("compiling the proof in '\(path)'\n")
        // A cached build plan would not notice new sources of Formwork or another dialect's package. A release build that isn't optimised
        // compiles each module once as a whole, without debug information. That takes two thirds of a debug build's time.
        let compiled = ToolRun.run(
            "swift",
            arguments: [
                "build", "-c", "release", "-Xswiftc", "-Onone", "-Xswiftc", "-gnone", "--disable-build-manifest-caching",
                "--package-path", own, "--scratch-path", build, "--product", "Proof",
            ],
            in: Self.workingFolder, errors: .joined, bounds: Self.compiling)
        guard let compiled, compiled.status == 0 else {
            let lines = String(decoding: compiled?.output ?? [], as: UTF8.self).split(separator: "\n")
            let errors = lines.filter { $0.contains("error:") }
            StandardOutput.writeError((errors.isEmpty ? lines.suffix(20) : errors.prefix(40)).map { "\($0)\n" }.joined())
            throw fail("the code does not compile", status: .foundErrors)
        }
        guard let result = ProofProgram(path: build + "/release/Proof", folder: place).run([own, question.nonce]) else {
            throw fail("the proof cannot be run", status: .foundErrors)
        }
        return result
    }

    /// The toolchain's working folder. In a folder with documents, files such as `.swift-version` there or above it would choose the
    /// toolchain that is run.
    private static let workingFolder = "/"

    /// The environment and time limit of the compiler: only the variables that it needs to find its tools and the package's dependencies.
    private static var compiling: ToolRun.Bounds {
        let kept: Set<Substring> = [
            "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "XDG_CACHE_HOME",
            "XDG_CONFIG_HOME", "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY",
            "HTTPS_PROXY", "NO_PROXY",
        ]
        var variables: [String] = []
        // Safe: the environment is a nil-terminated list of C strings.
        var place = environ
        while let text = place.pointee.map({ String(cString: $0) }) {
            if kept.contains(text.prefix { $0 != "=" }) { variables.append(text) }
            place += 1
        }
        return ToolRun.Bounds(environment: variables, seconds: 3600)
    }

    // MARK: Report

    /// Prints each difference with its explanation, the number of cases of each cause, and a summary.
    private func report(_ answers: ProofAnswers, documents: [CodeConversion.Converted]) -> ExitStatus {
        var summary = ProofSummary()
        for failure in answers.failures {
            let file = documents.indices.contains(failure.document) ? documents[failure.document].file : "a document"
            summary.add(failure: failure, of: file)
        }
        // The indices come from the question, so they are valid.
        for answer in answers.answers {
            let document = documents[answer.state.document]
            summary.add(answer, of: document.files[answer.state.unit], document.file)
        }
        StandardOutput.write(ShownText(lines: summary.text))
        return summary.isProved ? .fine : .foundErrors
    }

    // MARK: Places

    /// Returns the folder of Formwork's package if this program was built in it.
    private static func packageAroundProgram() -> String? {
        guard
            var folder = realpath("/proc/self/exe", nil).map({ pointer in
                defer { free(pointer) }
                return String(cString: pointer)
            }) ?? realpath(CommandLine.arguments[0], nil).map({ String(cString: $0) })
        else { return nil }
        let program = folder
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if access(folder + "/Package.swift", R_OK) == 0, access(folder + "/Sources/FormworkProof", R_OK) == 0 {
                return ProofFolder.isTrusted(package: folder, around: program) ? folder : nil
            }
        }
        return nil
    }

    /// Returns the proof folder in the user's cache; nil without a cache. Programs must not run from a folder that others can write to.
    private static func cacheFolder() -> String? {
        func folder(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return (folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }).map { $0 + "/formwork/proof" }
    }

    private func fail(_ error: FileError) -> RunFailure { fail("'\(error.path)' cannot be written: \(error.reason)", status: .cannotWrite) }

    private func fail(_ message: String, status: ExitStatus) -> RunFailure {
        RunFailure("\(message)", status: status)
    }
}
