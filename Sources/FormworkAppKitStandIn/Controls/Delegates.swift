/// Apple's [NSControlTextEditingDelegate](https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate). The stand-in calls no delegate.
@MainActor public protocol NSControlTextEditingDelegate: AnyObject {}
/// Apple's [NSTextFieldDelegate](https://developer.apple.com/documentation/appkit/nstextfielddelegate). The stand-in calls no delegate.
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// Apple's [NSSearchFieldDelegate](https://developer.apple.com/documentation/appkit/nssearchfielddelegate). The stand-in calls no delegate.
@MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
/// Apple's [NSTokenFieldDelegate](https://developer.apple.com/documentation/appkit/nstokenfielddelegate). The stand-in calls no delegate.
@MainActor public protocol NSTokenFieldDelegate: NSTextFieldDelegate {}
/// Apple's [NSComboBoxDelegate](https://developer.apple.com/documentation/appkit/nscomboboxdelegate). The stand-in calls no delegate.
@MainActor public protocol NSComboBoxDelegate: NSTextFieldDelegate {}
/// Apple's [NSComboBoxDataSource](https://developer.apple.com/documentation/appkit/nscomboboxdatasource). The stand-in calls no delegate.
@MainActor public protocol NSComboBoxDataSource: AnyObject {}
/// Apple's [NSTextViewDelegate](https://developer.apple.com/documentation/appkit/nstextviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSTextViewDelegate: AnyObject {}
/// Apple's [NSTableViewDelegate](https://developer.apple.com/documentation/appkit/nstableviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
/// Apple's [NSTableViewDataSource](https://developer.apple.com/documentation/appkit/nstableviewdatasource). The stand-in calls no delegate.
@MainActor public protocol NSTableViewDataSource: AnyObject {}
/// Apple's [NSOutlineViewDelegate](https://developer.apple.com/documentation/appkit/nsoutlineviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
/// Apple's [NSOutlineViewDataSource](https://developer.apple.com/documentation/appkit/nsoutlineviewdatasource). The stand-in calls no delegate.
@MainActor public protocol NSOutlineViewDataSource: AnyObject {}
/// Apple's [NSCollectionViewDelegate](https://developer.apple.com/documentation/appkit/nscollectionviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSCollectionViewDelegate: AnyObject {}
/// Apple's [NSCollectionViewDataSource](https://developer.apple.com/documentation/appkit/nscollectionviewdatasource). The stand-in calls no delegate.
@MainActor public protocol NSCollectionViewDataSource: AnyObject {}
/// Apple's [NSTabViewDelegate](https://developer.apple.com/documentation/appkit/nstabviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSTabViewDelegate: AnyObject {}
/// Apple's [NSSplitViewDelegate](https://developer.apple.com/documentation/appkit/nssplitviewdelegate). The stand-in calls no delegate.
@MainActor public protocol NSSplitViewDelegate: AnyObject {}
/// Apple's [NSBrowserDelegate](https://developer.apple.com/documentation/appkit/nsbrowserdelegate). The stand-in calls no delegate.
@MainActor public protocol NSBrowserDelegate: AnyObject {}
/// Apple's [NSMatrixDelegate](https://developer.apple.com/documentation/appkit/nsmatrixdelegate). The stand-in calls no delegate.
@MainActor public protocol NSMatrixDelegate: NSControlTextEditingDelegate {}
/// Apple's [NSPathControlDelegate](https://developer.apple.com/documentation/appkit/nspathcontroldelegate). The stand-in calls no delegate.
@MainActor public protocol NSPathControlDelegate: AnyObject {}
/// Apple's [NSRuleEditorDelegate](https://developer.apple.com/documentation/appkit/nsruleeditordelegate). The stand-in calls no delegate.
@MainActor public protocol NSRuleEditorDelegate: AnyObject {}
/// Apple's [NSGestureRecognizerDelegate](https://developer.apple.com/documentation/appkit/nsgesturerecognizerdelegate). The stand-in calls no delegate.
@MainActor public protocol NSGestureRecognizerDelegate: AnyObject {}
