import Foundation

/// Runs one check: `Conformance NAME [OPTIONS]`, in the folder of the repository.
@main
enum Main {
    static var checks: [any Check.Type] {
        [
            CodeSyntaxCheck.self, CorpusCheck.self, EditHistoryCheck.self, EditsCheck.self, FuzzCheck.self, GrowthCheck.self,
            HistoryCheck.self, LintCheck.self,
            MergePairsCheck.self, NibAgreementCheck.self, NothingSilentCheck.self, RenderCheck.self, ScreensCheck.self,
            StringsCheck.self, SwiftUICheck.self, UpgradeCheck.self,
        ]
    }

    static func main() {
        signal(SIGINT, SIG_DFL)
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let check = checks.first(where: { $0.name == arguments.first }) else {
            let isHelp = arguments.isEmpty || ["help", "--help"].contains(arguments[0])
            print(isHelp ? checks.map { "\($0.name)\n    \($0.usage)" }.joined(separator: "\n") : "check: there is no '\(arguments[0])'")
            exit(isHelp ? 0 : 64)
        }
        if arguments.contains("--help") {
            print(check.usage)
            exit(0)
        }
        exit(status(of: check, Array(arguments.dropFirst())))
    }

    private static func status(of check: any Check.Type, _ arguments: [String]) -> Int32 {
        let options: Options
        do { options = try Options(arguments, usage: check.usage) } catch {
            print("\(check.name): \(error.text)")
            return 64
        }
        do { return try check.run(options, Reporter(name: check.name)) } catch let skipped as Skipped {
            print("\(check.name): skipped: \(skipped.text)")
            return 0
        } catch let failure as Failure {
            print("\(check.name): \(failure.text)")
            return 1
        } catch {
            print("\(check.name): \(error)")
            return 1
        }
    }
}
