package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension SolveResult {
    /// The result of `formwork solve --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork solve` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("scenes")
            json.array { json in for scene in scenes { write(scene, to: &json) } }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ scene: RootLayout, to json: inout JSONWriter) {
        json.object { json in
            json.key("scene")
            json.string(scene.scene?.id)
            json.key("root")
            json.string(scene.root.id)
            json.key("size")
            json.array { json in
                json.number(scene.size.width)
                json.number(scene.size.height)
            }
            json.key("environment")
            json.string(scene.environment.rawValue)
            json.key("device")
            json.string(scene.device?.id)
            if scene.environment == .device, let device = scene.device {
                json.key("deviceName")
                json.string(device.name)
                json.key("deviceBasis")
                json.string(device.basis.rawValue)
            }
            json.key("state")
            json.string(state(of: scene))
            json.key("frames")
            json.object { json in
                for entry in scene.frames {
                    guard let id = entry.view.id else { continue }
                    json.string(id)
                    json.colon()
                    json.frame(entry.frame)
                }
            }
            json.key("contentSizes")
            json.object { json in
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
            json.key("ambiguous")
            json.array { json in for id in scene.ambiguous.compactMap(\.id) { json.string(id) } }
            json.key("conflicts")
            json.conflicts(of: scene)
            json.key("misplaced")
            json.array { json in
                for entry in scene.misplaced where entry.view.id != nil {
                    json.object { json in
                        json.key("view")
                        json.string(entry.view.id)
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
