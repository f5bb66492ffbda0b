import BenchmarkKit
import Foundation

/// Processes each file once, for valgrind.
func runOnce(_ what: String, _ options: Options) {
    let reader = FileBuffer()
    let paths = Corpus.paths(options).filter { Corpus.isArchive(reader.read($0)) == (what == "archives") }
    let bytes = paths.reduce(0) { $0 + reader.read($1).count }
    let work = Passes(threads: 1)
    let pass: () -> Void
    switch what {
    case "floor": pass = { work.floorFromFiles(paths) }
    case "tree": pass = { work.treeFromFiles(paths) }
    case "typed", "archives": pass = { work.typed(paths) }
    case "none": pass = {}
    default: Options.refuse()
    }
    for _ in 0..<options.passes { measuredPass(pass) }
    print("files \(paths.count) bytes \(bytes) passes \(options.passes)")
}

/// Runs a pass. `--toggle-collect='*measuredPass*'` makes callgrind count only the passes.
@inline(never)
func measuredPass(_ pass: () -> Void) { pass() }
