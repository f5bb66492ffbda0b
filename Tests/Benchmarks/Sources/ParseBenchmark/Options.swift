import Foundation

/// The options of the command line.
struct Options: Sendable {
    static let usage = """
        usage: parse-benchmark [--rounds N] [--every N] [FOLDER]
               parse-benchmark --once floor|tree|typed|archives|none [--passes N] [--every N] [FOLDER]

        FOLDER: interface files, searched recursively (default: ../shared/corpus/files next to the repository).
        --every N: takes each Nth file only. --once: treats each file once and prints how many there were, for valgrind.
        """

    var rounds = 15
    var stride = 1
    var passes = 1
    var once: String?
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../../shared/corpus/files").standardized.path

    init(_ words: ArraySlice<String>) {
        var words = words
        while let word = words.popFirst() {
            switch word {
            case "--rounds": rounds = Self.number(words.popFirst(), atLeast: 1)
            case "--every": stride = Self.number(words.popFirst(), atLeast: 1)
            case "--passes": passes = Self.number(words.popFirst(), atLeast: 0)
            case "--once": once = words.popFirst() ?? ""
            case "-h", "--help":
                print(Self.usage)
                exit(0)
            default:
                guard !word.hasPrefix("-") else { Self.refuse() }
                folder = word
            }
        }
        guard FileManager.default.fileExists(atPath: folder) else {
            print("parse-benchmark: there is no folder '\(folder)': nothing to measure")
            exit(66)
        }
    }

    static func refuse() -> Never {
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        exit(64)
    }

    private static func number(_ word: String?, atLeast bound: Int) -> Int {
        guard let value = word.flatMap({ Int($0) }), value >= bound else { refuse() }
        return value
    }
}
