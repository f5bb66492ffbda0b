import FormworkModel

/// The segments of a segmented control.
enum AppKitSegments {
    static let part: PartRule.Write = { segments, variable, code in
        code.statements.append(code.language.assignment(variable, "segmentCount", "\(segments.children.count)"))
        for (number, segment) in segments.children.enumerated() {
            code.add(
                segment, to: variable,
                [
                    .string("label", "setLabel(%, forSegment: \(number))", layout: true),
                    .image("image", "setImage(%, forSegment: \(number))"),
                    .word("imageScaling", "setImageScaling(%, forSegment: \(number))", AppKitClasses.scalings),
                    .number("width", "setWidth(%, forSegment: \(number))", layout: true),
                    .bool("enabled", "setEnabled(%, forSegment: \(number))", true),
                    .bool("selected", "setSelected(%, forSegment: \(number))", false),
                    .integer("tag", "setTag(%, forSegment: \(number))"), .string("toolTip", "setToolTip(%, forSegment: \(number))"),
                    .word("alignment", "setAlignment(%, forSegment: \(number))", "left center right justified natural"),
                    .bool("showsMenuIndicator", "setShowsMenuIndicator(%, forSegment: \(number))", false),
                ])
            for child in segment.children where !["string", "nil"].contains(child.name) {
                code.leaveOut(child, affectsLayout: true)
            }
        }
    }
}
