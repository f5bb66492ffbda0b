package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension ExplanationResult {
    /// The result of `formwork solve --explain ID --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of sources.
    public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the result of `formwork solve --explain` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        var views = ViewJSON(document: document)
        json.object { json in
            json.string(file, key: "file")
            json.key("explanation")
            if let explanation { write(explanation, &views, to: &json) } else { json.null() }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ explanation: DocumentLayout.FrameExplanation, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.string(explanation.view.id, key: "view")
            json.string(explanation.view.element.path, key: "path")
            json.key("frame")
            json.frame(explanation.frame)
            json.key("recorded")
            if let recorded = explanation.recorded { json.frame(recorded) } else { json.null() }
            json.string(explanation.certainty.rawValue, key: "certainty")
            json.array(key: "parts") { json in for part in explanation.parts { write(part, &views, to: &json) } }
            json.array(key: "recordedMisses") { json in
                for miss in explanation.recordedMisses {
                    json.object { json in
                        json.key("source")
                        write(miss.source, &views, to: &json)
                        json.number(miss.error, key: "error")
                        json.boolean(miss.isStale, key: "stale")
                    }
                }
            }
            json.array(key: "remarks") { json in for remark in explanation.remarks { write(remark, to: &json) } }
        }
    }

    private func write(_ part: DocumentLayout.FrameExplanation.Part, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.string(part.quantity.rawValue, key: "quantity")
            json.number(part.value, key: "value")
            json.string(part.certainty.rawValue, key: "certainty")
            json.array(key: "sources") { json in for source in part.sources { write(source, &views, to: &json) } }
        }
    }

    private func write(_ source: DocumentLayout.FrameExplanation.Source, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            func begin(_ kind: String, _ view: View? = nil) {
                json.string(kind, key: "kind")
                guard let view else { return }
                json.string(view.id, key: "view")
            }
            switch source {
            case .root(let view, let size):
                begin("root", view)
                json.string(size.rawValue, key: "size")
            case .constraint(let constraint):
                begin("constraint")
                json.key("constraint")
                views.write(constraint, to: &json)
            case .inset(let view, let inset):
                begin("inset", view)
                write(inset, to: &json)
            case .arrangement(let view): begin("arrangement", view)
            case .content(let view, let content):
                begin("content", view)
                write(content, to: &json)
            case .autoresizing(let view): begin("autoresizing", view)
            case .unconstrained(let view): begin("unconstrained", view)
            case .kept(let view, let isRecorded):
                begin("kept", view)
                json.boolean(isRecorded, key: "recorded")
            case .nothing(let view): begin("nothing", view)
            case .open(let view): begin("open", view)
            }
            json.string(source.certainty.rawValue, key: "certainty")
            json.string(source.text(in: document), key: "text")
        }
    }

    private func write(_ inset: DocumentLayout.FrameExplanation.Inset, to json: inout JSONWriter) {
        json.string(inset.kind.rawValue, key: "inset")
        json.string(inset.edge?.rawValue, key: "edge")
        json.key("points")
        if let points = inset.points { json.number(points) } else { json.null() }
        json.boolean(inset.isWritten, key: "written")
    }

    private func write(_ content: DocumentLayout.FrameExplanation.Content, to json: inout JSONWriter) {
        json.string(content.kind.rawValue, key: "content")
        json.number(content.length, key: "points")
        json.boolean(content.isRecorded, key: "recorded")
        json.key("measured")
        if let measured = content.measured { json.number(measured) } else { json.null() }
        guard let text = content.text else { return }
        json.string(text.text, key: "shown")
        json.string(text.font.words, key: "font")
        json.key("wrappedWidth")
        if let width = text.wrappedWidth { json.number(width) } else { json.null() }
        json.string(text.knowledge.rawValue, key: "knowledge")
    }

    private func write(_ remark: DocumentLayout.FrameExplanation.Remark, to json: inout JSONWriter) {
        json.object { json in
            json.key("kind")
            switch remark {
            case .differsFromRecorded: json.string("differsFromRecorded")
            case .leftOut(let constraint):
                json.string("leftOut")
                json.string(constraint.id, key: "constraint")
            case .ownClass(let view, let name):
                json.string("ownClass")
                json.string(view.id, key: "view")
                json.string(name, key: "class")
            case .unfinished: json.string("unfinished")
            }
            json.string(remark.text(in: document), key: "text")
        }
    }
}
