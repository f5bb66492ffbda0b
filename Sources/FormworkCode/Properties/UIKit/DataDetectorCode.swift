import FormworkModel

/// What a text view finds in its text, in Swift.
enum DataDetectorCode {
    private static let types = PropertyRule.words(
        "phoneNumber link calendarEvent address shipmentTrackingNumber flightNumber lookupSuggestion money physicalValue")

    static func code(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        var found: [String] = []
        for (name, value) in element.attributes where name != "key" && value == "YES" {
            if let type = types[name] {
                found.append("." + type)
            } else {
                code.leaveOut(element, attribute: name, "no counterpart in UIKit is known")
            }
        }
        if !found.isEmpty {
            code.statements.append("\(variable).dataDetectorTypes = \(found.count == 1 ? found[0] : "[\(found.joined(separator: ", "))]")")
        }
        return code
    }
}
