package import FormworkDiagnostics
import FormworkModel

extension JSONWriter {
    /// Writes a conflict of `formwork explain` (the article CommandLine of the module Formwork).
    package mutating func conflict(_ explanation: ConflictExplanation) {
        let places = explanation.document.map { InterfaceDocument.SourceMap($0, file: explanation.file ?? "") }
        object { json in
            json.key("file")
            json.string(explanation.file)
            json.key("others")
            json.array { json in for file in explanation.otherFiles { json.string(file) } }
            json.key("times")
            json.integer(explanation.times)
            json.key("consistent")
            json.boolean(explanation.isConsistent)
            json.key("constraints")
            json.array { json in
                for line in explanation.lines {
                    json.object { json in
                        json.key("text")
                        json.string(line.text)
                        json.key("logged")
                        json.string(line.logged.text)
                        json.key("identifier")
                        json.string(line.logged.identifier)
                        json.key("broken")
                        json.boolean(line.isBroken)
                        json.key("origin")
                        json.string(line.origin)
                        json.key("change")
                        json.string(line.change)
                        json.key("place")
                        json.place(line.constraint, places)
                        json.key("alternatives")
                        json.array { json in for other in line.alternatives { json.place(other, places) } }
                    }
                }
            }
        }
    }

    private mutating func place(_ constraint: InterfaceDocument.Constraint?, _ places: InterfaceDocument.SourceMap?) {
        guard let constraint, let place = places?.location(of: constraint.element) else { return null() }
        object { json in
            json.key("line")
            json.integer(place.line)
            json.key("column")
            json.integer(place.column)
            json.key("element")
            json.string(place.element)
            json.key("path")
            json.string(constraint.element.path)
        }
    }
}
