package import FormworkDiagnostics
import FormworkModel

extension JSONWriter {
    /// Writes a conflict of `formwork explain` (the article CommandLine of the module Formwork).
    package mutating func conflict(_ explanation: ConflictExplanation) {
        let places = explanation.document.map { InterfaceDocument.SourceMap($0, file: explanation.file ?? "") }
        object { json in
            json.string(explanation.file, key: "file")
            json.array(key: "others") { json in for file in explanation.otherFiles { json.string(file) } }
            json.integer(explanation.times, key: "times")
            json.boolean(explanation.isConsistent, key: "consistent")
            json.array(key: "constraints") { json in
                for line in explanation.lines {
                    json.object { json in
                        json.string(line.text, key: "text")
                        json.string(line.logged.text, key: "logged")
                        json.string(line.logged.identifier, key: "identifier")
                        json.boolean(line.isBroken, key: "broken")
                        json.string(line.origin, key: "origin")
                        json.string(line.change, key: "change")
                        json.key("place")
                        json.place(line.constraint, places)
                        json.array(key: "alternatives") { json in for other in line.alternatives { json.place(other, places) } }
                    }
                }
            }
        }
    }

    private mutating func place(_ constraint: InterfaceDocument.Constraint?, _ places: InterfaceDocument.SourceMap?) {
        guard let constraint, let place = places?.location(of: constraint.element) else { return null() }
        object { json in
            json.integer(place.line, key: "line")
            json.integer(place.column, key: "column")
            json.string(place.element, key: "element")
            json.string(constraint.element.path, key: "path")
        }
    }
}
