/// AppKit's `NSControlTextEditingDelegate`. In a proof nothing is asked.
@MainActor public protocol NSControlTextEditingDelegate: AnyObject {}
/// AppKit's `NSTextFieldDelegate`. In a proof nothing is asked.
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// AppKit's `NSSearchFieldDelegate`. In a proof nothing is asked.
@MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
/// AppKit's `NSTokenFieldDelegate`. In a proof nothing is asked.
@MainActor public protocol NSTokenFieldDelegate: NSTextFieldDelegate {}
/// AppKit's `NSComboBoxDelegate`. In a proof nothing is asked.
@MainActor public protocol NSComboBoxDelegate: NSTextFieldDelegate {}
/// AppKit's `NSComboBoxDataSource`. In a proof nothing is asked.
@MainActor public protocol NSComboBoxDataSource: AnyObject {}
/// AppKit's `NSTextViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSTextViewDelegate: AnyObject {}
/// AppKit's `NSTableViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
/// AppKit's `NSTableViewDataSource`. In a proof nothing is asked.
@MainActor public protocol NSTableViewDataSource: AnyObject {}
/// AppKit's `NSOutlineViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
/// AppKit's `NSOutlineViewDataSource`. In a proof nothing is asked.
@MainActor public protocol NSOutlineViewDataSource: AnyObject {}
/// AppKit's `NSCollectionViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSCollectionViewDelegate: AnyObject {}
/// AppKit's `NSCollectionViewDataSource`. In a proof nothing is asked.
@MainActor public protocol NSCollectionViewDataSource: AnyObject {}
/// AppKit's `NSTabViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSTabViewDelegate: AnyObject {}
/// AppKit's `NSSplitViewDelegate`. In a proof nothing is asked.
@MainActor public protocol NSSplitViewDelegate: AnyObject {}
/// AppKit's `NSBrowserDelegate`. In a proof nothing is asked.
@MainActor public protocol NSBrowserDelegate: AnyObject {}
/// AppKit's `NSMatrixDelegate`. In a proof nothing is asked.
@MainActor public protocol NSMatrixDelegate: NSControlTextEditingDelegate {}
/// AppKit's `NSPathControlDelegate`. In a proof nothing is asked.
@MainActor public protocol NSPathControlDelegate: AnyObject {}
/// AppKit's `NSRuleEditorDelegate`. In a proof nothing is asked.
@MainActor public protocol NSRuleEditorDelegate: AnyObject {}
/// AppKit's `NSGestureRecognizerDelegate`. In a proof nothing is asked.
@MainActor public protocol NSGestureRecognizerDelegate: AnyObject {}
