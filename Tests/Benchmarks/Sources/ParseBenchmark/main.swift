import BenchmarkKit
import Foundation

let options = Options(CommandLine.arguments.dropFirst())
if let what = options.once {
    runOnce(what, options)
} else {
    let results = runRounds(options)
    printTable(results)
    exit(results.contains(where: \.missesGate) ? 1 : 0)
}
