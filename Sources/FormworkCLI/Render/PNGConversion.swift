import FormworkModel
import FormworkRender

/// Turns a picture into pixels, by librsvg's program `rsvg-convert`.
enum PNGConversion {
    /// Why there are no pixels.
    struct Failure: Error {
        var message: String
    }

    /// The side beyond which cairo, which librsvg draws with, makes no images, in pixels.
    private static let largestSide = 32_000.0

    /// The scale at which a picture is drawn: the one that is asked for, or less where the picture would become too large.
    static func scale(of picture: Picture, asked: Double) -> Double {
        min(asked, largestSide / max(picture.size.width, picture.size.height, 1))
    }

    /// The picture as a PNG.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: pixels in a point.
    /// - Throws: what is to be installed, or what the program said.
    static func bytes(_ picture: Picture, scale: Double) throws(Failure) -> [UInt8] {
        guard let file = ScratchFile(holding: picture.svg) else {
            throw Failure(message: "a temporary file cannot be written")
        }
        let arguments = ["--format", "png", "--zoom", "\(scale)", "--unlimited", file.path]
        guard let result = ToolRun.run("rsvg-convert", arguments) else {
            throw Failure(
                message: """
                    PNG needs the program rsvg-convert, which is not there: install librsvg2-bin (Debian, Ubuntu), librsvg2-tools (Fedora) \
                    or librsvg (Homebrew); SVG and HTML do without it
                    """)
        }
        guard result.status == 0, result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw Failure(message: "rsvg-convert could not draw the picture")
        }
        return result.output
    }
}
