/// The control that AppKit draws for a view, as far as it affects the size.
package enum AppKitControl: String, Hashable, Sendable {
    /// A text field without a border; a `filledLabel` has a background.
    case label, filledLabel
    /// A text field with a border.
    case field, searchField
    case push, check, radio, help, recessed, inline, roundRect, roundTextured, texturedSquare, smallSquare, disclosureTriangle
    /// A button without a specific bezel.
    case square
    case popUp, texturedPopUp, roundRectPopUp, recessedPopUp, squarePopUp
    case comboBox
    case titledBox, untitledBox, plainBox, horizontalLine, verticalLine
    case topTabs, bottomTabs, noTabs
    /// A `lowTickedSlider` has its ticks below.
    case slider, tickedSlider, lowTickedSlider, verticalSlider, circularSlider
    case segmented, roundRectSegmented, smallSquareSegmented, texturedSegmented
    case datePicker, calendar
    case stepper, toggle, colorWell, borderlessColorWell, levelIndicator, progressBar, spinner, path, popUpPath, matrix
    case image, framedImage
    /// A view without an intrinsic size.
    case other
}

/// The `controlSize` of a control.
package enum AppKitControlSize: String, Hashable, Sendable {
    case regular, small, mini, large
}
