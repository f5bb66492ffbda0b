import Formwork
import Foundation

/// The files to measure with, by kind.
struct Corpus {
    struct File {
        var path: String
        var bytes: [UInt8]
    }

    var modern: [File] = []
    var archives: [File] = []
    /// Files that the reader refuses; they are not measured.
    var refused: [String] = []

    init(_ options: Options) {
        let reader = DocumentReader()
        for path in Self.paths(options) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let file = File(path: path, bytes: [UInt8](data))
            guard let read = try? reader.read(file.bytes, file: path) else {
                refused.append(path)
                continue
            }
            if read.document.format == .modern { modern.append(file) } else { archives.append(file) }
        }
    }

    /// Returns every `stride`-th interface file below the folder, in path order.
    static func paths(_ options: Options) -> [String] {
        let names = FileManager.default.enumerator(atPath: options.folder)?.allObjects as? [String] ?? []
        return names.filter { [".xib", ".storyboard", ".nib/designable.nib"].contains(where: $0.hasSuffix) }.sorted().enumerated()
            .filter { $0.offset % options.stride == 0 }.map { options.folder + "/" + $0.element }
    }

    /// Returns whether the bytes are a legacy archive, without reading them.
    static func isArchive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        String(decoding: bytes.prefix(400), as: UTF8.self).contains("<archive ")
    }
}

extension [Corpus.File] {
    var byteCount: Int { reduce(0) { $0 + $1.bytes.count } }
}
