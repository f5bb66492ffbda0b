open class Bundle: NSObject {
    public init(for aClass: AnyClass) {}

    public static var main: Bundle { Bundle(for: Bundle.self) }
}

public func NSLocalizedString(_ key: String, comment: String) -> String { key }
