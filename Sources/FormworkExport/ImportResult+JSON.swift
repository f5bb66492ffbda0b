package import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension ImportResult {
    /// The result of `formwork import --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork import` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("kind")
            json.string(document.kind.rawValue)
            json.key("format")
            json.string(document.format.rawValue)
            json.key("platform")
            json.string(document.platform.rawValue)
            json.key("toolsVersion")
            json.string(document.toolsVersion)
            json.key("counts")
            writeCounts(to: &json)
            var views = ViewJSON(document: document, fields: fields)
            json.key("scenes")
            json.array { json in
                for scene in document.scenes { write(scene, &views, to: &json) }
            }
            json.key("unknown")
            json.array { json in
                for entry in unknown {
                    json.object { json in
                        json.key("element")
                        json.string(entry.element)
                        json.key("attribute")
                        json.string(entry.attribute)
                        json.key("count")
                        json.integer(entry.count)
                    }
                }
            }
            json.diagnostics(diagnostics)
        }
    }

    private func writeCounts(to json: inout JSONWriter) {
        let entries: [(StaticString, Int)] = [
            ("scenes", counts.scenes), ("objects", counts.objects), ("views", counts.views), ("constraints", counts.constraints),
            ("outlets", counts.outlets), ("outletCollections", counts.outletCollections), ("actions", counts.actions),
            ("segues", counts.segues), ("runtimeAttributes", counts.runtimeAttributes), ("templates", counts.templates),
            ("hidingLinks", counts.hidingLinks), ("unknownElements", counts.unknownElements),
        ]
        json.object { json in
            for (name, count) in entries {
                json.key(name)
                json.integer(count)
            }
        }
    }

    private func write(_ scene: Scene, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.string(scene.id)
            json.key("label")
            json.string(scene.label)
            json.key("controller")
            if let controller = scene.controller {
                views.write(object: controller, to: &json)
            } else {
                json.null()
            }
            json.key("roots")
            json.array { json in
                for root in scene.roots { views.write(root, to: &json) }
            }
            json.key("templates")
            json.array { json in
                let range = scene.record.node..<document.storage.tree.nodes[scene.record.node].subtreeEnd
                for node in document.storage.index.templateNodes where range.contains(node) {
                    json.string(Element(document: document, node: node).id)
                }
            }
            if fields.contains(.objects) { views.writeObjects(in: scene.record.node, to: &json, except: scene.controller?.node) }
        }
    }
}
