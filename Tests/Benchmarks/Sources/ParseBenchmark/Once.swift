import Foundation

/// Treats each file once, for valgrind.
func runOnce(_ what: String, _ options: Options) {
    let reader = FileBuffer()
    let paths = Corpus.paths(options).filter { Corpus.isArchive(reader.read($0)) == (what == "archives") }
    let bytes = paths.reduce(0) { $0 + reader.read($1).count }
    let work = Passes(threads: 1)
    var pass: () -> Void
    switch what {
    case "floor": pass = { work.floorFromFiles(paths) }
    case "tree": pass = { work.treeFromFiles(paths) }
    case "typed", "archives": pass = { work.typed(paths) }
    case "none": pass = {}
    default: Options.refuse()
    }
    for _ in 0..<options.passes { withUnsafePointer(to: &pass) { measuredPass($0) } }
    print("files \(paths.count) bytes \(bytes) passes \(options.passes)")
}

/// What `--toggle-collect=formwork_measured_pass` makes valgrind count: the passes and nothing around them.
@_cdecl("formwork_measured_pass")
@inline(never)
func measuredPass(_ pass: UnsafeRawPointer) { pass.assumingMemoryBound(to: (() -> Void).self).pointee() }
