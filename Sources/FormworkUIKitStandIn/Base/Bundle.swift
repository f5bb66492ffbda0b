/// UIKit's `Bundle`.
open class Bundle: NSObject {
    /// UIKit's initializer.
    public init(for aClass: AnyClass) {}

    /// UIKit's `main`.
    public static var main: Bundle { Bundle(for: Bundle.self) }
}

/// UIKit's `NSLocalizedString`.
public func NSLocalizedString(_ key: String, comment: String) -> String { key }
