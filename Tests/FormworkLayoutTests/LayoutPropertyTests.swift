import FormworkLayout
import FormworkModel
import FormworkTestSupport
import Testing

/// Properties of any document; a failure prints the seed that reproduces the document.
@Suite("Properties of layouts")
struct LayoutPropertyTests {
    private static let seeds = 1...200

    @Test("Right to left is the mirror image of left to right")
    func mirrored() throws {
        for seed in Self.seeds {
            let random = RandomDocument(seed: seed, keepsMirror: true)
            let document = try random.document(random.formulas)
            let (forward, backward) = (Solved(document), Solved(document) { $0.direction = .rightToLeft })
            #expect(forward.conflicts.count == backward.conflicts.count, "seed \(seed)")
            if !forward.conflicts.isEmpty || !forward.ambiguous.isEmpty { continue }
            for view in random.views.dropFirst() {
                let width = forward[random.views[view.parent].id][2]
                var expected = forward[view.id]
                expected[0] = width - expected[0] - expected[2]
                #expect(backward[view.id] == expected, "seed \(seed), \(view.id)")
            }
        }
    }

    @Test("The order of a document's constraints does not matter: not a bit of a frame is another")
    func order() throws {
        for seed in Self.seeds {
            let random = RandomDocument(seed: 1000 + seed, keepsMirror: false)
            let written = Solved(try random.document(random.formulas))
            if !written.conflicts.isEmpty { continue }
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<3 {
                let shuffled = Solved(try random.document(random.formulas.shuffled(using: &generator)))
                #expect(shuffled.all == written.all, "seed \(seed)")
                #expect(shuffled.ambiguous == written.ambiguous, "seed \(seed)")
            }
        }
    }

    @Test("Requesting the recorded size changes nothing")
    func sameSize() throws {
        for seed in Self.seeds {
            let random = RandomDocument(seed: 2000 + seed, keepsMirror: false)
            let document = try random.document(random.formulas)
            let sized = Solved(document) { $0.size = Size(width: 384, height: 512) }
            #expect(sized.all == Solved(document).all, "seed \(seed)")
        }
    }

    @Test("A resized living layout equals a new one of that size")
    func resized() throws {
        for seed in Self.seeds {
            let random = RandomDocument(seed: 3000 + seed, keepsMirror: false)
            let document = try random.document(random.formulas)
            let root = try #require(document.view(id: "R"))
            var living = try #require(LivingLayout(root))
            for size in [Size(width: 320, height: 480), Size(width: 1024, height: 768), Size(width: 384, height: 512)] {
                let fresh = Solved(document) { $0.size = size }
                living.resize(to: size)
                if !fresh.ambiguous.isEmpty || !fresh.conflicts.isEmpty { continue }
                for entry in living.frames {
                    let frame = entry.frame
                    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                    let distance = zip(numbers, fresh[entry.view.id ?? ""]).map { abs($0 - $1) }.max() ?? .infinity
                    #expect(
                        distance < 1e-6, "seed \(seed), \(entry.view.id ?? "") at \(size): \(numbers), new \(fresh[entry.view.id ?? ""])")
                }
            }
        }
    }

    @Test("Two in three of these documents determine every frame, without a conflict")
    func isWorthIt() throws {
        let clear = try Self.seeds.filter { seed in
            let random = RandomDocument(seed: seed, keepsMirror: true)
            return Solved(try random.document(random.formulas)).isClear
        }
        #expect(clear.count > 120)
    }
}
