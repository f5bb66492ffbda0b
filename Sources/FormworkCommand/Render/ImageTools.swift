import FormworkProject
import FormworkTree

/// Converts images to a form that can be embedded in pictures, using system programs: poppler for PDFs, librsvg for large images.
enum ImageTools {
    /// The conversions for asset searches.
    static let conversion = ImageConversion(
        pdf: { ImageTools.pdf($0) },
        smaller: { bytes, type in ImageTools.smaller(bytes, type: type) })

    private static let bounds = ToolRun.Bounds(seconds: 20, output: 40_000_000)
    /// The first bytes of every PNG.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// Returns the first page of a PDF as a PNG.
    private static func pdf(_ bytes: [UInt8]) -> ImageConversion.Outcome {
        guard bytes.starts(with: "%PDF".utf8), let file = ScratchFile(holding: bytes) else { return .failed }
        let side = "\(pixels(ofPage: bytes))"
        // Both read standard input and write standard output, so that they aren't passed any path.
        let programs = [
            ("pdftocairo", ["-png", "-transp", "-singlefile", "-scale-to", side, "-", "-"]),
            ("pdftoppm", ["-png", "-singlefile", "-scale-to", side, "-"]),
        ]
        for (program, arguments) in programs {
            guard let result = ToolRun.run(program, arguments: arguments, input: file.path, bounds: bounds) else { continue }
            return result.status == 0 && result.output.starts(with: signature) ? .png(result.output) : .failed
        }
        return .missingProgram("poppler's pdftocairo")
    }

    /// Returns the number of pixels for the longer side of a PDF page: two per point, within limits.
    private static func pixels(ofPage bytes: [UInt8]) -> Int {
        let words = Array("/MediaBox".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: words) }) else { return 400 }
        let text = String(decoding: bytes[start...].dropFirst(words.count).prefix(80), as: UTF8.self)
        let numbers = text.prefix { $0 != "]" }.split { $0 == "[" || $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4 else { return 400 }
        let side = max(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1])) * 2
        // Safe: from 16 to 1200.
        return side.isFinite ? Int(min(max(side, 16), 1200)) : 400
    }

    /// Returns an image with fewer pixels, as a PNG.
    private static func smaller(_ bytes: [UInt8], type: String) -> ImageConversion.Outcome {
        guard let size = PixelSize(bytes), size.width > 0, size.height > 0, size.width * size.height <= 100_000_000 else { return .failed }
        let longest = Double(max(size.width, size.height))
        let address = "data:\(type);base64," + Base64Text.padded(bytes)
        for side in [1024.0, 700, 480, 320] {
            let scale = min(1, side / longest)
            let (width, height) = (max(1, (Double(size.width) * scale).rounded()), max(1, (Double(size.height) * scale).rounded()))
            let svg = """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" height="\(height)">\
                <image width="\(width)" height="\(height)" preserveAspectRatio="none" xlink:href="\(address)"/></svg>
                """
            guard let file = ScratchFile(holding: Array(svg.utf8)) else { return .failed }
            guard let result = ToolRun.run("rsvg-convert", arguments: ["--format", "png", "--unlimited"], input: file.path, bounds: bounds)
            else {
                return .missingProgram("librsvg's rsvg-convert")
            }
            guard result.status == 0, result.output.starts(with: signature) else { return .failed }
            if result.output.count <= AssetSearch.largestImage { return .png(result.output) }
        }
        return .failed
    }
}

/// The size of a PNG, JPEG or GIF image in pixels, read from its first bytes.
struct PixelSize: Hashable {
    let width: Int
    let height: Int

    /// Reads the size; nil for other formats.
    init?(_ bytes: [UInt8]) {
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= bytes.count else { return nil }
            return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(16, 4), let height = number(20, 4) {
            self.init(width: width, height: height)
        } else if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
            self.init(width: Int(bytes[7]) << 8 | Int(bytes[6]), height: Int(bytes[9]) << 8 | Int(bytes[8]))
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            // Segments, each with its length, up to the one with the size.
            var place = 2
            while place + 9 < bytes.count, bytes[place] == 0xFF {
                let marker = bytes[place + 1]
                if 0xC0...0xCF ~= marker, marker != 0xC4, marker != 0xC8, marker != 0xCC,
                    let height = number(place + 5, 2), let width = number(place + 7, 2)
                {
                    self.init(width: width, height: height)
                    return
                }
                guard let length = number(place + 2, 2), length >= 2 else { return nil }
                place += 2 + length
            }
            return nil
        } else {
            return nil
        }
    }

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
