import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkFiles
import FormworkProof

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Compiles generated code with the Swift toolchain, runs it, and says whether it lays out as the documents do.
struct CodeProof {
    /// The folder of the package that is compiled; nil for one in the user's cache.
    var folder: String?
    /// The folder of Formwork's own package; nil where it is looked for around this program.
    var package: String?

    func run(_ dialect: CodeDialect, _ documents: [CodeConversion.Converted]) throws {
        guard let source = package ?? Self.packageAroundProgram() else {
            throw fail(
                "'--verify' compiles against Formwork's package, and there is none around this program: get the sources of version "
                    + "\(FormworkCommand.configuration.version), and name their folder with '--package'", .wrongUsage)
        }
        guard ToolRun.run("swift", ["--version"], in: Self.workingFolder, bounds: Self.compiling)?.status == 0 else {
            throw fail("'--verify' needs the Swift toolchain, and there is no 'swift' to be run", .cannotRead)
        }
        guard let folder = folder ?? Self.cacheFolder() else {
            throw fail("there is no HOME and so no place to compile in: name a folder with '--proof-folder'", .wrongUsage)
        }
        var package = ProofPackage(dialect, formworkAt: source)
        for document in documents { package.add(document.bytes, source: document.name, document.files) }
        var generator = SystemRandomNumberGenerator()
        let question = package.question(nonce: String(generator.next(), radix: 36) + String(generator.next(), radix: 36))
        let result = try run(package, question, in: folder)
        if result.isCut { throw fail("the program of the proof went beyond its bounds and was ended", .foundErrors) }
        let answers: ProofAnswers
        do throws(ProofAnswerError) {
            answers = try ProofAnswers(String(decoding: result.output, as: UTF8.self), to: question)
            if result.status != 0 { throw .cut }
        } catch {
            throw fail("\(error)", .foundErrors)
        }
        try report(answers, documents)
    }

    /// Compiles a package and runs it.
    private func run(_ package: ProofPackage, _ question: ProofQuestion, in path: String) throws -> ToolRun.Result {
        do {
            // Until the program has ended nobody else writes there.
            let folder = try ProofFolder(path)
            defer { folder.release() }
            try folder.write(package.dialect.rawValue, package.files)
            StandardOutput.writeError("compiling the proof in '\(path)'\n")
            // What the languages share is compiled once, beside their packages.
            let (own, build) = ("\(folder.path)/\(package.dialect.rawValue)", try folder.ownFolder("build"))
            // A plan that is kept knows the sources of the package alone, and neither new ones of Formwork nor another language's package.
            let compiled = ToolRun.run(
                "swift",
                [
                    "build", "--disable-build-manifest-caching", "--package-path", own, "--scratch-path", build, "--product", "Proof",
                ], in: Self.workingFolder, errors: .joined, bounds: Self.compiling)
            guard let compiled, compiled.status == 0 else {
                let lines = String(decoding: compiled?.output ?? [], as: UTF8.self).split(separator: "\n")
                let errors = lines.filter { $0.contains("error:") }
                StandardOutput.writeError((errors.isEmpty ? lines.suffix(20) : errors.prefix(40)).map { "\($0)\n" }.joined())
                throw fail("the code does not compile", .foundErrors)
            }
            let program = ProofProgram(path: build + "/debug/Proof", folder: try folder.ownFolder("run"))
            guard let result = program.run([own, question.nonce]) else { throw fail("the proof cannot be run", .foundErrors) }
            return result
        } catch let error as FileError {
            throw fail("'\(error.path)' cannot be written: \(error.reason)", .cannotWrite)
        }
    }

    /// The folder that the toolchain works in: files of a folder of documents or of one above it, such as `.swift-version`, would choose the
    /// toolchain that is run.
    private static let workingFolder = "/"

    /// What the compiler is given: what it needs to find its tools and what the package depends on, and no more.
    private static var compiling: ToolRun.Bounds {
        let kept: Set<Substring> = [
            "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "XDG_CACHE_HOME",
            "XDG_CONFIG_HOME", "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY",
            "HTTPS_PROXY", "NO_PROXY",
        ]
        var variables: [String] = []
        // Safe: the list that the system gave this program ends with nil, and its strings are C strings.
        var place = environ
        while let text = place.pointee.map({ String(cString: $0) }) {
            if kept.contains(text.prefix { $0 != "=" }) { variables.append(text) }
            place += 1
        }
        return ToolRun.Bounds(environment: variables, seconds: 3600)
    }

    // MARK: What was found

    /// Prints each difference with what explains it, how often each cause is met, and a sum.
    private func report(_ answers: ProofAnswers, _ documents: [CodeConversion.Converted]) throws {
        var summary = ProofSummary()
        for failure in answers.failures {
            let file = documents.indices.contains(failure.document) ? documents[failure.document].file : "a document"
            summary.add(failure: failure, of: file)
        }
        // The question named them: they are there.
        for answer in answers.answers {
            let document = documents[answer.state.document]
            summary.add(answer, of: document.files[answer.state.unit], document.file)
        }
        StandardOutput.write(ShownText(lines: summary.text))
        if !summary.isProved { throw ExitCode(ExitStatus.foundErrors.rawValue) }
    }

    // MARK: Places

    /// The folder of Formwork's package, where this program was built in it.
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

    /// In the user's cache; nil where there is none: a folder that others write in is no place to run programs from.
    private static func cacheFolder() -> String? {
        func folder(_ name: String) -> String? { getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return (folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }).map { $0 + "/formwork/proof" }
    }

    private func fail(_ message: String, _ status: ExitStatus) -> ExitCode {
        StandardOutput.writeError("formwork: error: \(message)\n")
        return ExitCode(status.rawValue)
    }
}
