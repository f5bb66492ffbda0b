// What bindings need. In a proof nothing follows anything.

/// AppKit's `NSBindingName`.
public struct NSBindingName: RawRepresentable, Hashable, Sendable {
    /// AppKit's `rawValue`.
    public let rawValue: String
    /// AppKit's initializer.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// AppKit's initializer.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// AppKit's `NSBindingOption`.
public struct NSBindingOption: RawRepresentable, Hashable, Sendable {
    /// AppKit's `rawValue`.
    public let rawValue: String
    /// AppKit's initializer.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSObject {
    /// AppKit's `bind`.
    public func bind(_ binding: NSBindingName, to object: Any, withKeyPath keyPath: String, options: [NSBindingOption: Any]? = nil) {}
    /// AppKit's `unbind`.
    public func unbind(_ binding: NSBindingName) {}
}

/// AppKit's `NSController`.
@MainActor
open class NSController: NSObject {
    /// AppKit's `setValue`: what an outlet of the application's own class leads to.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// AppKit's `setValue`: a runtime attribute of the application's own class.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// AppKit's `NSObjectController`.
@MainActor
open class NSObjectController: NSController {
    /// AppKit's `content`.
    open var content: Any?
    /// AppKit's `automaticallyPreparesContent`.
    open var automaticallyPreparesContent = false
    // Safe: declared as AppKit declares it; nothing here unwraps it.
    /// AppKit's `objectClass`.
    open var objectClass: AnyClass!
    /// AppKit's `isEditable`.
    open var isEditable = true
    /// AppKit's `entityName`.
    open var entityName: String?
    /// AppKit's `fetchPredicate`.
    open var fetchPredicate: NSPredicate?
    /// AppKit's `usesLazyFetching`.
    open var usesLazyFetching = false
}

/// AppKit's `NSArrayController`.
open class NSArrayController: NSObjectController {
    /// AppKit's `avoidsEmptySelection`.
    open var avoidsEmptySelection = true
    /// AppKit's `preservesSelection`.
    open var preservesSelection = true
    /// AppKit's `selectsInsertedObjects`.
    open var selectsInsertedObjects = true
    /// AppKit's `alwaysUsesMultipleValuesMarker`.
    open var alwaysUsesMultipleValuesMarker = false
    /// AppKit's `clearsFilterPredicateOnInsertion`.
    open var clearsFilterPredicateOnInsertion = true
    /// AppKit's `automaticallyRearrangesObjects`.
    open var automaticallyRearrangesObjects = false
}

/// AppKit's `NSDictionaryController`.
open class NSDictionaryController: NSArrayController {
    /// AppKit's `initialKey`.
    open var initialKey = "key"
    /// AppKit's `initialValue`.
    open var initialValue: Any = "value"
}

/// AppKit's `NSTreeController`.
open class NSTreeController: NSObjectController {
    /// AppKit's `avoidsEmptySelection`.
    open var avoidsEmptySelection = true
    /// AppKit's `preservesSelection`.
    open var preservesSelection = true
    /// AppKit's `selectsInsertedObjects`.
    open var selectsInsertedObjects = true
    /// AppKit's `alwaysUsesMultipleValuesMarker`.
    open var alwaysUsesMultipleValuesMarker = false
    /// AppKit's `childrenKeyPath`.
    open var childrenKeyPath: String?
    /// AppKit's `countKeyPath`.
    open var countKeyPath: String?
    /// AppKit's `leafKeyPath`.
    open var leafKeyPath: String?
}

/// AppKit's `NSUserDefaultsController`.
open class NSUserDefaultsController: NSController {
    /// AppKit's `shared`.
    public static let shared = NSUserDefaultsController(defaults: nil, initialValues: nil)
    /// AppKit's initializer.
    public init(defaults: UserDefaults?, initialValues: [String: Any]?) {}
    /// AppKit's `appliesImmediately`.
    open var appliesImmediately = true
}
