package import FormworkCode

/// A file of SwiftUI.
package struct SwiftUIFile: Sendable {
    /// Its name, without folders.
    package let name: String
    package let text: String
    /// What it was generated from.
    package let unit: CodeUnit
    /// Everything of the unit that the code does not say.
    package let notConverted: [NotConverted]
    /// How near its layout comes to the constraints; nil where nothing was laid out.
    package let agreement: SwiftUIAgreement?
    /// The same on a screen that the layout was not found from.
    package let otherAgreement: SwiftUIAgreement?
    /// The same in each state that its layout templates and hiding masters give it.
    package let states: [SwiftUIState]
}
