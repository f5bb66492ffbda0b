import FormworkModel
import FormworkRender

/// Converts pictures to PNG or PDF with librsvg's program `rsvg-convert`.
enum PNGConversion {
    /// An error of a conversion.
    struct Failure: Error {
        var message: String
    }

    /// The limits of a picture's size and conversion time.
    struct Limits: Sendable {
        /// The maximum number of pixels, each of which needs four bytes of memory.
        var pixels = 100_000_000
        /// The maximum time, in seconds.
        var seconds = 120
    }

    /// The maximum side of an image in cairo, which librsvg uses, in pixels.
    private static let largestSide = 32_000.0

    /// Returns the scale for a picture: the requested one, reduced if the picture would exceed the limits.
    static func scale(of picture: Picture, asked: Double, _ limits: Limits) -> Double {
        let (width, height) = (max(picture.size.width, 1), max(picture.size.height, 1))
        let possible = min(largestSide / max(width, height), (Double(limits.pixels) / width / height).squareRoot())
        return min(asked, possible)
    }

    /// Returns a picture as a PNG.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: the number of pixels per point.
    ///   - limits: the limits of the conversion.
    /// - Throws: the program to install, or the program's message.
    static func bytes(_ picture: Picture, scale: Double, limits: Limits) throws(Failure) -> [UInt8] {
        // A PNG is hardly larger than its raw pixels.
        try convert(
            picture, arguments: ["--format", "png", "--zoom", "\(scale)"], format: "PNG", begins: [0x89, 0x50, 0x4E, 0x47],
            bounds: ToolRun.Bounds(seconds: limits.seconds, output: (1 << 20) + limits.pixels * 5))
    }

    /// Returns a picture as a PDF of one page, with the same size in points.
    ///
    /// - Throws: the program to install, or the program's message.
    static func pdf(_ picture: Picture, limits: Limits) throws(Failure) -> [UInt8] {
        try convert(
            picture, arguments: ["--format", "pdf", "--dpi-x", "72", "--dpi-y", "72"], format: "PDF", begins: Array("%PDF".utf8),
            bounds: ToolRun.Bounds(seconds: limits.seconds, output: 1 << 30))
    }

    private static func convert(
        _ picture: Picture, arguments: [String], format: String, begins: [UInt8], bounds: ToolRun.Bounds
    ) throws(Failure) -> [UInt8] {
        guard let file = ScratchFile(holding: InstalledFonts.shared.drawable(picture.svg)) else {
            throw Failure(message: "a temporary file cannot be written")
        }
        // The picture is passed on standard input, so that it has no location from which it could refer to other files.
        guard let result = ToolRun.run("rsvg-convert", arguments: arguments + ["--unlimited"], input: file.path, bounds: bounds) else {
            throw Failure(
                message: """
                    \(format) needs the program rsvg-convert, which isn't installed: install librsvg2-bin (Debian, Ubuntu), librsvg2-tools (Fedora) \
                    or librsvg (Homebrew); SVG and HTML don't need it
                    """)
        }
        if result.isCut {
            throw Failure(message: "rsvg-convert did not draw the picture within \(bounds.seconds ?? 0) seconds: increase --max-seconds")
        }
        guard result.status == 0, result.output.starts(with: begins) else {
            throw Failure(message: "rsvg-convert could not draw the picture")
        }
        return result.output
    }
}
