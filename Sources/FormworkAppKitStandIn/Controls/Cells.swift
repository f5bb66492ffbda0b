/// AppKit's `NSSecureTextFieldCell`.
open class NSSecureTextFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "secureTextFieldCell" }
}

/// AppKit's `NSSearchFieldCell`.
open class NSSearchFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "searchFieldCell" }
}

/// AppKit's `NSTokenFieldCell`.
open class NSTokenFieldCell: NSTextFieldCell {
    open override class var interfaceElement: String { "tokenFieldCell" }
}

/// AppKit's `NSComboBoxCell`.
open class NSComboBoxCell: NSTextFieldCell {
    open override class var interfaceElement: String { "comboBoxCell" }
}

/// AppKit's `NSTableHeaderCell`.
open class NSTableHeaderCell: NSTextFieldCell {
    open override class var interfaceElement: String { "tableHeaderCell" }
}

/// AppKit's `NSButtonCell`.
open class NSButtonCell: NSActionCell {
    open override class var interfaceElement: String { "buttonCell" }
}

/// AppKit's `NSMenuItemCell`.
open class NSMenuItemCell: NSButtonCell {}

/// AppKit's `NSPopUpButtonCell`.
open class NSPopUpButtonCell: NSMenuItemCell {
    open override class var interfaceElement: String { "popUpButtonCell" }
}

/// AppKit's `NSFormCell`.
open class NSFormCell: NSActionCell {}

/// AppKit's `NSImageCell`.
open class NSImageCell: NSCell {
    open override class var interfaceElement: String { "imageCell" }
}

/// AppKit's `NSSliderCell`.
open class NSSliderCell: NSActionCell {
    open override class var interfaceElement: String { "sliderCell" }
}

/// AppKit's `NSStepperCell`.
open class NSStepperCell: NSActionCell {
    open override class var interfaceElement: String { "stepperCell" }
}

/// AppKit's `NSSegmentedCell`.
open class NSSegmentedCell: NSActionCell {
    open override class var interfaceElement: String { "segmentedCell" }
}

/// AppKit's `NSLevelIndicatorCell`.
open class NSLevelIndicatorCell: NSActionCell {
    open override class var interfaceElement: String { "levelIndicatorCell" }
}

/// AppKit's `NSDatePickerCell`.
open class NSDatePickerCell: NSActionCell {
    open override class var interfaceElement: String { "datePickerCell" }
}

/// AppKit's `NSPathCell`.
open class NSPathCell: NSActionCell {
    open override class var interfaceElement: String { "pathCell" }
}

/// AppKit's `NSBrowserCell`.
open class NSBrowserCell: NSCell {}
