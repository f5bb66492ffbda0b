import FormworkModel
import FormworkTemplates
import Testing

/// Known facts about the layout templates' own example.
@Suite("The layout templates' own example")
struct GroundTruthTests {
    private let document: InterfaceDocument
    private let reports: [TemplateReport]

    init() throws {
        document = try Documents.example()
        reports = document.templateReports
    }

    private func report(_ id: String) throws -> TemplateReport { try #require(reports.first { $0.template.id == id }) }

    @Test("Totals")
    func totals() throws {
        #expect(document.scenes.count == 5)
        #expect(document.constraints.count == 478)
        #expect(document.connections.filter { $0.name == "targetView" }.count == 60)
        #expect(document.connections.filter { $0.kind == .action }.count == 7)
        #expect(document.connections.filter { $0.kind == .segue }.count == 4)
        #expect(document.constraints.filter { !$0.hasSecondItem }.count == 148)
        #expect(document.runtimeAttributes.filter { $0.keyPath == "templateAttributes" }.count == 35)
        #expect(document.runtimeAttributes.filter { $0.keyPath == "layer.cornerRadius" }.count == 21)
        #expect(reports.map(\.template.id) == ["6s9-Sz-gIn", "YoY-kB-NBA", "7KZ-ez-mMS", "z6P-tR-Fdy", "SFg-lm-aYh", "zSf-Ld-Ocd"])
        #expect(reports.map(\.template.label) == ["Big Template", "Right Template", "50% Template", "0% Template", nil, nil])
        #expect(reports.map(\.template.scene?.id) == ["wQg-tq-qST", "wQg-tq-qST", "s72-rm-lj3", "s72-rm-lj3", "LaS-l9-e2v", "LaS-l9-e2v"])
        #expect(reports.map { $0.template.root?.subtree.count } == [2, 2, 2, 2, 28, 28])
        #expect(reports.allSatisfy { $0.template.generation == .view && $0.template.unusableTargets.isEmpty })
    }

    @Test(
        "Chosen and compared constraints",
        arguments: [
            ("6s9-Sz-gIn", [5, 0, 4, 1], [1, 4, 3], 2), ("YoY-kB-NBA", [4, 1, 4, 1], [3, 1, 1], 2),
            ("7KZ-ez-mMS", [4, 1, 4, 1], [4, 0, 0], 2), ("z6P-tR-Fdy", [4, 1, 4, 1], [4, 0, 0], 2),
            ("SFg-lm-aYh", [96, 35, 96, 35], [24, 72, 72], 89), ("zSf-Ld-Ocd", [96, 35, 96, 35], [91, 5, 5], 89),
        ])
    func chosen(id: String, sizes: [Int], changes: [Int], kept: Int) throws {
        let report = try report(id)
        func sizeCount(_ constraints: [Constraint]) -> Int { constraints.filter { !$0.hasSecondItem }.count }
        #expect([report.copied.count, sizeCount(report.copied), report.replaced.count, sizeCount(report.replaced)] == sizes)
        let diff = report.diff
        #expect([diff.unchanged.count, diff.added.count, diff.removed.count] == changes)
        #expect(report.kept.count == kept)
    }

    @Test("The portrait list changes only constants")
    func constantsOnly() throws {
        func key(_ value: InterfaceDocument.ConstraintValue) -> String {
            var value = value
            value.constant = 0
            return value.text { $0 ?? "?" }
        }
        let diff = try report("SFg-lm-aYh").diff
        var removed = diff.removed.map { key($0.value) }
        let pairs = diff.added.filter { addition in
            guard let match = removed.firstIndex(of: key(addition.value)) else { return false }
            removed.remove(at: match)
            return true
        }
        #expect(pairs.count == 27)
    }

    @Test("The changes of zSf")
    func landscape() throws {
        let diff = try report("zSf-Ld-Ocd").diff
        #expect(
            Set(diff.added.map { $0.value.text { String(($0 ?? "?").prefix(3)) } }) == [
                "b36.width = 113", "qYt.width = 484", "le9.bottom = sxX.bottom + 20", "jSo.top = le9.top + 15",
                "jSo.leading = sxX.trailing + 15",
            ])
        #expect(
            Set(diff.removed.map { $0.value.text { String(($0 ?? "?").prefix(3)) } }) == [
                "b36.width = 114", "jSo.width = 240", "le9.bottom = sxX.bottom", "jSo.top = le9.top + 135",
                "jSo.leading = qYt.trailing + 15",
            ])
        #expect(diff.added.allSatisfy { $0.owner != nil })
    }

    @Test("The changes of 6s9")
    func simple() throws {
        let diff = try report("6s9-Sz-gIn").diff
        #expect(
            Set(diff.added.map { $0.value.text { String(($0 ?? "?").prefix(3)) } }) == [
                "TZa.leading = TpU.leading + 20", "TpU.trailing = TZa.trailing + 20", "TpU.bottomMargin ≥ TZa.bottom + 100",
                "TZa.width = TZa.height @900",
            ])
        #expect(
            Set(diff.removed.map { $0.value.text { String(($0 ?? "?").prefix(3)) } }) == [
                "TZa.width = TZa.height", "TZa.width = 100", "TpU.leadingMargin = TZa.leading",
            ])
        #expect(Set(try report("6s9-Sz-gIn").kept.map(\.id)) == ["MTz-5Q-WMo", "MZb-KZ-ow1"])
        #expect(Set(try report("7KZ-ez-mMS").kept.map(\.id)) == ["2Rs-dL-y4r", "slF-iA-HZr"])
    }

    @Test("Views without a target, and the constraints that are ignored for that")
    func missing() throws {
        #expect(reports.map { $0.viewsWithoutTarget.count } == [0, 0, 0, 0, 2, 2])
        #expect(try report("SFg-lm-aYh").viewsWithoutTarget.map(\.id) == ["Abp-aK-ifn", "9aU-IZ-Zcz"])
        #expect(try report("zSf-Ld-Ocd").viewsWithoutTarget.map(\.id) == ["SS9-ar-s0i", "9pa-CD-OgG"])
        let portrait = try report("SFg-lm-aYh").ignored
        #expect(
            Set(portrait.map(\.constraint.id)) == [
                "5Vw-48-GPp", "GJr-tI-xmG", "Tpm-Qd-ugP", "Ys8-Vh-nyc", "dVx-Ql-5kv", "w5O-jz-A09", "VbE-cA-Npm", "uyL-au-hO4",
                "OGr-1k-i77", "frz-Ug-huI",
            ])
        let landscape = try report("zSf-Ld-Ocd").ignored
        #expect(
            Set(landscape.map(\.constraint.id)) == [
                "4Dz-ek-wQJ", "AeA-Di-mZq", "FQp-x8-Byf", "Y1z-sY-XOa", "bv7-G4-xvY", "tj2-Xa-EfX", "2wy-8p-A8z", "Fvb-gu-ol9",
                "dpB-tD-vXh", "lt0-5v-ujO",
            ])
        #expect((portrait + landscape).allSatisfy { $0.reason == .missingTargetView })
    }

    @Test("The sixty pairs")
    func pairs() throws {
        #expect(reports.map(\.template.pairs.count) == [2, 2, 2, 2, 26, 26])
        let pairs = Dictionary(
            uniqueKeysWithValues: reports.flatMap(\.template.pairs).map { pair in
                (pair.view.id ?? "", "\(pair.target.id ?? "") \(pair.outlet.id ?? "") \(pair.attributes.joined(separator: ", "))")
            })
        #expect(pairs["6s9-Sz-gIn"] == "TpU-gO-2f1 kBU-1g-Bw0 ")
        #expect(pairs["qyQ-zS-8QG"] == "TZa-s1-dXa EM6-du-zDb ")
        #expect(pairs["C8F-NI-HNW"] == "aaZ-6D-2Fi 90U-Xb-vp1 alpha")
        #expect(pairs["BL5-oW-pUo"] == "aaZ-6D-2Fi eYT-en-HQx alpha")
        #expect(pairs["lqU-Bz-Vff"] == "sxX-E5-Yy1 59E-kR-yiQ ")
        #expect(pairs["N7f-IO-z5Z"] == "nfw-8v-v2N y67-L7-HFb layer.transform")
        #expect(pairs["vhm-qL-iMR"] == "HKZ-S1-Alp ard-Bf-uHp layer.transform.scale.y, layer.transform.scale.x")
        #expect(pairs["xqa-MQ-JyB"] == "1V5-Yv-Gim qeG-mc-EVg alpha")
        #expect(pairs["zGQ-ah-yNl"] == "nfw-8v-v2N 8yz-dW-up9 layer.transform")
        let lists = reports.flatMap(\.template.pairs).filter { $0.list != nil }
        #expect(lists.allSatisfy { LayoutTemplate.AttributeList(of: $0.target)?.keyPaths == $0.attributes })
    }

    @Test("The attributes that change")
    func attributes() throws {
        #expect(try report("7KZ-ez-mMS").diff.attributes.map(\.to) == [.number(0.5)])
        #expect(try report("z6P-tR-Fdy").diff.attributes.map(\.to) == [.number(0)])
        let portrait = try report("SFg-lm-aYh").diff.attributes
        #expect(portrait.filter { $0.keyPath == "alpha" }.count == 6)
        #expect(portrait.filter { $0.keyPath.hasPrefix("layer.transform.scale.") && $0.to == .number(0.5) }.count == 6)
        let transform = try #require(portrait.first { $0.keyPath == "layer.transform" })
        #expect(transform.view.id == "nfw-8v-v2N")
        #expect(transform.to == .string("scale.x = 0.5, scale.y = 0.5"))
        #expect(!portrait.contains { $0.keyPath == "templateAttributes" })
    }
}
