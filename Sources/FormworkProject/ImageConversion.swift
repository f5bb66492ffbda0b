/// Converts images that can't be shown in a picture directly. The caller of an asset search provides the functions, because they run system
/// programs.
package struct ImageConversion: Sendable {
    /// The result of a conversion.
    package enum Outcome: Sendable {
        /// The bytes of a PNG.
        case png([UInt8])
        /// A program isn't installed; its name for messages.
        case missingProgram(String)
        /// The program failed.
        case failed
    }

    /// Converts the first page of a PDF.
    package var pdf: @Sendable (_ bytes: [UInt8]) -> Outcome
    /// Scales down an image of a media type to at most ``AssetSearch/largestImage`` bytes.
    package var smaller: @Sendable (_ bytes: [UInt8], _ type: String) -> Outcome

    /// Creates a conversion from its functions.
    package init(
        pdf: @escaping @Sendable (_ bytes: [UInt8]) -> Outcome, smaller: @escaping @Sendable (_ bytes: [UInt8], _ type: String) -> Outcome
    ) {
        self.pdf = pdf
        self.smaller = smaller
    }
}
