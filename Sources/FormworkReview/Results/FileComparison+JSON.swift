import FormworkChanges
package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension FileComparison {
    /// Writes the comparison in the format of `formwork diff --format json`.
    package func write(_ json: inout JSONWriter) {
        json.object { json in
            json.string(name, key: "file")
            json.string(outcome.rawValue, key: "status")
            for (key, side) in [("old", old), ("new", new)] as [(StaticString, Side?)] {
                json.string(side?.name, key: key)
            }
            let maps = (old.map { SourceMap($0.document, file: $0.name) }, new.map { SourceMap($0.document, file: $0.name) })
            json.array(key: "changes") { json in for change in shown { Self.write(change, maps, &json) } }
            json.object(key: "folded") { json in
                for entry in folded {
                    json.string(entry.folded.rawValue)
                    json.colon()
                    json.integer(entry.count)
                }
            }
            if let changes {
                // Each difference between the two trees belongs to one change or one class.
                json.object(key: "differences") { json in
                    json.integer(changes.differences.count, key: "total")
                    json.integer(Set(changes.changes.flatMap(\.differences)).count, key: "changes")
                    json.integer(changes.folded.values.reduce(0, +), key: "folded")
                }
            }
            if unfolds, let changes {
                json.object(key: "unfolded") { json in
                    for entry in changes.unfolded {
                        json.string(entry.folded.rawValue)
                        json.colon()
                        json.array { json in for change in entry.changes { Self.write(change, maps, &json) } }
                    }
                }
            }
            if let effects { effects.write(&json) }
        }
    }

    private static func write(_ change: Change, _ maps: (old: SourceMap?, new: SourceMap?), _ json: inout JSONWriter) {
        json.object { json in
            json.string(change.kind.rawValue, key: "kind")
            json.string(change.subject.rawValue, key: "subject")
            for (key, value) in [
                ("scene", change.scene), ("object", change.object), ("property", change.property), ("from", change.from), ("to", change.to),
                ("remark", change.remark), ("text", change.line),
            ] as [(StaticString, String?)] {
                json.string(value, key: key)
            }
            for (key, element, map) in [
                ("old", change.oldElement, maps.old), ("new", change.newElement, maps.new),
            ] as [(StaticString, Element?, SourceMap?)] {
                guard let element, let map else { continue }
                json.key(key)
                let place = map.location(of: element)
                json.object { json in
                    json.string(element.name, key: "element")
                    json.string(element.id ?? element["sceneID"], key: "id")
                    json.integer(place.line, key: "line")
                    json.integer(place.column, key: "column")
                }
            }
        }
    }
}

extension ScreenEffects {
    fileprivate func write(_ json: inout JSONWriter) {
        json.array(key: "screens") { json in for screen in screens { json.string(screen) } }
        json.array(key: "findings") { json in
            for entry in findings {
                json.object { json in
                    json.string(entry.isIntroduced ? "introduced" : "resolved", key: "effect")
                    json.string(entry.finding.rule, key: "rule")
                    json.string(entry.finding.severity.rawValue, key: "severity")
                    json.string(entry.finding.message, key: "message")
                    json.string(entry.finding.location.element, key: "id")
                    json.string(entry.finding.path, key: "path")
                    json.key("screens")
                    json.array { json in for screen in entry.screens.isEmpty ? screens : entry.screens { json.string(screen) } }
                }
            }
        }
        json.array(key: "moves") { json in
            for move in moves {
                json.object { json in
                    json.string(move.view.id, key: "id")
                    json.string(move.view.element.path, key: "path")
                    json.array(key: "from") { json in for number in move.from.numbers { json.number(number) } }
                    json.array(key: "to") { json in for number in move.to.numbers { json.number(number) } }
                    json.key("screens")
                    json.array { json in for screen in move.screens.isEmpty ? screens : move.screens { json.string(screen) } }
                }
            }
        }
        json.array(key: "notes") { json in for note in notes { json.string(note) } }
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
