import FormworkModel

/// The segments of a segmented control in Swift.
enum SegmentCode {
    static func code(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        for (index, segment) in element.children.enumerated() {
            var title = segment["title"].map(SwiftLiteral.string)
            var image = ImageCode.expression(segment)
            var later: [String] = []
            for (name, value) in segment.attributes where !["title", "image", "catalog", "key", "id"].contains(name) {
                switch name {
                case "enabled": if value == "NO" { later.append("\(variable).setEnabled(false, forSegmentAt: \(index))") }
                case "width":
                    if let width = SwiftLiteral.number(value) { later.append("\(variable).setWidth(\(width), forSegmentAt: \(index))") }
                default: code.leaveOut(segment, attribute: name, "no counterpart in UIKit is known")
                }
            }
            for child in segment.children {
                switch (child.name, child["key"]) {
                case ("string", "title"), ("mutableString", "title"): title = SwiftLiteral.string(child.plainText ?? "")
                case ("size", "contentOffset"):
                    later.append(
                        "\(variable).setContentOffset(\(PartRule.size("", "").expression(child) ?? ".zero"), forSegmentAt: \(index))")
                case ("imageReference", "image") where ImageCode.reference(child) != nil: image = ImageCode.reference(child)
                default: code.leaveOut(child, "no counterpart in UIKit is known", affectsLayout: true)
                }
            }
            if let image {
                code.statements.append("\(variable).insertSegment(with: \(image), at: \(index), animated: false)")
            } else {
                code.statements.append("\(variable).insertSegment(withTitle: \(title ?? "nil"), at: \(index), animated: false)")
            }
            code.statements += later
        }
        return code
    }
}
