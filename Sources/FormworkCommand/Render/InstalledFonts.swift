import FormworkDiagnostics
import FormworkFiles
import FormworkLayout
import FormworkRender

/// The fonts of this machine, with which pictures other than SVG are drawn, as fontconfig lists them.
struct InstalledFonts: Sendable {
    /// The fonts, listed on first use.
    static let shared = InstalledFonts()

    /// The faces of Inter that are measured: those of the weights that interface files use most.
    private static let letterFaces = Set(
        ["Inter", "InterDisplay"].flatMap { family in ["Regular", "Medium", "SemiBold", "Bold"].map { "\(family)-\($0)" } })
    private static let limits = ToolRun.Bounds(seconds: 10, output: 1 << 24)
    /// The maximum size of a font file, in bytes.
    private static let largestFile = 1 << 24

    /// The faces of Inter, for fitting texts to their widths; empty if it isn't installed.
    private(set) var letters = FontLibrary()
    private var coverage = GlyphCoverage([])

    private init() {
        guard
            let listed = ToolRun.run(
                "fc-list", arguments: ["--format", "%{postscriptname}\\t%{file}\\t%{charset}\\n"], errors: .dropped, bounds: Self.limits),
            listed.status == 0, !listed.isCut
        else { return }
        var ranges: [ClosedRange<UInt32>] = []
        for line in String(decoding: listed.output, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            ranges += fields[2].split(separator: " ").compactMap(Self.range)
            guard Self.letterFaces.contains(String(fields[0])),
                let bytes = try? FileBuffer(sizeLimit: Self.largestFile).read(plainFile: SystemPath(String(fields[1])), { Array($0) })
            else { continue }
            _ = try? letters.add(bytes)
        }
        coverage = GlyphCoverage(ranges)
    }

    /// Returns a range of fontconfig's notation: `20-7e`, `a0`.
    private static func range(_ text: Substring) -> ClosedRange<UInt32>? {
        let ends = text.split(separator: "-", maxSplits: 1).compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
    }

    /// Returns a picture without characters that no font has. Missing fonts are noted once on standard error.
    func drawable(_ svg: [UInt8]) -> [UInt8] {
        if letters.isEmpty, !coverage.isEmpty { _ = Self.missingLetters }
        guard let replaced = coverage.replacingMissing(in: svg) else { return svg }
        _ = Self.missingCharacters
        return replaced
    }

    private static let missingLetters: Void = StandardOutput.writeError(
        "formwork: note: the font 'Inter' isn't installed: texts are drawn in another one (Debian, Ubuntu: fonts-inter)\n")

    private static let missingCharacters: Void = StandardOutput.writeError(
        "formwork: note: no font has some characters, which are drawn as dots (Debian, Ubuntu: fonts-noto-color-emoji, fonts-noto-cjk)\n")
}
