import BenchmarkKit

/// Returns the rows of the table of demands that one process can measure.
func runRounds(_ options: Options) -> [Measurement] {
    let corpus = Corpus(options)
    let work = Passes(threads: 2)
    let paths = corpus.modern.map(\.path)
    let bytes = corpus.modern.byteCount
    let floor = "libxml2 SAX2, empty handlers"
    var candidates = [
        Candidate(floor, bytes: bytes, floor: floor) { work.floor(corpus.modern) },
        Candidate("  the same, files read", bytes: bytes, floor: floor) { work.floorFromFiles(paths) },
        Candidate("  files read only", bytes: bytes, floor: floor) { work.readOnly(paths) },
        Candidate("XML layer alone", bytes: bytes, floor: floor, gate: 1.5, aim: 1.25) { work.tree(corpus.modern) },
        Candidate("  XML layer, files read", bytes: bytes, floor: floor) { work.treeFromFiles(paths) },
        Candidate("file → typed model", bytes: bytes, floor: floor, gate: 2.6, aim: 1.9) { work.typed(paths) },
        Candidate("file → typed model, 2 threads", bytes: bytes, floor: floor, gate: 1.4, aim: 0.95) { work.typedOnAllThreads(paths) },
    ]
    if !corpus.archives.isEmpty {
        let paths = corpus.archives.map(\.path)
        let bytes = corpus.archives.byteCount
        let floor = "archives: libxml2 SAX2"
        candidates += [
            Candidate(floor, bytes: bytes, floor: floor) { work.floor(corpus.archives) },
            Candidate("archive → typed model", bytes: bytes, floor: floor) { work.typed(paths) },
            Candidate("archive → typed model, 2 threads", bytes: bytes, floor: floor) { work.typedOnAllThreads(paths) },
        ]
    }
    print(
        "\(corpus.modern.count) modern files (\(bytes) bytes), \(corpus.archives.count) archives, \(corpus.refused.count) refused;",
        "\(options.rounds) interleaved rounds;")
    print("ratios to '\(floor)' (from memory, context reused) of the same round: median and minimum")
    if corpus.archives.isEmpty { print("no archive could be read: their rows are left out") }
    return measure(candidates, rounds: options.rounds)
}
