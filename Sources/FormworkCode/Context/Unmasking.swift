/// Turns off the autoresizing masks of all views at once, instead of one by one.
enum Unmasking {
    /// The number of views from which on they are listed.
    private static let fewest = 3
    /// The maximum length of a line, as the formatter has it, less the indentation.
    private static let longestLine = 132

    /// Returns the views with their own statements, and the lines for all of them; none if there are few views, or in dialects of other toolkits.
    static func collected(_ views: [ViewContext], writer: any UnitWriter) -> (views: [ViewContext], lines: [String]) {
        guard let language = writer.propertySyntax?.language else { return (views, []) }
        let off = ".translatesAutoresizingMaskIntoConstraints = " + language.either(swift: "false", objectiveC: "NO;")
        var (result, names) = (views, [String]())
        for (number, view) in views.enumerated() where !view.exists {
            guard let place = view.statements.firstIndex(where: { $0.hasSuffix(off) && !$0.hasPrefix(" ") }) else { continue }
            names.append(String(view.statements[place].dropLast(off.count)))
            result[number].ownStatements.remove(at: place)
        }
        guard names.count >= fewest else { return (views, []) }
        switch language {
        case .swift:
            let lines = lists(names, room: longestLine - "[].forEach { $0 }".count - off.count).map { list in
                list.contains(",") ? "[\(list)].forEach { $0\(off) }" : list + off
            }
            return (result, lines)
        case .objectiveC:
            let lines = lists(names, room: longestLine - "for (UIView *view in @[]) {".count).flatMap { list in
                ["for (\(writer.viewClass) *view in @[\(list)]) {", "    view" + off, "}"]
            }
            return (result, lines)
        }
    }

    /// Joins names to lists that fit in a line.
    private static func lists(_ names: [String], room: Int) -> [String] {
        var result: [[String]] = []
        var length = 0
        for name in names {
            if !result.isEmpty, length + name.count + 2 <= room {
                result[result.count - 1].append(name)
                length += name.count + 2
            } else {
                result.append([name])
                length = name.count
            }
        }
        // A list has at least two names, if they are in the line above.
        if let last = result.indices.last, last > 0, result[last].count == 1, result[last - 1].count > 2 {
            result[last].insert(result[last - 1].removeLast(), at: 0)
        }
        return result.map { $0.joined(separator: ", ") }
    }
}
