package import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension ImportResult {
    /// The result of `formwork import --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork import` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.string(document.kind.rawValue, key: "kind")
            json.string(document.format.rawValue, key: "format")
            json.string(document.platform.rawValue, key: "platform")
            json.string(document.toolsVersion, key: "toolsVersion")
            json.key("counts")
            writeCounts(to: &json)
            var views = ViewJSON(document: document, fields: fields)
            json.array(key: "scenes") { json in
                for scene in document.scenes { write(scene, &views, to: &json) }
            }
            json.array(key: "unknown") { json in
                for entry in unknown {
                    json.object { json in
                        json.string(entry.element, key: "element")
                        json.string(entry.attribute, key: "attribute")
                        json.integer(entry.count, key: "count")
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
                json.integer(count, key: name)
            }
        }
    }

    private func write(_ scene: Scene, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.string(scene.id, key: "id")
            json.string(scene.label, key: "label")
            json.key("controller")
            if let controller = scene.controller {
                views.write(object: controller, to: &json)
            } else {
                json.null()
            }
            json.array(key: "roots") { json in
                for root in scene.roots { views.write(root, to: &json) }
            }
            json.array(key: "templates") { json in
                let range = scene.record.node..<document.storage.tree.nodes[scene.record.node].subtreeEnd
                for node in document.storage.index.templateNodes where range.contains(node) {
                    json.string(Element(document: document, node: node).id)
                }
            }
            if fields.contains(.objects) { views.writeObjects(in: scene.record.node, to: &json, except: scene.controller?.node) }
        }
    }
}
