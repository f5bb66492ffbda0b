public import FormworkCode

/// A file of SwiftUI code.
public struct SwiftUIFile: Sendable {
    /// The file name.
    public let name: String
    /// The code.
    public let text: String
    /// The unit from which it was generated; nil for a container controller.
    public let unit: CodeUnit?
    /// The parts of the unit that the code leaves out.
    public let notConverted: [NotConverted]
    /// The agreement of its layout with the constraints; nil if nothing was laid out.
    public let agreement: SwiftUIAgreement?
    /// The agreement on a screen that was not used to find the layout.
    public let otherAgreement: SwiftUIAgreement?
    /// The states of the unit's layout templates and hiding masters.
    public let states: [SwiftUIState]
}
