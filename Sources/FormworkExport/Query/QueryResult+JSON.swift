package import FormworkDiagnostics
import FormworkModel

extension QueryResult {
    /// The result of `formwork query --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the size of the objects.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork query` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.integer(count, key: "count")
            if options.onlyCounts { return }
            json.array(key: "matches") { json in
                var objects = ObjectJSON(document: document)
                for match in matches {
                    objects.write(match.element, to: &json) { json in write(match, to: &json) }
                }
            }
        }
    }

    /// Writes the location of an object and the requested values.
    private func write(_ match: Match, to json: inout JSONWriter) {
        json.integer(match.location.line, key: "line")
        json.integer(match.location.column, key: "column")
        json.string(match.element.path, key: "path")
        if let frame = match.solvedFrame {
            json.key("solvedFrame")
            json.frame(frame)
        }
        guard !options.attributes.isEmpty else { return }
        json.object(key: "asked") { json in
            for (name, values) in match.values {
                json.string(name)
                json.colon()
                json.array(texts: values)
            }
        }
    }
}
