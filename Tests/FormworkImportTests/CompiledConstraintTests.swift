import FormworkModel
import FormworkNib
import Testing

@Suite("Constraints of compiled UIKit files")
struct CompiledConstraintTests {
    private typealias Value = CompiledSketch.Value

    /// A view, `#1`, with a subview, `#2`, and a constraint between their leading edges, `#3`.
    private static func reading(
        _ values: CompiledSketch.Values,
        fill: (inout CompiledSketch, _ view: Int, _ subview: Int, _ constraint: Int) -> CompiledSketch.Values = {
            _, _, _, _ in [:]
        }
    ) throws -> CompiledReading {
        var sketch = CompiledSketch()
        let subview = sketch.view("UIView")
        let view = sketch.view("UIView", ["UISubviews": .objects([subview])])
        let constraint = sketch.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": .object(subview), "NSFirstAttribute": 5, "NSFirstAttributeV2": 5, "NSSecondItem": .object(view),
                "NSSecondAttribute": 5, "NSSecondAttributeV2": 5, "NSShouldBeArchived": true,
            ])
        sketch.set(constraint, values)
        sketch.set(view, ["UIViewAutolayoutConstraints": .objects([constraint])])
        let root = fill(&sketch, view, subview, constraint)
        sketch.finish([view], objects: [subview, constraint], root)
        return try CompiledReading(sketch.bytes())
    }

    /// The attributes of the constraint without those that all have.
    private static func attributes(_ values: CompiledSketch.Values) throws -> [String: String] {
        let known: Set = ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "id"]
        return try reading(values).lines.attributes("<constraint ").filter { !known.contains($0.key) }
    }

    @Test("The items are ids, without the view that has the constraint as its first item")
    func items() throws {
        let document = try Self.reading([:]).document
        let (view, subview) = (document.views[0].id, document.views[1].id)
        let constraint = try #require(document.constraints.first)
        #expect(constraint.owner.id == view)
        #expect(constraint.element["firstItem"] == subview && constraint.element["secondItem"] == view)
        // The owner is not named as the first item.
        let own = try #require(try Self.reading(["NSFirstItem": .stored(.reference(2))]).document.constraints.first)
        #expect(own.element["firstItem"] == nil && own.owner.id == own.element["secondItem"])
    }

    @Test(
        "Values that are the default are left out",
        arguments: [
            ([:], [:]), (["NSRelation": 0, "NSMultiplier": 1.0, "NSPriority": 1000, "NSConstantV2": 0.0], [:]),
            (["NSRelation": -1], ["relation": "lessThanOrEqual"]), (["NSRelation": 1], ["relation": "greaterThanOrEqual"]),
            (["NSMultiplier": 0.5], ["multiplier": "0.5"]), (["NSPriority": 750], ["priority": "750"]),
            (["NSConstantV2": -8.0, "NSConstant": 3.0], ["constant": "-8"]), (["NSConstant": 3.0], [:]),
            (["NSSymbolicConstant": "NSSpace"], ["constant": "8", "symbolic": "YES"]),
            (["NSConstantV2": 20.0, "NSSymbolicConstant": "NSSpace"], ["constant": "20", "symbolic": "YES"]),
            (["NSLayoutIdentifier": "edge"], ["identifier": "edge"]),
            (["UIClassName": "_TtC3App4Rule"], ["customClass": "Rule", "customModule": "App"]),
        ] as [(CompiledSketch.Values, [String: String])])
    func values(values: CompiledSketch.Values, expected: [String: String]) throws { #expect(try Self.attributes(values) == expected) }

    @Test("Before margins, a constraint had one constant and one attribute of each item")
    func formerConstraints() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let constraint = sketch.add("NSLayoutConstraint", ["NSFirstItem": .object(view), "NSFirstAttribute": 8, "NSConstant": 44.0])
        sketch.set(view, ["UIViewAutolayoutConstraints": .objects([constraint])])
        sketch.finish([view])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(lines.attributes("<constraint ").filter { $0.key != "id" } == ["firstAttribute": "height", "constant": "44"])
        #expect(lines.attributes("<document ")["useAutolayout"] == "YES")
    }

    @Test(
        "The numbers of attributes are words",
        arguments: [
            (1, "left"), (4, "bottom"), (7, "width"), (10, "centerY"), (11, "baseline"), (12, "firstBaseline"), (13, "leftMargin"),
            (20, "centerYWithinMargins"),
        ])
    func attributes(number: Int, word: String) throws {
        let attributes = try Self.reading(["NSFirstAttributeV2": Value(integerLiteral: number)]).lines.attributes("<constraint ")
        #expect(attributes["firstAttribute"] == word)
    }

    @Test("An unknown attribute, and an unknown key, are listed")
    func unknownParts() throws {
        let reading = try Self.reading(["NSFirstAttributeV2": 99, "NSOdd": 1, "NSSecondAttributeV2": 0])
        #expect(reading.lines.attributes("<constraint ")["firstAttribute"] == nil)
        #expect(
            reading.messages == [
                "the attribute 99 of a constraint has no name", "the key 'NSOdd' of the class 'NSLayoutConstraint' has no counterpart",
            ])
    }

    @Test("Constraints that the compiler generates are left out")
    func systemConstraints() throws {
        #expect(try Self.reading(["NSLayoutIdentifier": "UIIBSystemGenerated"]).document.constraints.isEmpty)
        let guides = try Self.reading([:]) { sketch, view, _, constraint in
            let guide = sketch.add("UILayoutGuide", ["UILayoutGuideSystemConstraints": .objects([constraint])])
            sketch.set(view, ["UITag": 1, "UIOther": .object(guide)])
            return [:]
        }
        #expect(guides.document.constraints.isEmpty)
    }

    // MARK: Variations

    /// A record of a variation for size classes; 1 is compact, 2 regular.
    private static func record(_ classes: KeyValuePairs<String, Int>, _ values: CompiledSketch.Values, _ sketch: inout CompiledSketch)
        -> Value
    {
        let traits = sketch.add("UITraitCollection")
        for (name, number) in classes {
            sketch.set(traits, ["UITraitCollectionBuiltinTrait-_UITraitName\(name)SizeClass": Value(integerLiteral: number)])
        }
        let record = sketch.add("UITraitStorageRecord", ["UITraitCollection": .object(traits)])
        sketch.set(record, values)
        return .object(record)
    }

    private static func storage(
        of object: Int, _ keyPath: String, _ records: [Value], _ more: CompiledSketch.Values, _ sketch: inout CompiledSketch
    )
        -> CompiledSketch.Values
    {
        let storage = sketch.add(
            "UIAttributeTraitStorage", ["UIObject": .object(object), "UIKeyPath": .text(keyPath), "UIRecords": .list(records)])
        sketch.set(storage, more)
        return ["UINibTraitStorageListsKey": .list([.new("UITraitStorageList", ["UITraitStorages": .objects([storage])])])]
    }

    @Test("A constant varies by size class")
    func variedConstants() throws {
        let reading = try Self.reading(["NSConstantV2": 8.0]) { sketch, _, _, constraint in
            let constant: Value = .new("UILayoutConstraintConstant", ["UINumericConstant": 16.0])
            return Self.storage(
                of: constraint, "encodedConstant",
                [
                    Self.record(["Vertical": 1, "Horizontal": 2], ["UIValue": constant], &sketch),
                    Self.record([:], ["UIValue": constant], &sketch),
                ], [:], &sketch)
        }
        #expect(
            Array(reading.lines.element("<constraint ").dropFirst()) == [
                #"<variation key="heightClass=compact-widthClass=regular" constant="16"/>"#, "</constraint>",
            ])
    }

    @Test("Constraints and subviews are included and excluded by masks")
    func masks() throws {
        let reading = try Self.reading([:]) { sketch, view, _, constraint in
            Self.storage(
                of: view, "traitStorageConstraints",
                [
                    Self.record([:], ["UIRemovedObjects": .objects([constraint])], &sketch),
                    Self.record(["Horizontal": 1], ["UIAddedObjects": .objects([constraint])], &sketch),
                    Self.record(["Horizontal": 2], [:], &sketch),
                ], ["UIRelationshipCandidates": .objects([constraint])], &sketch)
        }
        let id = try #require(reading.lines.attributes("<constraint ")["id"])
        #expect(
            reading.lines.element(#"<variation key="default""#) == [
                #"<variation key="default">"#, #"<mask key="constraints">"#, #"<exclude reference="\#(id)"/>"#, "</mask>", "</variation>",
            ])
        #expect(
            reading.lines.element(#"<variation key="widthClass=compact""#) == [
                #"<variation key="widthClass=compact">"#, #"<mask key="constraints">"#, #"<include reference="\#(id)"/>"#, "</mask>",
                "</variation>",
            ])
        #expect(reading.lines.all("widthClass=regular").isEmpty)
    }

    @Test(
        "A value that varies is an attribute if its name is a word",
        arguments: [
            ("hidden", 1, #"<variation key="widthClass=regular" hidden="YES"/>"#),
            ("hidden", 0, #"<variation key="widthClass=regular" hidden="NO"/>"#),
            ("axis", 1, #"<variation key="widthClass=regular" axis="vertical"/>"#),
            ("axis", 0, #"<variation key="widthClass=regular" axis="horizontal"/>"#),
            ("spacing", 12, #"<variation key="widthClass=regular" spacing="12"/>"#), ("a.b", 12, #"<variation key="widthClass=regular"/>"#),
        ])
    func variedValues(keyPath: String, value: Int, line: String) throws {
        let reading = try Self.reading([:]) { sketch, _, subview, _ in
            Self.storage(
                of: subview, keyPath, [Self.record(["Horizontal": 2], ["UIValue": .number(.int8(Int8(value)))], &sketch)], [:], &sketch)
        }
        #expect(reading.lines.all("<variation ") == [line])
        #expect(reading.messages == (keyPath == "a.b" ? ["the variation of 'a.b' has no counterpart"] : []))
    }

    @Test("A view that only exists on some screens is among the subviews")
    func variedSubviews() throws {
        var sketch = CompiledSketch()
        let (first, second) = (sketch.view("UIView", ["UITag": 1]), sketch.view("UIView", ["UITag": 2]))
        let view = sketch.view("UIView", ["UISubviews": .objects([first])])
        let root = Self.storage(
            of: view, "traitStorageSubviews", [Self.record(["Vertical": 2], ["UIAddedObjects": .objects([second])], &sketch)],
            ["UIRelationshipCandidates": .objects([first, second])], &sketch)
        sketch.finish([view], root)
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.document.views.compactMap { $0.element["tag"] } == ["1", "2"])
        #expect(reading.lines.element("<variation ").first == #"<variation key="heightClass=regular">"#)
        #expect(reading.lines.has(#"<mask key="subviews">"#))
    }
}
