// Types for bindings. The stand-in does not update bound values.

/// Apple's [NSBindingName](https://developer.apple.com/documentation/appkit/nsbindingname).
public struct NSBindingName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Apple's [NSBindingOption](https://developer.apple.com/documentation/appkit/nsbindingoption).
public struct NSBindingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSObject {
    public func bind(_ binding: NSBindingName, to object: Any, withKeyPath keyPath: String, options: [NSBindingOption: Any]? = nil) {}
    public func unbind(_ binding: NSBindingName) {}
}

/// Apple's [NSController](https://developer.apple.com/documentation/appkit/nscontroller).
open class NSController: NSObject {
    /// AppKit's `setValue`, which sets an outlet of the application's own class.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// AppKit's `setValue`, which sets a runtime attribute of the application's own class.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// Apple's [NSObjectController](https://developer.apple.com/documentation/appkit/nsobjectcontroller).
open class NSObjectController: NSController {
    open var content: Any?
    open var automaticallyPreparesContent = false
    open var objectClass: AnyClass!
    open var isEditable = true
    open var entityName: String?
    open var fetchPredicate: NSPredicate?
    open var usesLazyFetching = false
}

/// Apple's [NSArrayController](https://developer.apple.com/documentation/appkit/nsarraycontroller).
open class NSArrayController: NSObjectController {
    open var avoidsEmptySelection = true
    open var preservesSelection = true
    open var selectsInsertedObjects = true
    open var alwaysUsesMultipleValuesMarker = false
    open var clearsFilterPredicateOnInsertion = true
    open var automaticallyRearrangesObjects = false
}

/// Apple's [NSDictionaryController](https://developer.apple.com/documentation/appkit/nsdictionarycontroller).
open class NSDictionaryController: NSArrayController {
    open var initialKey = "key"
    open var initialValue: Any = "value"
}

/// Apple's [NSTreeController](https://developer.apple.com/documentation/appkit/nstreecontroller).
open class NSTreeController: NSObjectController {
    open var avoidsEmptySelection = true
    open var preservesSelection = true
    open var selectsInsertedObjects = true
    open var alwaysUsesMultipleValuesMarker = false
    open var childrenKeyPath: String?
    open var countKeyPath: String?
    open var leafKeyPath: String?
}

/// Apple's [NSUserDefaultsController](https://developer.apple.com/documentation/appkit/nsuserdefaultscontroller).
open class NSUserDefaultsController: NSController {
    public static let shared = NSUserDefaultsController(defaults: nil, initialValues: nil)
    public init(defaults: UserDefaults?, initialValues: [String: Any]?) {}
    open var appliesImmediately = true
}
