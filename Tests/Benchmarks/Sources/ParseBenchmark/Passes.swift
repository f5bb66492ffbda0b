import BenchmarkKit
import CParseBaseline
import Dispatch
@_spi(Benchmarks) import FormworkImport
import Formwork
import Synchronization

/// The passes that can be measured; each processes every file once.
final class Passes {
    private let baseline = parse_baseline_create()
    private let trees = TreeMeasurement()
    private let workers: [Worker]
    private let buffer = FileBuffer()

    /// The state that a thread reuses for all files.
    private final class Worker {
        let reader = DocumentReader()
        let buffer = FileBuffer()

        @inline(never)
        func treat(_ path: String) -> Int {
            guard let read = try? reader.read(buffer.read(path), file: path) else { return 0 }
            return read.diagnostics.count + (read.document.kind == .storyboard ? 1 : 0)
        }
    }

    init(threads: Int) { workers = (0..<threads).map { _ in Worker() } }

    deinit { parse_baseline_free(baseline) }

    func floor(_ files: [Corpus.File]) {
        for file in files {
            file.bytes.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { _ = parse_baseline_run(baseline, $0.baseAddress, Int32($0.count)) }
            }
        }
    }

    func floorFromFiles(_ paths: [String]) {
        for path in paths {
            buffer.read(path).withMemoryRebound(to: CChar.self) { _ = parse_baseline_run(baseline, $0.baseAddress, Int32($0.count)) }
        }
    }

    func readOnly(_ paths: [String]) {
        for path in paths { keep(buffer.read(path).count) }
    }

    func tree(_ files: [Corpus.File]) {
        for file in files { file.bytes.withUnsafeBufferPointer { keep(trees.nodeCount($0) ?? 0) } }
    }

    func treeFromFiles(_ paths: [String]) {
        for path in paths { keep(trees.nodeCount(buffer.read(path)) ?? 0) }
    }

    func typed(_ paths: [String]) {
        for path in paths { keep(workers[0].treat(path)) }
    }

    /// One reader per thread; threads claim files one after another.
    func typedOnAllThreads(_ paths: [String]) {
        let next = Atomic<Int>(0)
        nonisolated(unsafe) let workers = workers
        DispatchQueue.concurrentPerform(iterations: workers.count) { number in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < paths.count else { return }
                keep(workers[number].treat(paths[index]))
            }
        }
    }
}

/// Keeps the optimizer from removing the computation of a value.
@inline(never)
func keep(_ value: Int) {}
