import FormworkModel

/// The segments of a segmented control.
enum AppKitSegments {
    static let part: PartRule.Write = { segments, variable, code in
        code.statements.append(code.language.assignment(variable, property: "segmentCount", value: "\(segments.children.count)"))
        for (number, segment) in segments.children.enumerated() {
            code.add(
                segment, to: variable,
                rules: PropertyRule.appKit("segment", isMade: false) {
                    "set\($0.prefix(1).uppercased() + $0.dropFirst())(%, forSegment: \(number))"
                })
            for child in segment.children where !["string", "nil"].contains(child.name) {
                code.leaveOut(child, affectsLayout: true)
            }
        }
    }
}
