package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
public import FormworkTemplates

extension StatesResult {
    /// The result of `formwork states --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork states` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.array(key: "states") { json in for entry in entries { write(entry, to: &json) } }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.object { json in
            json.string(entry.layout.scene?.id, key: "scene")
            json.string(entry.layout.root.id, key: "root")
            json.string(entry.template?.id, key: "template")
            json.string(entry.device?.id, key: "device")
            if let device = entry.device {
                json.string(device.name, key: "deviceName")
                json.string(device.basis.rawValue, key: "deviceBasis")
            }
            json.string(entry.orientation?.rawValue, key: "orientation")
            json.array(key: "hidden") { json in for id in entry.hidden.compactMap(\.id) { json.string(id) } }
            json.string(entry.outcome.rawValue, key: "result")
            json.array(key: "ambiguous") { json in for id in entry.layout.ambiguous.compactMap(\.id) { json.string(id) } }
            json.key("conflicts")
            json.conflicts(of: entry.layout)
            json.number(Double(entry.moved), key: "moved")
        }
    }
}

extension JSONWriter {
    /// Writes the conflicts of an entry as `formwork solve` and `formwork states` print them.
    mutating func conflicts(of root: RootLayout) {
        array { json in
            for conflict in root.conflicts {
                json.object { json in
                    json.array(key: "constraints") { json in for constraint in conflict.constraints { json.string(constraint.id) } }
                    json.string(conflict.broken?.id, key: "broken")
                    json.boolean(conflict.isCertain(in: root.environment), key: "certain")
                }
            }
        }
    }
}
