import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkRender

/// The destination and format of a picture.
struct PictureOutput: Sendable {
    /// The file, or `-`.
    let path: String
    private let format: PictureFormat
    private let rules: OutputRules

    init(_ request: RenderRequest, rules: OutputRules) {
        path = request.output
        format = PictureFormat(request)
        self.rules = rules
    }

    /// Draws a picture and writes it.
    ///
    /// - Parameters:
    ///   - name: the document's name in messages.
    ///   - scale: the number of pixels per point for a PNG if none is requested.
    ///   - outcome: the outcome so far, to be completed.
    ///   - draw: draws the picture.
    func write(
        _ name: String, scale: Double, outcome: FileOutcome, draw: () throws(RenderError) -> Picture
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

/// The format of a picture's file, with the options for creating it.
struct PictureFormat: Sendable {
    let kind: PictureKind
    /// The requested number of pixels per point.
    private let scale: Double?
    private let limits: PNGConversion.Limits

    init(_ request: RenderRequest) {
        kind = request.kind ?? .svg
        scale = request.scale
        limits = request.pictureLimits
    }

    /// Returns the contents of the file, and a note on them.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - scale: the number of pixels per point for a PNG if none is requested.
    /// - Throws: the reason if the picture cannot be converted.
    func bytes(of picture: Picture, scale: Double) throws(PNGConversion.Failure) -> (bytes: [UInt8], note: ShownText?) {
        switch kind {
        case .svg, .html: return (picture.svg, nil)
        case .pdf: return (try PNGConversion.pdf(picture, limits: limits), nil)
        case .png: break
        }
        let asked = self.scale ?? scale
        let possible = PNGConversion.scale(of: picture, asked: asked, limits)
        if possible < asked, self.scale != nil {
            throw PNGConversion.Failure(
                message: """
                    the picture would have more pixels than a PNG can have, or than --max-pixels allows: \
                    \((possible * 100).rounded(.down) / 100) pixels per point are possible
                    """)
        }
        let note: ShownText? =
            possible < asked ? "the picture is drawn at \(possible.pointsText) pixels per point: a larger one would exceed the limits" : nil
        return (try PNGConversion.bytes(picture, scale: possible, limits: limits), note)
    }
}
