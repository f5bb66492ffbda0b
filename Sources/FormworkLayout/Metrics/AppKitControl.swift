/// What AppKit draws for a view, as far as sizes tell it apart.
package enum AppKitControl: Hashable, Sendable {
    /// A text field without a border; `filledLabel` has a background.
    case label, filledLabel
    /// A text field with a border, whatever it is for.
    case field, searchField
    case push, check, radio, help, recessed, inline, roundRect, roundTextured, texturedSquare, smallSquare, disclosureTriangle
    /// A button without a bezel of its own.
    case square
    case popUp, texturedPopUp, roundRectPopUp, recessedPopUp, squarePopUp
    case comboBox
    case titledBox, untitledBox, plainBox, horizontalLine, verticalLine
    case topTabs, bottomTabs, noTabs
    /// `lowTickedSlider` has its ticks below.
    case slider, tickedSlider, lowTickedSlider, verticalSlider, circularSlider
    case segmented, roundRectSegmented, smallSquareSegmented, texturedSegmented
    case datePicker, calendar
    case stepper, toggle, colorWell, borderlessColorWell, levelIndicator, progressBar, spinner, path, popUpPath, matrix
    case image, framedImage
    /// A view that brings nothing along.
    case other
}

/// The `controlSize` of a control.
package enum AppKitControlSize: String, Hashable, Sendable {
    case regular, small, mini, large
}
