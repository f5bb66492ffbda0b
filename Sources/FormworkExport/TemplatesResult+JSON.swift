package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

extension TemplatesResult {
    /// The result of `formwork templates --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork templates` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.string(file, key: "file")
            json.array(key: "templates") { json in
                var views = ViewJSON(document: document)
                for entry in entries { write(entry, &views, to: &json) }
            }
        }
    }

    private func write(_ entry: Entry, _ views: inout ViewJSON, to json: inout JSONWriter) {
        let template = entry.report.template
        json.object { json in
            json.string(template.id, key: "id")
            json.string(template.label, key: "label")
            json.string(template.generation.rawValue, key: "generation")
            json.string(template.scene?.id, key: "scene")
            json.string(template.root?.id, key: "root")
            json.string(template.destination?.id, key: "destination")
            json.array(key: "pairs") { json in
                for pair in template.pairs {
                    json.object { json in
                        json.string(pair.view.id, key: "view")
                        json.string(pair.target.id, key: "target")
                        json.string(pair.outlet.id, key: "outlet")
                        json.array(key: "attributes") { json in for keyPath in pair.attributes { json.string(keyPath) } }
                    }
                }
            }
            json.key("diff")
            write(entry, entry.diff, &views, to: &json)
            json.array(key: "ignored") { json in
                for ignored in entry.report.ignored {
                    json.object { json in
                        json.string(ignored.constraint.id, key: "constraint")
                        json.string(ignored.reason.rawValue, key: "reason")
                    }
                }
            }
            json.diagnostics(entry.diagnostics)
        }
    }

    private func write(_ entry: Entry, _ diff: TemplateDiff, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.array(key: "unchanged") { json in for constraint in diff.unchanged { views.write(constraint, to: &json) } }
            json.array(key: "removed") { json in for constraint in diff.removed { views.write(constraint, to: &json) } }
            json.array(key: "added") { json in for addition in diff.added { write(addition, &views, to: &json) } }
            json.array(key: "attributes") { json in
                for change in diff.attributes {
                    json.object { json in
                        json.string(change.view.id, key: "view")
                        json.string(change.keyPath, key: "keyPath")
                        json.key("from")
                        json.value(change.from)
                        json.key("to")
                        json.value(change.to)
                    }
                }
            }
            json.array(key: "frames") { json in
                for change in entry.frames {
                    json.object { json in
                        json.string(change.view.id, key: "view")
                        json.key("from")
                        json.frame(change.from)
                        json.key("to")
                        json.frame(change.to)
                    }
                }
            }
        }
    }

    /// Writes a CONSTRAINT that is not in the document yet, with the template's constraint that it comes from.
    private func write(_ addition: TemplateDiff.Addition, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.null()
            json.string(addition.owner?.id, key: "owner")
            views.fields(of: addition.value, to: &json)
            json.boolean(false, key: "placeholder")
            json.boolean(true, key: "installed")
            json.string(views.text(of: addition.value), key: "text")
            json.string(addition.origin.id, key: "from")
        }
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ value: RuntimeAttribute.Value?) {
        if let value { self.value(value) } else { null() }
    }
}
