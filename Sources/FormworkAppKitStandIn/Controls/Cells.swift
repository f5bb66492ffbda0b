/// Apple's [NSSecureTextFieldCell](https://developer.apple.com/documentation/appkit/nssecuretextfieldcell).
open class NSSecureTextFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "secureTextFieldCell" }
}

/// Apple's [NSSearchFieldCell](https://developer.apple.com/documentation/appkit/nssearchfieldcell).
open class NSSearchFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "searchFieldCell" }
}

/// Apple's [NSTokenFieldCell](https://developer.apple.com/documentation/appkit/nstokenfieldcell).
open class NSTokenFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "tokenFieldCell" }
}

/// Apple's [NSComboBoxCell](https://developer.apple.com/documentation/appkit/nscomboboxcell).
open class NSComboBoxCell: NSTextFieldCell {
    open override class var interfaceElement: String { "comboBoxCell" }
}

/// Apple's [NSTableHeaderCell](https://developer.apple.com/documentation/appkit/nstableheadercell).
open class NSTableHeaderCell: NSTextFieldCell {
    open override class var interfaceElement: String { "tableHeaderCell" }
}

/// Apple's [NSButtonCell](https://developer.apple.com/documentation/appkit/nsbuttoncell).
open class NSButtonCell: NSActionCell {
    open override class var interfaceElement: String { "buttonCell" }
}

/// Apple's [NSMenuItemCell](https://developer.apple.com/documentation/appkit/nsmenuitemcell).
open class NSMenuItemCell: NSButtonCell {}

/// Apple's [NSPopUpButtonCell](https://developer.apple.com/documentation/appkit/nspopupbuttoncell).
open class NSPopUpButtonCell: NSMenuItemCell {
    open override class var interfaceElement: String { "popUpButtonCell" }
}

/// Apple's [NSFormCell](https://developer.apple.com/documentation/appkit/nsformcell).
open class NSFormCell: NSActionCell {}

/// Apple's [NSImageCell](https://developer.apple.com/documentation/appkit/nsimagecell).
open class NSImageCell: NSCell {
    open override class var interfaceElement: String { "imageCell" }
}

/// Apple's [NSSliderCell](https://developer.apple.com/documentation/appkit/nsslidercell).
open class NSSliderCell: NSActionCell {
    open override class var interfaceElement: String { "sliderCell" }
}

/// Apple's [NSStepperCell](https://developer.apple.com/documentation/appkit/nssteppercell).
open class NSStepperCell: NSActionCell {
    open override class var interfaceElement: String { "stepperCell" }
}

/// Apple's [NSSegmentedCell](https://developer.apple.com/documentation/appkit/nssegmentedcell).
open class NSSegmentedCell: NSActionCell {
    open override class var interfaceElement: String { "segmentedCell" }
}

/// Apple's [NSLevelIndicatorCell](https://developer.apple.com/documentation/appkit/nslevelindicatorcell).
open class NSLevelIndicatorCell: NSActionCell {
    open override class var interfaceElement: String { "levelIndicatorCell" }
}

/// Apple's [NSDatePickerCell](https://developer.apple.com/documentation/appkit/nsdatepickercell).
open class NSDatePickerCell: NSActionCell {
    open override class var interfaceElement: String { "datePickerCell" }
}

/// Apple's [NSPathCell](https://developer.apple.com/documentation/appkit/nspathcell).
open class NSPathCell: NSActionCell {
    open override class var interfaceElement: String { "pathCell" }
}

/// Apple's [NSBrowserCell](https://developer.apple.com/documentation/appkit/nsbrowsercell).
open class NSBrowserCell: NSCell {}
