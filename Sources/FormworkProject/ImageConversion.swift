/// Brings images that cannot stand in a picture as they are into a form that can: who searches for assets says how, since that takes programs
/// of the system.
package struct ImageConversion: Sendable {
    /// What became of an image.
    package enum Outcome: Sendable {
        /// The bytes of a PNG.
        case png([UInt8])
        /// A program is not there: its name, as it is said to people.
        case missingProgram(String)
        /// The program is there, and could not.
        case failed
    }

    /// The first page of a PDF.
    package var pdf: @Sendable (_ bytes: [UInt8]) -> Outcome
    /// An image of a media type, with fewer pixels, so that it is at most as large as ``AssetSearch/largestImage``.
    package var smaller: @Sendable (_ bytes: [UInt8], _ type: String) -> Outcome

    /// A conversion by what it does.
    package init(
        pdf: @escaping @Sendable (_ bytes: [UInt8]) -> Outcome, smaller: @escaping @Sendable (_ bytes: [UInt8], _ type: String) -> Outcome
    ) {
        self.pdf = pdf
        self.smaller = smaller
    }
}
