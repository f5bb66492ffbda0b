import FormworkImport
import FormworkModel
import Glibc

let files = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
let rounds = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 1
let reader = DocumentReader()
var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 24, alignment: 16)
func now() -> Double { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9 }
for _ in 0..<rounds {
    let start = now()
    var total = 0, views = 0, constraints = 0, failed = 0, objects = 0
    for file in files {
        let fd = open(file, O_RDONLY)
        var count = 0
        while true { let n = read(fd, buffer.baseAddress! + count, buffer.count - count); if n <= 0 { break }; count += n }
        close(fd)
        total += count
        do {
            let result = try reader.read(UnsafeBufferPointer(start: buffer.baseAddress!.assumingMemoryBound(to: UInt8.self), count: count), file: file)
            views += result.document.storage.index.views.count
            constraints += result.document.storage.index.constraints.count
            objects += result.document.storage.index.objectCount
            if rounds == 1 { for d in result.diagnostics { print(d) } }
        } catch { failed += 1; if rounds == 1 { print(error.diagnostic) } }
    }
    let t = now() - start
    print(total, views, constraints, objects, failed, t * 1000, "ms", Double(total) / t / 1e6, "MB/s")
}
