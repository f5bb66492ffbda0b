package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension ExplanationResult {
    /// The result of `formwork solve --explain ID --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of sources.
    public var json: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }

    /// Writes the result of `formwork solve --explain` for one file, in the format that the article CommandLine of the module Formwork describes.
    package func write(to json: inout JSONWriter) {
        var views = ViewJSON(document: document)
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("explanation")
            if let explanation { write(explanation, &views, to: &json) } else { json.null() }
            if !diagnostics.isEmpty { json.diagnostics(diagnostics) }
        }
    }

    private func write(_ explanation: DocumentLayout.FrameExplanation, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.key("view")
            json.string(explanation.view.id)
            json.key("path")
            json.string(explanation.view.element.path)
            json.key("frame")
            json.frame(explanation.frame)
            json.key("recorded")
            if let recorded = explanation.recorded { json.frame(recorded) } else { json.null() }
            json.key("certainty")
            json.string(explanation.certainty.rawValue)
            json.key("parts")
            json.array { json in for part in explanation.parts { write(part, &views, to: &json) } }
            json.key("recordedMisses")
            json.array { json in
                for miss in explanation.recordedMisses {
                    json.object { json in
                        json.key("source")
                        write(miss.source, &views, to: &json)
                        json.key("error")
                        json.number(miss.error)
                        json.key("stale")
                        json.boolean(miss.isStale)
                    }
                }
            }
            json.key("remarks")
            json.array { json in for remark in explanation.remarks { write(remark, to: &json) } }
        }
    }

    private func write(_ part: DocumentLayout.FrameExplanation.Part, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            json.key("quantity")
            json.string(part.quantity.rawValue)
            json.key("value")
            json.number(part.value)
            json.key("certainty")
            json.string(part.certainty.rawValue)
            json.key("sources")
            json.array { json in for source in part.sources { write(source, &views, to: &json) } }
        }
    }

    private func write(_ source: DocumentLayout.FrameExplanation.Source, _ views: inout ViewJSON, to json: inout JSONWriter) {
        json.object { json in
            func begin(_ kind: String, _ view: View? = nil) {
                json.key("kind")
                json.string(kind)
                guard let view else { return }
                json.key("view")
                json.string(view.id)
            }
            switch source {
            case .root(let view, let size):
                begin("root", view)
                json.key("size")
                json.string(size.rawValue)
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
                json.key("recorded")
                json.boolean(isRecorded)
            case .nothing(let view): begin("nothing", view)
            case .open(let view): begin("open", view)
            }
            json.key("certainty")
            json.string(source.certainty.rawValue)
            json.key("text")
            json.string(source.text(in: document))
        }
    }

    private func write(_ inset: DocumentLayout.FrameExplanation.Inset, to json: inout JSONWriter) {
        json.key("inset")
        json.string(inset.kind.rawValue)
        json.key("edge")
        json.string(inset.edge?.rawValue)
        json.key("points")
        if let points = inset.points { json.number(points) } else { json.null() }
        json.key("written")
        json.boolean(inset.isWritten)
    }

    private func write(_ content: DocumentLayout.FrameExplanation.Content, to json: inout JSONWriter) {
        json.key("content")
        json.string(content.kind.rawValue)
        json.key("points")
        json.number(content.length)
        json.key("recorded")
        json.boolean(content.isRecorded)
        json.key("measured")
        if let measured = content.measured { json.number(measured) } else { json.null() }
        guard let text = content.text else { return }
        json.key("shown")
        json.string(text.text)
        json.key("font")
        json.string(text.font.words)
        json.key("wrappedWidth")
        if let width = text.wrappedWidth { json.number(width) } else { json.null() }
        json.key("knowledge")
        json.string(text.knowledge.rawValue)
    }

    private func write(_ remark: DocumentLayout.FrameExplanation.Remark, to json: inout JSONWriter) {
        json.object { json in
            json.key("kind")
            switch remark {
            case .differsFromRecorded: json.string("differsFromRecorded")
            case .leftOut(let constraint):
                json.string("leftOut")
                json.key("constraint")
                json.string(constraint.id)
            case .ownClass(let view, let name):
                json.string("ownClass")
                json.key("view")
                json.string(view.id)
                json.key("class")
                json.string(name)
            case .unfinished: json.string("unfinished")
            }
            json.key("text")
            json.string(remark.text(in: document))
        }
    }
}
