package import FormworkDiagnostics
import FormworkModel

extension QueryResult {
    /// The result of `formwork query --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the size of the objects.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork query` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("count")
            json.integer(count)
            if options.onlyCounts { return }
            json.key("matches")
            json.array { json in
                var objects = ObjectJSON(document: document)
                for match in matches {
                    objects.write(match.element, to: &json) { json in write(match, to: &json) }
                }
            }
        }
    }

    /// Writes the location of an object and the requested values.
    private func write(_ match: Match, to json: inout JSONWriter) {
        json.key("line")
        json.integer(match.location.line)
        json.key("column")
        json.integer(match.location.column)
        json.key("path")
        json.string(match.element.path)
        if let frame = match.solvedFrame {
            json.key("solvedFrame")
            json.frame(frame)
        }
        guard !options.attributes.isEmpty else { return }
        json.key("asked")
        json.object { json in
            for (name, values) in match.values {
                json.string(name)
                json.colon()
                json.array(texts: values)
            }
        }
    }
}
