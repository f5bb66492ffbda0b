import FormworkDSL

/// UIKit's `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// UIKit's `rawValue`.
    public let rawValue: UInt

    /// UIKit's initializer.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static let words = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber", "lookupSuggestion", "money",
        "physicalValue",
    ]

    /// UIKit's `phoneNumber`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// UIKit's `link`.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// UIKit's `address`.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// UIKit's `calendarEvent`.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// UIKit's `shipmentTrackingNumber`.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// UIKit's `flightNumber`.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// UIKit's `lookupSuggestion`.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// UIKit's `money`.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// UIKit's `physicalValue`.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// UIKit's `all`.
    public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: .max)

    var content: LayoutContent {
        var result = LayoutContent("dataDetectorType", ["key": "dataDetectorTypes"])
        for (bit, word) in Self.words.enumerated() where rawValue & 1 << UInt(bit) != 0 { result[word] = "YES" }
        return result
    }
}
