package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension SolveResult {
    /// The result of `formwork solve --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork solve` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.array(key: "scenes") { json in for scene in scenes { write(scene, to: &json) } }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ scene: RootLayout, to json: inout JSONWriter) {
        json.object { json in
            json.string(scene.scene?.id, key: "scene")
            json.string(scene.root.id, key: "root")
            json.array(key: "size") { json in
                json.number(scene.size.width)
                json.number(scene.size.height)
            }
            json.string(scene.environment.rawValue, key: "environment")
            json.string(scene.device?.id, key: "device")
            if scene.environment == .device, let device = scene.device {
                json.string(device.name, key: "deviceName")
                json.string(device.basis.rawValue, key: "deviceBasis")
            }
            json.string(state(of: scene), key: "state")
            json.object(key: "frames") { json in
                for entry in scene.frames {
                    guard let id = entry.view.id else { continue }
                    json.string(id)
                    json.colon()
                    json.frame(entry.frame)
                }
            }
            json.object(key: "contentSizes") { json in
                for entry in scene.contentSizes {
                    guard let id = entry.view.id else { continue }
                    json.string(id)
                    json.colon()
                    json.array { json in
                        json.number(entry.size.width)
                        json.number(entry.size.height)
                    }
                }
            }
            json.array(key: "ambiguous") { json in for id in scene.ambiguous.compactMap(\.id) { json.string(id) } }
            json.key("conflicts")
            json.conflicts(of: scene)
            json.array(key: "misplaced") { json in
                for entry in scene.misplaced where entry.view.id != nil {
                    json.object { json in
                        json.string(entry.view.id, key: "view")
                        json.key("recorded")
                        json.frame(entry.recorded)
                        json.key("solved")
                        json.frame(entry.solved)
                    }
                }
            }
        }
    }
}
