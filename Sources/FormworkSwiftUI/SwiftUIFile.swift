package import FormworkCode

/// A file of SwiftUI code.
package struct SwiftUIFile: Sendable {
    /// The file name.
    package let name: String
    package let text: String
    /// The unit from which it was generated; nil for a container controller.
    package let unit: CodeUnit?
    /// The parts of the unit that the code leaves out.
    package let notConverted: [NotConverted]
    /// The agreement of its layout with the constraints; nil if nothing was laid out.
    package let agreement: SwiftUIAgreement?
    /// The agreement on a screen that was not used to find the layout.
    package let otherAgreement: SwiftUIAgreement?
    /// The states of the unit's layout templates and hiding masters.
    package let states: [SwiftUIState]
}
