import FormworkTree
import FormworkVocabulary
import Testing

@testable import FormworkImport

struct ArchiveRulesTests {
    @Test("Each attribute that a procedure reads has one, and each procedure has an attribute")
    func proceduresHaveRows() {
        var rows: Set<String> = []
        for name in Vocabulary.uiKit.classNames {
            guard let described = Vocabulary.uiKit.class(named: name) else { continue }
            for entry in described.entries where entry.archive?.isByHand == true {
                let found = described.ancestry.map { "\($0).\(entry.name)" }.filter { ArchiveRules.byHand[$0] != nil }
                if found.isEmpty { Issue.record("\(name).\(entry.name) has no procedure") }
                rows.formUnion(found)
            }
        }
        #expect(Set(ArchiveRules.byHand.keys).subtracting(rows).isEmpty)
    }

    @Test("A class of UIKit is written by its vocabulary, in Xcode's order")
    func classesFollowFromVocabulary() throws {
        let rules = try #require(ArchiveRules.uiKitRules(for: "IBUISlider"))
        #expect(rules.element == "slider")
        let names = rules.steps.flatMap(\.keys).map(\.spelling)
        #expect(names.filter { ["IBUIContinuous", "IBUIMaxValue", "IBUIMinValue", "IBUIValue"].contains($0) }.count == 4)
        let places = ["IBUIOpaque", "IBUIValue", "NSFrame", "NSSubviews", "IBUIBackgroundColor", "IBUIThumbTintColor"].map(names.firstIndex)
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted() && !places.contains(nil))
    }

    @Test("A part does not hide the attribute with its name")
    func partsHideNoAttributes() throws {
        let keys = try #require(ArchiveRules.uiKitRules(for: "IBUIButton")).steps.flatMap(\.keys)
        #expect(keys.contains("IBUIHighlighted") && keys.contains("IBUISelected"))
    }

    @Test("Each step by hand for AppKit is one of a class, and has a name of its own")
    func stepsOfAppKitHaveClasses() throws {
        let names = [ArchiveRules.appKitViews, ArchiveRules.appKitCells, ArchiveRules.appKitObjects].flatMap { $0.map(\.key) }
        #expect(Set(names).count == names.count)
        for name in names {
            let parts = name.split(separator: ".").map(String.init)
            let isKnown = Vocabulary.appKit.class(named: parts[0]) != nil || ArchiveClass(named: parts[0]) != nil
            if parts.count != 2 || !isKnown { Issue.record("\(name) has no class") }
        }
        let keys = try #require(ArchiveRules.rules(for: .NSPopUpButtonCell)).steps.flatMap(\.keys).map(\.spelling)
        #expect(keys.contains("NSPreferredEdge") && keys.contains("NSCellFlags2"))
    }

    @Test("Bits and keys of AppKit are read by the rows of the vocabulary")
    func rowsAreRead() throws {
        let window = """
            <object class="NSWindowTemplate" id="1">
                <int key="NSWTFlags">1073741824</int><int key="NSWindowTabbingMode">1</int><bool key="NSWindowIsRestorable">NO</bool>
            </object>
            """
        let fixture = try ArchiveFixture(.mac, objects: window, records: ArchiveFixture.record("1001", "1"))
        #expect(fixture.contains(#"allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" deferred="NO""#))
        #expect(fixture.contains(#"restorable="NO""#) && fixture.contains(#"releasedWhenClosed="NO""#))
        #expect(!fixture.contains("hidesOnDeactivate"))
        #expect(fixture.contains(#"tabbingMode="preferred""#))
    }

    @Test("A class without an element has no rules")
    func abstractClassesHaveNone() {
        #expect(ArchiveRules.uiKitRules(for: "IBUIControl") == nil && ArchiveRules.uiKitRules(for: "UILabel") == nil)
    }

    @Test("Flags are written in Xcode's order, and a number without a word is reported")
    func wordsFollowFromVocabulary() throws {
        let window = """
            <object class="NSWindowTemplate" id="1">
                <int key="NSWindowStyleMask">8337</int><int key="NSWindowCollectionBehavior">2560</int>
                <int key="NSWindowTabbingMode">9</int>
            </object>
            """
        let fixture = try ArchiveFixture(.mac, objects: window, records: ArchiveFixture.record("1001", "1"))
        #expect(fixture.contains(#"titled="YES" utility="YES" nonactivatingPanel="YES" HUD="YES""#))
        #expect(fixture.contains(#"fullScreenNone="YES" fullScreenAllowsTiling="YES""#))
        #expect(fixture.findings.map(\.kind) == [.unreadableValue])
    }

    @Test("A name is found by its bytes, and a prefix is not")
    func namesAreFound() {
        let table = SymbolTable(["title", "titel", "x"])
        let found = Array("xtitle".utf8).withUnsafeBufferPointer { bytes in
            [(1, 5), (0, 1), (1, 4)].map { table.find(TextRange(offset: $0.0, length: $0.1), in: bytes) }
        }
        #expect(found == [0, 2, nil])
    }
}
