package import FormworkLayout
package import FormworkModel
import FormworkTree

/// Reads the values of screens from text.
package enum ScreenArgument {
    package static func device(_ text: String) throws(UsageError) -> Device {
        if let device = Device(named: text) { return device }
        let names = Device.all.compactMap(\.names.first).joined(separator: ", ")
        throw UsageError("there is no device '\(text)'; the devices are: \(names)")
    }

    /// The devices of each set: one of each screen size, including the smallest and the largest.
    private static let sets: [String: [String]] = [
        "phones": ["retina4_0", "retina4_7", "retina5_9", "retina6_1", "retina6_12", "retina6_9"],
        "tablets": ["ipad8_3rounded", "ipad9_7", "ipad11_0rounded", "ipad13_0rounded"],
    ]

    /// Returns the devices of a set, or the single device with a name.
    package static func devices(_ name: String) throws(UsageError) -> [Device] {
        let names = name == "all" ? Device.all.map(\.id) : sets[name] ?? [name]
        return try names.map(device)
    }

    package static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    package static func size(_ text: String) throws(UsageError) -> Size {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }.map { Double($0) }
        if parts.count == 2, let width = parts[0], let height = parts[1], (0...100_000).contains(width), (0...100_000).contains(height) {
            return Size(width: width, height: height)
        }
        throw UsageError("'\(text)' isn't a size: expected two numbers up to 100000, such as 320x480")
    }

    package static func textSize(_ text: String) throws(UsageError) -> ContentSizeCategory {
        let word = text.replacing("-", with: "").lowercased()
        let categories = ContentSizeCategory.allCases
        if let size = categories.first(where: { $0.shortName.lowercased() == word || $0.rawValue.lowercased() == word }) { return size }
        throw UsageError("there is no text size '\(text)'; the sizes are: \(categories.map(\.shortName).joined(separator: ", "))")
    }

    /// Returns the major version of a system, such as 26 of `26.1`.
    package static func system(_ text: String) throws(UsageError) -> Int {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        if parts.count <= 3, !parts.contains(nil), let major = parts[0], (5...99).contains(major) { return major }
        throw UsageError("'\(text)' isn't a system: expected a version of iOS or macOS, such as 26 or 10.15")
    }

    package static func solverLimit(_ text: String) throws(UsageError) -> Int {
        if let limit = Int(text), limit > 0 { return limit }
        throw UsageError("'\(text)' isn't a limit: expected a whole number of at least 1")
    }

    package static func sizeClasses(_ text: String) throws(UsageError) -> [InterfaceDocument.SizeClass] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { InterfaceDocument.SizeClass(rawValue: String($0)) }
        if parts.count == 2, let width = parts[0], let height = parts[1] { return [width, height] }
        throw UsageError("'\(text)' isn't a pair of size classes: expected two values such as compact,regular")
    }

    package static func word<Value: RawRepresentable & CaseIterable>(_ text: String) throws(UsageError) -> Value
    where Value.RawValue == String {
        if let value = Value(rawValue: text) { return value }
        let values = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("'\(text)' is unknown; expected one of: \(values)")
    }

    /// Parses a comma-separated list of words.
    package static func words<Value: RawRepresentable & CaseIterable>(_ text: String) throws(UsageError) -> [Value]
    where Value.RawValue == String {
        try text.split(separator: ",").map { part throws(UsageError) in try word(String(part)) }
    }
}
