import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkRender

/// Where a picture is written, and how.
struct PictureOutput: Sendable {
    /// The file, or `-`.
    let path: String
    private let format: PictureFormat
    private let rules: OutputRules

    init(_ command: RenderCommand, _ rules: OutputRules) {
        path = command.output
        format = PictureFormat(command)
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
            let (bytes, note) = try format.bytes(of: picture, scale: scale)
            if let note { outcome.errors += "\(path): note: \(note)\n" }
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

/// What a picture's file holds, and how it is made.
struct PictureFormat: Sendable {
    let kind: PictureKind
    /// Pixels in a point that are asked for.
    private let scale: Double?
    private let limits: PNGConversion.Limits

    init(_ command: RenderCommand) {
        kind = command.kind ?? .svg
        scale = command.scale
        limits = command.pictureLimits
    }

    /// What the file holds, and what is to be said of it.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: pixels in a point, of a PNG for which none are asked for.
    /// - Throws: why there is nothing.
    func bytes(of picture: Picture, scale: Double) throws(PNGConversion.Failure) -> (bytes: [UInt8], note: ShownText?) {
        switch kind {
        case .svg, .html: return (picture.svg, nil)
        case .pdf: return (try PNGConversion.pdf(picture, limits), nil)
        case .png: break
        }
        let asked = self.scale ?? scale
        let possible = PNGConversion.scale(of: picture, asked: asked, limits)
        if possible < asked, self.scale != nil {
            throw PNGConversion.Failure(
                message: """
                    the picture would have more pixels than a PNG can have, or than --max-pixels allows: \
                    \((possible * 100).rounded(.down) / 100) pixels a point are possible
                    """)
        }
        let note: ShownText? =
            possible < asked ? "the picture is drawn at \(possible.pointsText) pixels a point: it would be too large" : nil
        return (try PNGConversion.bytes(picture, scale: possible, limits), note)
    }
}
