import BenchmarkKit
import Formwork
import FormworkRender
import Foundation

// Measures drawing all screens of a folder's documents as SVG, compared with solving the same documents, and the size of the largest page.
//
// render-benchmark [--rounds N] FOLDER

var rounds = 9
var folder = ""
var arguments = Array(CommandLine.arguments.dropFirst())
while let argument = arguments.first {
    arguments.removeFirst()
    if argument == "--rounds", let number = arguments.first.flatMap({ Int($0) }) {
        rounds = number
        arguments.removeFirst()
    } else {
        folder = argument
    }
}
let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
let paths = names.filter { [".xib", ".storyboard", ".nib/designable.nib"].contains(where: $0.hasSuffix) }.sorted().map { folder + "/" + $0 }
let reader = DocumentReader()
let documents = paths.compactMap { path in
    FileManager.default.contents(atPath: path).flatMap { try? reader.read([UInt8]($0), file: path).document }
}
let sources = documents.map { PictureSource(StagedDocument($0)) }
let writer = SheetWriter()

@inline(never) func keep(_ value: Int) {}

@MainActor func solve() { for document in documents { keep(document.layout().roots.count) } }

@MainActor func draw() -> Int {
    var count = 0
    for source in sources { count += (try? writer.picture(source, title: ""))?.svg.count ?? 0 }
    return count
}

let bytes = draw()
let solving = "solving every document"
let measurements = measure(
    [
        Candidate(solving, bytes: 0, floor: solving) { MainActor.assumeIsolated { solve() } },
        Candidate("drawing every document as SVG", bytes: 0, floor: solving, gate: 1) { MainActor.assumeIsolated { keep(draw()) } },
    ], rounds: rounds)
print(
    "\(documents.count) documents, \(documents.reduce(0) { $0 + $1.views.count }) views, \(bytes / 1000) kB of SVG, \(rounds) interleaved rounds"
)
printTable(measurements)
var missed = measurements.contains(where: \.missesGate)

// The page of the storyboard with the most views.
if let largest = documents.filter({ $0.kind == .storyboard }).max(by: { $0.views.count < $1.views.count }) {
    var size = 0
    let elapsed = ContinuousClock().measure {
        size = Page(largest, file: "Main.storyboard", diagnostics: [], options: PageOptions()).html.count
    }
    let megabytes = Double(size) / 1e6
    print(
        String(
            format: "the page of the largest storyboard, %d views: %.2f MB, made in %.0f ms   gate ≤5.00   %@", largest.views.count,
            megabytes,
            Double(elapsed.components.attoseconds) * 1e-15, verdict(megabytes, gate: 5, aim: nil)))
    missed = missed || megabytes > 5
}
exit(missed ? 1 : 0)
