import FormworkTree

/// Apple's [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static let words = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber", "lookupSuggestion", "money",
        "physicalValue",
    ]

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: .max)

    var content: ElementFragment {
        var result = ElementFragment("dataDetectorType", ["key": "dataDetectorTypes"])
        for (bit, word) in Self.words.enumerated() where rawValue & 1 << UInt(bit) != 0 { result[word] = "YES" }
        return result
    }
}
