package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
public import FormworkTemplates

extension StatesResult {
    /// The result of `formwork states --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork states` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("states")
            json.array { json in for entry in entries { write(entry, to: &json) } }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.object { json in
            json.key("scene")
            json.string(entry.layout.scene?.id)
            json.key("root")
            json.string(entry.layout.root.id)
            json.key("template")
            json.string(entry.template?.id)
            json.key("device")
            json.string(entry.device?.id)
            if let device = entry.device {
                json.key("deviceName")
                json.string(device.name)
                json.key("deviceBasis")
                json.string(device.basis.rawValue)
            }
            json.key("orientation")
            json.string(entry.orientation?.rawValue)
            json.key("hidden")
            json.array { json in for id in entry.hidden.compactMap(\.id) { json.string(id) } }
            json.key("result")
            json.string(entry.outcome.rawValue)
            json.key("ambiguous")
            json.array { json in for id in entry.layout.ambiguous.compactMap(\.id) { json.string(id) } }
            json.key("conflicts")
            json.conflicts(of: entry.layout)
            json.key("moved")
            json.number(Double(entry.moved))
        }
    }
}

extension JSONWriter {
    /// Writes the conflicts of an entry as `formwork solve` and `formwork states` print them.
    mutating func conflicts(of root: RootLayout) {
        array { json in
            for conflict in root.conflicts {
                json.object { json in
                    json.key("constraints")
                    json.array { json in for constraint in conflict.constraints { json.string(constraint.id) } }
                    json.key("broken")
                    json.string(conflict.broken?.id)
                    json.key("certain")
                    json.boolean(conflict.isCertain(in: root.environment))
                }
            }
        }
    }
}
