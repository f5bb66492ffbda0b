import FormworkModel
import FormworkRender

/// Turns a picture into pixels or a PDF, by librsvg's program `rsvg-convert`.
enum PNGConversion {
    /// Why there are no pixels.
    struct Failure: Error {
        var message: String
    }

    /// How large a picture may become, and how long it may take.
    struct Limits: Sendable {
        /// In pixels, each of which takes four bytes of memory.
        var pixels = 100_000_000
        /// In seconds.
        var seconds = 120
    }

    /// The side beyond which cairo, which librsvg draws with, makes no images, in pixels.
    private static let largestSide = 32_000.0

    /// The scale at which a picture is drawn: the one that is asked for, or less where the picture would become too large.
    static func scale(of picture: Picture, asked: Double, _ limits: Limits) -> Double {
        let (width, height) = (max(picture.size.width, 1), max(picture.size.height, 1))
        let possible = min(largestSide / max(width, height), (Double(limits.pixels) / width / height).squareRoot())
        return min(asked, possible)
    }

    /// The picture as a PNG.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: pixels in a point.
    ///   - limits: beyond which nothing is drawn.
    /// - Throws: what is to be installed, or what the program said.
    static func bytes(_ picture: Picture, scale: Double, _ limits: Limits) throws(Failure) -> [UInt8] {
        // A PNG is hardly larger than its pixels.
        try convert(
            picture, ["--format", "png", "--zoom", "\(scale)"], "PNG", begins: [0x89, 0x50, 0x4E, 0x47],
            ToolRun.Bounds(seconds: limits.seconds, output: (1 << 20) + limits.pixels * 5))
    }

    /// The picture as a PDF of one page, a point of which is a point of the picture.
    ///
    /// - Throws: what is to be installed, or what the program said.
    static func pdf(_ picture: Picture, _ limits: Limits) throws(Failure) -> [UInt8] {
        try convert(
            picture, ["--format", "pdf", "--dpi-x", "72", "--dpi-y", "72"], "PDF", begins: Array("%PDF".utf8),
            ToolRun.Bounds(seconds: limits.seconds, output: 1 << 30))
    }

    private static func convert(
        _ picture: Picture, _ arguments: [String], _ format: String, begins: [UInt8], _ bounds: ToolRun.Bounds
    ) throws(Failure) -> [UInt8] {
        guard let file = ScratchFile(holding: picture.svg) else {
            throw Failure(message: "a temporary file cannot be written")
        }
        // The picture comes in on standard input: it has no place of its own, from which it could name other files.
        guard let result = ToolRun.run("rsvg-convert", arguments + ["--unlimited"], input: file.path, bounds: bounds) else {
            throw Failure(
                message: """
                    \(format) needs the program rsvg-convert, which is not there: install librsvg2-bin (Debian, Ubuntu), librsvg2-tools (Fedora) \
                    or librsvg (Homebrew); SVG and HTML do without it
                    """)
        }
        if result.isCut {
            throw Failure(message: "rsvg-convert did not draw the picture within \(bounds.seconds ?? 0) seconds: --max-seconds allows more")
        }
        guard result.status == 0, result.output.starts(with: begins) else {
            throw Failure(message: "rsvg-convert could not draw the picture")
        }
        return result.output
    }
}
