import ArgumentParser
import FormworkCode
import FormworkDiagnostics
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
        guard let package = package ?? Self.packageAroundProgram() else {
            throw fail("'--verify' needs the folder of Formwork's package: name it with '--package'", .wrongUsage)
        }
        guard ToolRun.run("swift", ["--version"])?.status == 0 else {
            throw fail("'--verify' needs the Swift toolchain, and there is no 'swift' to be run", .cannotRead)
        }
        let folder = folder ?? Self.cacheFolder(dialect)
        var proof = ProofPackage(dialect, formworkAt: package)
        for document in documents { proof.add(document.bytes, source: document.name, document.files) }
        do throws(FileError) {
            try ProofFolder.write(folder, proof.files)
        } catch {
            throw fail("'\(error.path)' cannot be written: \(error.reason)", .cannotWrite)
        }
        StandardOutput.writeError("compiling the proof in '\(folder)'\n")
        // What the languages share is compiled once, beside their packages.
        let scratch = (folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ".") + "/build"
        let build = ToolRun.run(
            "swift", ["build", "--package-path", folder, "--scratch-path", scratch, "--product", "Proof"], joinsErrors: true)
        guard let build, build.status == 0 else {
            let lines = String(decoding: build?.output ?? [], as: UTF8.self).split(separator: "\n")
            let errors = lines.filter { $0.contains("error:") }
            StandardOutput.writeError((errors.isEmpty ? lines.suffix(20) : errors.prefix(40)).map { "\($0)\n" }.joined())
            throw fail("the code does not compile", .foundErrors)
        }
        guard let result = ToolRun.run("\(scratch)/debug/Proof", [folder]) else {
            throw fail("the proof cannot be run", .foundErrors)
        }
        try report(String(decoding: result.output, as: UTF8.self), documents, isWhole: result.status == 0)
    }

    // MARK: What was found

    /// Prints each difference with what explains it, and a sum.
    private func report(_ text: String, _ documents: [CodeConversion.Converted], isWhole: Bool) throws {
        var (number, units, equal, explained, constraints, frames) = (0, 0, 0, 0, 0, 0)
        var unexplained = 0
        var lines: [String] = []
        var isDetailShown = false
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            if line.hasPrefix("  ") {
                if isDetailShown { lines.append(String(line)) }
            } else if fields[0] == "document" {
                number = Int(fields[1].drop { !$0.isNumber }).map { $0 - 1 } ?? 0
            } else if fields[0] == "failure", fields.count == 3 {
                unexplained += 1
                lines.append("\(fields[1]): \(fields[2])")
            } else if fields.count == 9, documents.indices.contains(number) {
                let counts = fields[3...].map { Int($0) ?? 0 }
                units += 1
                constraints += counts[0]
                frames += counts[3]
                let differences = counts[1] + counts[2] + counts[4]
                isDetailShown = differences > 0
                if differences == 0 {
                    equal += 1
                    continue
                }
                var reasons =
                    documents[number].files.first { $0.unit.name == fields[1] }?.notConverted.filter(\.affectsLayout).map(\.text) ?? []
                if counts[1] + counts[2] == 0, counts[4] == counts[5] {
                    reasons.append("at these sizes the document itself is ambiguous or in conflict")
                }
                if reasons.isEmpty { unexplained += 1 } else { explained += 1 }
                let state = fields[2].isEmpty ? "" : " with template '\(fields[2])'"
                lines.append(
                    "\(documents[number].file): \(fields[1])\(state): \(counts[1]) constraints missing, \(counts[2]) too many, "
                        + "\(counts[4]) of \(counts[3]) frames differ" + (reasons.isEmpty ? "" : "; because: ")
                        + reasons.suffix(3).joined(separator: "; "))
            }
        }
        if !isWhole {
            unexplained += 1
            lines.append("the proof ended before its end")
        }
        let sum =
            "\(units) states of views proved: \(equal) equal, \(explained) with differences that are explained, "
            + "\(unexplained) with others; \(constraints) constraints, \(frames) frames at three sizes\n"
        StandardOutput.write(lines.map { "\($0)\n" }.joined() + ShownText(lines: sum))
        if unexplained > 0 { throw ExitCode(ExitStatus.foundErrors.rawValue) }
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
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if access(folder + "/Package.swift", R_OK) == 0, access(folder + "/Sources/FormworkProof", R_OK) == 0 { return folder }
        }
        return nil
    }

    private static func cacheFolder(_ dialect: CodeDialect) -> String {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let cache = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" } ?? "/tmp"
        return "\(cache)/formwork/proof-\(dialect.rawValue)"
    }

    private func fail(_ message: String, _ status: ExitStatus) -> ExitCode {
        StandardOutput.writeError("formwork: error: \(message)\n")
        return ExitCode(status.rawValue)
    }
}
