package import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

extension TemplatesResult {
    /// The result of `formwork templates --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork templates` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("templates")
            json.array { json in
                var views = ViewJSON(document: document)
                for entry in entries { write(entry, &views, to: &json) }
            }
        }
    }

    private func write(_ entry: Entry, _ views: inout ViewJSON, to json: inout JSONWriter) {
        let template = entry.report.template
        json.object { json in
            json.key("id")
            json.string(template.id)
            json.key("label")
            json.string(template.label)
            json.key("generation")
            json.string(template.generation.rawValue)
            json.key("scene")
            json.string(template.scene?.id)
            json.key("root")
            json.string(template.root?.id)
            json.key("destination")
            json.string(template.destination?.id)
            json.key("pairs")
            json.array { json in
                for pair in template.pairs {
                    json.object { json in
                        json.key("view")
                        json.string(pair.view.id)
                        json.key("target")
                        json.string(pair.target.id)
                        json.key("outlet")
                        json.string(pair.outlet.id)
                        json.key("attributes")
                        json.array { json in for keyPath in pair.attributes { json.string(keyPath) } }
                    }
                }
            }
            json.key("diff")
            write(entry, entry.diff, &views, to: &json)
            json.key("ignored")
            json.array { json in
                for ignored in entry.report.ignored {
                    json.object { json in
                        json.key("constraint")
                        json.string(ignored.constraint.id)
                        json.key("reason")
                        json.string(ignored.reason.rawValue)
                    }
                }
            }
            json.diagnostics(entry.diagnostics)
        }
    }

    private func write(_ entry: Entry, _ diff: TemplateDiff, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.key("unchanged")
            json.array { json in for constraint in diff.unchanged { views.write(constraint, to: &json) } }
            json.key("removed")
            json.array { json in for constraint in diff.removed { views.write(constraint, to: &json) } }
            json.key("added")
            json.array { json in for addition in diff.added { write(addition, &views, to: &json) } }
            json.key("attributes")
            json.array { json in
                for change in diff.attributes {
                    json.object { json in
                        json.key("view")
                        json.string(change.view.id)
                        json.key("keyPath")
                        json.string(change.keyPath)
                        json.key("from")
                        json.value(change.from)
                        json.key("to")
                        json.value(change.to)
                    }
                }
            }
            json.key("frames")
            json.array { json in
                for change in entry.frames {
                    json.object { json in
                        json.key("view")
                        json.string(change.view.id)
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
            json.key("owner")
            json.string(addition.owner?.id)
            views.fields(of: addition.value, to: &json)
            json.key("placeholder")
            json.boolean(false)
            json.key("installed")
            json.boolean(true)
            json.key("text")
            json.string(views.text(of: addition.value))
            json.key("from")
            json.string(addition.origin.id)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ value: RuntimeAttribute.Value?) {
        if let value { self.value(value) } else { null() }
    }
}
