import BenchmarkKit
import Formwork
import Foundation

// Measures the layout engine: all view trees of a folder's documents, compared with only reading the documents, and a resize of one scene.
//
// layout-benchmark [--rounds N] FOLDER

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
let files = paths.compactMap { path in FileManager.default.contents(atPath: path).map { (path: path, bytes: [UInt8]($0)) } }
let reader = DocumentReader()
let buffer = FileBuffer()
let documents = files.compactMap { file in (try? reader.read(file.bytes, file: file.path))?.document }

@inline(never) func keep(_ value: Int) {}

/// Reads every file from disk, and optionally lays it out.
@MainActor
func treat(solves: Bool, blind: Bool = false) {
    var options = LayoutOptions()
    options.isBlind = blind
    for path in paths {
        guard let read = try? reader.read(buffer.read(path), file: path) else { continue }
        keep(solves ? read.document.layout(options).roots.count : read.document.scenes.count)
    }
}

let reading = "files → typed models"
let measurements = measure(
    [
        Candidate(reading, bytes: 0, floor: reading) { MainActor.assumeIsolated { treat(solves: false) } },
        Candidate("files → typed models → frames", bytes: 0, floor: reading, gate: 2.3, aim: 2) {
            MainActor.assumeIsolated { treat(solves: true) }
        },
        Candidate("  the same, blind: every text measured", bytes: 0, floor: reading, gate: 2.6) {
            MainActor.assumeIsolated { treat(solves: true, blind: true) }
        },
    ], rounds: rounds)
let views = documents.reduce(0) { $0 + $1.views.count }
let constraints = documents.reduce(0) { $0 + $1.constraints.count }
print("\(documents.count) documents, \(views) views, \(constraints) constraints, \(rounds) interleaved rounds")
printTable(measurements)
var missed = measurements.contains(where: \.missesGate)

// The scene with the most constraints among those that bring layout templates: the Dashboard of LDOLayoutTemplates' example.
let scenes = documents.flatMap { document in document.layoutTemplates.compactMap { $0.pairs.first?.target.scene } }
if let scene = scenes.max(by: { $0.constraintCount < $1.constraintCount }), let root = scene.roots.first,
    var living = LivingLayout(root), let frame = root.frame
{
    let clock = ContinuousClock()
    var times: [Double] = []
    for step in 0..<400 {
        let share = cos(Double(step) * 2 * .pi / 40)
        let size = Size(width: (frame.size.width + 60 * share).rounded(), height: (frame.size.height + 40 * share).rounded())
        let elapsed = clock.measure { living.resize(to: size) }
        times.append(Double(elapsed.components.attoseconds) * 1e-15)
        keep(living.frames.count)
    }
    let result = median(times)
    let name = "\(scene.label ?? "scene"), \(scene.constraintCount) constraints: a container resize"
    print(
        String(format: "%@ %.3f ms (least %.3f)   gate ≤0.200   %@", name, result, times.min() ?? 0, verdict(result, gate: 0.2, aim: nil)))
    missed = missed || result > 0.2
}

// Applies one template after another to the same scene and solves each state, compared with solving the same states from scratch.
if let scene = scenes.max(by: { $0.constraintCount < $1.constraintCount }) {
    let templates = scene.document.layoutTemplates.filter { $0.scene == scene }
    var options = LayoutOptions()
    options.scene = scene
    var state = LayoutState(scene.document)
    keep(state.permanent().layout(options).roots.count)
    var times: (switching: [Double], applying: [Double], writing: [Double], reading: [Double]) = ([], [], [], [])
    var replaced = 0
    for step in 0..<60 {
        let template = templates[step % templates.count]
        var changed: ChangedDocument?
        let applying = milliseconds { replaced = state.apply(template).added.count }
        let writing = milliseconds { changed = state.permanent() }
        let solving = milliseconds { keep(changed?.layout(options).roots.count ?? 0) }
        guard let written = changed?.document.text() else { continue }
        times.reading.append(
            milliseconds {
                guard let document = try? reader.read(written, file: "").document else { return }
                var options = options
                options.scene = document.scenes.first { $0.id == scene.id }
                keep(document.layout(options).roots.count)
            })
        times.applying.append(applying)
        times.writing.append(writing)
        times.switching.append(applying + writing + solving)
    }
    let result = median(times.switching)
    print(
        String(
            format: "%@, %d constraints, %d replaced: a template applied and solved %.2f ms (least %.2f; applying %.2f, "
                + "making the document %.2f)   gate ≤3.00   %@", scene.label ?? "scene", scene.constraintCount, replaced, result,
            times.switching.min() ?? 0, median(times.applying), median(times.writing), verdict(result, gate: 3, aim: nil)))
    print(
        String(format: "  the same states read and solved again %.2f ms: ratio %.2f", median(times.reading), result / median(times.reading))
    )
    missed = missed || result > 3
}
exit(missed ? 1 : 0)

/// Returns the duration of a closure, in milliseconds.
@MainActor
func milliseconds(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return Double(elapsed.components.seconds) * 1e3 + Double(elapsed.components.attoseconds) * 1e-15
}

extension InterfaceDocument.Scene {
    /// The number of constraints in the view tree of its first root.
    var constraintCount: Int {
        func count(_ view: InterfaceDocument.View) -> Int { view.constraints.count + view.subviews.reduce(0) { $0 + count($1) } }
        return roots.first.map(count) ?? 0
    }
}
