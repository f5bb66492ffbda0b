/// Apple's [NSSecureTextFieldCell](https://developer.apple.com/documentation/appkit/nssecuretextfieldcell).
open class NSSecureTextFieldCell: NSTextFieldCell {}

/// Apple's [NSSearchFieldCell](https://developer.apple.com/documentation/appkit/nssearchfieldcell).
open class NSSearchFieldCell: NSTextFieldCell {}

/// Apple's [NSTokenFieldCell](https://developer.apple.com/documentation/appkit/nstokenfieldcell).
open class NSTokenFieldCell: NSTextFieldCell {}

/// Apple's [NSComboBoxCell](https://developer.apple.com/documentation/appkit/nscomboboxcell).
open class NSComboBoxCell: NSTextFieldCell {}

/// Apple's [NSTableHeaderCell](https://developer.apple.com/documentation/appkit/nstableheadercell).
open class NSTableHeaderCell: NSTextFieldCell {}

/// Apple's [NSButtonCell](https://developer.apple.com/documentation/appkit/nsbuttoncell).
open class NSButtonCell: NSActionCell {}

/// Apple's [NSMenuItemCell](https://developer.apple.com/documentation/appkit/nsmenuitemcell).
open class NSMenuItemCell: NSButtonCell {}

/// Apple's [NSPopUpButtonCell](https://developer.apple.com/documentation/appkit/nspopupbuttoncell).
open class NSPopUpButtonCell: NSMenuItemCell {}

/// Apple's [NSFormCell](https://developer.apple.com/documentation/appkit/nsformcell).
open class NSFormCell: NSActionCell {}

/// Apple's [NSImageCell](https://developer.apple.com/documentation/appkit/nsimagecell).
open class NSImageCell: NSCell {}

/// Apple's [NSSliderCell](https://developer.apple.com/documentation/appkit/nsslidercell).
open class NSSliderCell: NSActionCell {}

/// Apple's [NSStepperCell](https://developer.apple.com/documentation/appkit/nssteppercell).
open class NSStepperCell: NSActionCell {}

/// Apple's [NSSegmentedCell](https://developer.apple.com/documentation/appkit/nssegmentedcell).
open class NSSegmentedCell: NSActionCell {}

/// Apple's [NSLevelIndicatorCell](https://developer.apple.com/documentation/appkit/nslevelindicatorcell).
open class NSLevelIndicatorCell: NSActionCell {}

/// Apple's [NSDatePickerCell](https://developer.apple.com/documentation/appkit/nsdatepickercell).
open class NSDatePickerCell: NSActionCell {}

/// Apple's [NSPathCell](https://developer.apple.com/documentation/appkit/nspathcell).
open class NSPathCell: NSActionCell {}

/// Apple's [NSBrowserCell](https://developer.apple.com/documentation/appkit/nsbrowsercell).
open class NSBrowserCell: NSCell {}
