import FormworkEdit
import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

@Suite struct RealConversionTests {
    /// The step between documents of the corpus; 1 for all of them.
    private static let step = getenv("FORMWORK_STEP").flatMap { Int(String(cString: $0)) } ?? 40

    private static let reports = getenv("FORMWORK_STEP") != nil

    @Test func everythingIsThereOrListed() throws {
        var tally = Tally()
        for file in try TestFiles.realDocuments(corpusEvery: Self.step) {
            guard let read = try? DocumentReader().read(TestFiles.bytes(of: file), file: file) else { continue }
            let source = read.document
            let findings = ConversionAudit.findings(source, read.diagnostics)
            let frames = source.frames
            tally.files += 1
            let conversions: [KindConversion]
            if source.kind == .xib {
                let conversion = source.asStoryboard()
                conversions = [conversion]
                tally.roundTrip(conversion, file)
            } else {
                let made = source.asXIBs()
                conversions = made.xibs
                tally.scenes += source.scenes.count
                tally.refused += made.notes.count
                #expect(made.xibs.count + made.notes.count == source.scenes.count)
            }
            for conversion in conversions {
                tally.conversions += 1
                let audit = ConversionAudit(conversion, findings: findings)
                if audit.document != nil { tally.readBack += 1 }
                tally.add(audit.faults, file)
                let moved = audit.movedViews(frames)
                if !moved.isEmpty { tally.moved += 1 }
                if Self.reports, !audit.movedViews(frames, excuses: false).isEmpty { tally.movedAtAll += 1 }
                tally.add(moved.prefix(3).map { "frame: \($0)" }, file)
                for note in conversion.notes { tally.notes[note.reason.rawValue + " " + note.outcome.rawValue, default: 0] += 1 }
            }
        }
        if Self.reports { print(tally.text) }
        #expect(tally.faults.isEmpty, "\(tally.faults.prefix(20).joined(separator: "\n"))")
        #expect(tally.conversions == tally.readBack)
    }

    private struct Tally {
        var files = 0
        var scenes = 0
        var refused = 0
        var conversions = 0
        var readBack = 0
        var moved = 0
        var movedAtAll = 0
        var roundTrips = 0
        var equal = 0
        var faults: [String] = []
        var notes: [String: Int] = [:]

        mutating func add(_ new: [String], _ file: String) {
            for fault in new { faults.append("\(file.split(separator: "/").suffix(2).joined(separator: "/")): \(fault)") }
        }

        /// The views of a XIB come back from the storyboard unchanged.
        mutating func roundTrip(_ there: KindConversion, _ file: String) {
            let text = there.original.text(reformatted: true)
            for back in there.document.asXIBs().xibs {
                guard let id = back.scene?.controller?.child(key: "view")?.id ?? back.scene?.controller?.child(key: "window")?.id,
                    let before = XcodeText.element(id, in: text)
                else { continue }
                roundTrips += 1
                let after = XcodeText.element(id, in: back.document.text())
                guard before != after else {
                    equal += 1
                    continue
                }
                // The notes are about connections and canvas positions.
                let plain = XcodeText.withoutConnections(before)
                let plainAfter = XcodeText.withoutConnections(after ?? [])
                let isListed = there.notes.contains { $0.reason == .reference || $0.reason == .made || $0.reason == .action }
                if isListed, plain == plainAfter { continue }
                if back.notes.contains(where: { $0.outcome == .changed && ($0.reason == .layoutGuide || $0.reason == .prototypes) }) {
                    continue
                }
                let other = zip(plain, plainAfter).first { $0 != $1 }
                add(["round trip of '\(id)': \(other.map { "'\($0.0)' became '\($0.1)'" } ?? "\(before.count) lines")"], file)
            }
        }

        var text: String {
            """
            files \(files), scenes \(scenes), without a view \(refused), conversions \(conversions), read back \(readBack), \
            with moved views \(movedAtAll), not listed \(moved), round trips \(roundTrips), byte for byte \(equal), faults \(faults.count)
            \(notes.sorted { $0.value > $1.value }.map { "\($0.value)\t\($0.key)" }.joined(separator: "\n"))
            \(faults.prefix(400).joined(separator: "\n"))
            """
        }
    }
}
