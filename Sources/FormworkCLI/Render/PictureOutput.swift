import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkRender

/// Where a picture is written, and how.
struct PictureOutput: Sendable {
    /// The file, or `-`.
    let path: String
    private let kind: PictureKind
    /// Pixels in a point that are asked for.
    private let scale: Double?
    private let rules: OutputRules
    private let pictureLimits: PNGConversion.Limits

    init(_ command: RenderCommand, _ rules: OutputRules) {
        path = command.output
        kind = command.kind ?? .svg
        scale = command.scale
        pictureLimits = command.pictureLimits
        self.rules = rules
    }

    /// Draws a picture and writes it.
    ///
    /// - Parameters:
    ///   - name: what messages call the document.
    ///   - scale: pixels in a point, of a PNG for which none are asked for.
    ///   - outcome: what is to be said besides.
    ///   - draw: draws it.
    func write(
        _ name: String, scale: Double, _ outcome: FileOutcome, _ draw: () throws(RenderError) -> Picture
    ) -> FileOutcome {
        var outcome = outcome
        let picture: Picture
        do throws(RenderError) {
            picture = try draw()
        } catch {
            outcome.errors += "\(name): error: \(error), the limit (--max-output)\n"
            outcome.status = .foundErrors
            return outcome
        }
        for note in picture.notes { outcome.errors += "\(name): note: \(note)\n" }
        do throws(PNGConversion.Failure) {
            var bytes = picture.svg
            if kind == .png {
                let asked = self.scale ?? scale
                let possible = PNGConversion.scale(of: picture, asked: asked, pictureLimits)
                if possible < asked, self.scale != nil {
                    throw PNGConversion.Failure(
                        message: """
                            the picture would have more pixels than a PNG can have, or than --max-pixels allows: \
                            \((possible * 100).rounded(.down) / 100) pixels a point are possible
                            """)
                }
                if possible < asked {
                    outcome.errors +=
                        "\(path): note: the picture is drawn at \(possible.pointsText) pixels a point: it would be too large\n"
                }
                bytes = try PNGConversion.bytes(picture, scale: possible, pictureLimits)
            }
            do throws(FileError) {
                try OutputFile.replace(path, with: bytes, rules)
            } catch {
                outcome.errors += error.outcome.errors
                outcome.status = error.status
            }
        } catch {
            outcome.errors += "formwork: error: \(error.message)\n"
            outcome.status = .cannotWrite
        }
        return outcome
    }
}
