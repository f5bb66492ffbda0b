import FormworkChanges
package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension FileComparison {
    /// Writes the comparison in the format of `formwork diff --format json`.
    package func write(_ json: inout JSONWriter) {
        json.object { json in
            json.key("file")
            json.string(name)
            json.key("status")
            json.string(outcome.rawValue)
            for (key, side) in [("old", old), ("new", new)] as [(StaticString, Side?)] {
                json.key(key)
                json.string(side?.name)
            }
            let maps = (old.map { SourceMap($0.document, file: $0.name) }, new.map { SourceMap($0.document, file: $0.name) })
            json.key("changes")
            json.array { json in for change in shown { Self.write(change, maps, &json) } }
            json.key("folded")
            json.object { json in
                for entry in folded {
                    json.string(entry.folded.rawValue)
                    json.colon()
                    json.integer(entry.count)
                }
            }
            if let changes {
                // Each difference between the two trees belongs to one change or one class.
                json.key("differences")
                json.object { json in
                    json.key("total")
                    json.integer(changes.differences.count)
                    json.key("changes")
                    json.integer(Set(changes.changes.flatMap(\.differences)).count)
                    json.key("folded")
                    json.integer(changes.folded.values.reduce(0, +))
                }
            }
            if unfolds, let changes {
                json.key("unfolded")
                json.object { json in
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
            json.key("kind")
            json.string(change.kind.rawValue)
            json.key("subject")
            json.string(change.subject.rawValue)
            for (key, value) in [
                ("scene", change.scene), ("object", change.object), ("property", change.property), ("from", change.from), ("to", change.to),
                ("remark", change.remark), ("text", change.line),
            ] as [(StaticString, String?)] {
                json.key(key)
                json.string(value)
            }
            for (key, element, map) in [
                ("old", change.oldElement, maps.old), ("new", change.newElement, maps.new),
            ] as [(StaticString, Element?, SourceMap?)] {
                guard let element, let map else { continue }
                json.key(key)
                let place = map.location(of: element)
                json.object { json in
                    json.key("element")
                    json.string(element.name)
                    json.key("id")
                    json.string(element.id ?? element["sceneID"])
                    json.key("line")
                    json.integer(place.line)
                    json.key("column")
                    json.integer(place.column)
                }
            }
        }
    }
}

extension ScreenEffects {
    fileprivate func write(_ json: inout JSONWriter) {
        json.key("screens")
        json.array { json in for screen in screens { json.string(screen) } }
        json.key("findings")
        json.array { json in
            for entry in findings {
                json.object { json in
                    json.key("effect")
                    json.string(entry.isIntroduced ? "introduced" : "resolved")
                    json.key("rule")
                    json.string(entry.finding.rule)
                    json.key("severity")
                    json.string(entry.finding.severity.rawValue)
                    json.key("message")
                    json.string(entry.finding.message)
                    json.key("id")
                    json.string(entry.finding.location.element)
                    json.key("path")
                    json.string(entry.finding.path)
                    json.key("screens")
                    json.array { json in for screen in entry.screens.isEmpty ? screens : entry.screens { json.string(screen) } }
                }
            }
        }
        json.key("moves")
        json.array { json in
            for move in moves {
                json.object { json in
                    json.key("id")
                    json.string(move.view.id)
                    json.key("path")
                    json.string(move.view.element.path)
                    json.key("from")
                    json.array { json in for number in move.from.numbers { json.number(number) } }
                    json.key("to")
                    json.array { json in for number in move.to.numbers { json.number(number) } }
                    json.key("screens")
                    json.array { json in for screen in move.screens.isEmpty ? screens : move.screens { json.string(screen) } }
                }
            }
        }
        json.key("notes")
        json.array { json in for note in notes { json.string(note) } }
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
