import FormworkModel

/// The data detectors of a text view, in Swift.
enum DataDetectorCode {
    private static let types = PropertyRule.words(
        "phoneNumber link calendarEvent address shipmentTrackingNumber flightNumber lookupSuggestion money physicalValue")

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        var found: [String] = []
        for (name, value) in element.attributes where name != "key" && value == "YES" {
            if let type = types[name] {
                found.append(type)
            } else {
                code.leaveOut(element, attribute: name)
            }
        }
        if !found.isEmpty {
            code.statements.append(
                code.language.assignment(
                    variable, property: "dataDetectorTypes", value: code.language.options("UIDataDetectorType", members: found)))
        }
    }
}
