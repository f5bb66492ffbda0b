import FormworkIndex
import FormworkSources

/// Results of reading source texts.
enum Read {
    static func swift(_ text: String) -> SourceFacts { (try? facts(text)) ?? SourceFacts() }

    /// - Throws: `SourceExcess` where the text nests too deeply.
    static func facts(_ text: String) throws -> SourceFacts {
        try Array(text.utf8).withUnsafeBufferPointer { try SwiftSourceReader.facts($0) }
    }

    static func objectiveC(_ text: String) -> SourceFacts {
        Array(text.utf8).withUnsafeBufferPointer { ObjectiveCSourceReader.facts($0) }
    }
}

extension SourceFacts {
    func type(_ name: String) -> TypeFacts? { types.first { $0.name == name } }

    /// `kind name`, in their order; `?` for a name that is computed, `=` before that of a constant.
    var uses: [String] {
        names.map { use in
            "\(use.kind) \(use.name.map { $0.replacing(SourceIndex.constantMark, with: "=") } ?? "?")"
        }
    }
}

extension TypeFacts {
    /// `name: type exposure`, in their order.
    var propertyWords: [String] { properties.map { "\($0.name): \($0.type ?? "?") \($0.exposure)" } }

    /// `selector exposure`, in their order.
    var methodWords: [String] { methods.map { "\($0.selector) \($0.exposure)" } }
}
