import FormworkChanges
import FormworkModel
import Testing

@Suite("Differences that are not edits")
struct FoldedClassTests {
    private typealias R = Revisions

    /// Returns the folded differences between two XIBs; fails if there are changes.
    private static func folded(_ old: String, _ new: String, frames: any DerivedFrames = NoDerivedFrames()) throws -> [FoldedClass: Int] {
        let changes = try DocumentChanges(from: R.read(old), to: R.read(new), frames: frames)
        #expect(changes.isEmpty, "\(changes.changes.map(\.line))")
        return changes.folded
    }

    /// Returns the number of changes between two XIBs; fails if anything is folded.
    private static func changes(_ old: String, _ new: String) throws -> [String] {
        let changes = try R.changes(R.read(old), R.read(new))
        #expect(changes.folded.isEmpty, "\(changes.folded)")
        return changes.changes.map(\.line)
    }

    private static let plain = R.text(R.label("lab-el-001", "Name"))

    /// Returns the plain document with a part before its objects.
    private static func with(_ part: String) -> String { plain.replacing("    <objects>", with: "    \(part)\n    <objects>") }

    // MARK: Numbers

    static let numberCases: [(String, String, String, Bool)] = [
        ("<color key=\"backgroundColor\" red=\"N\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>", "0.5", "0.5019", true),
        ("<color key=\"backgroundColor\" red=\"N\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>", "0.5", "0.503", false),
        ("<color key=\"backgroundColor\" white=\"0.3\" alpha=\"N\"/>", "0.99999", "1", true),
        ("<rect key=\"frame\" x=\"N\" y=\"0.0\" width=\"9\" height=\"9\"/>", "1.5", "2.4", true),
        ("<rect key=\"frame\" x=\"N\" y=\"0.0\" width=\"9\" height=\"9\"/>", "1.5", "2.5", false),
        ("<rect key=\"contentStretch\" x=\"N\" y=\"0.0\" width=\"1\" height=\"1\"/>", "0.5", "0.6", false),
        ("<inset key=\"insets\" minX=\"N\" minY=\"1\"/>", "1.0000001", "1", true),
        ("<inset key=\"insets\" minX=\"N\" minY=\"1\"/>", "1.01", "1", false),
        ("<size key=\"itemSize\" width=\"N\" height=\"1\"/>", "1e2", "100", true),
    ]

    @Test("Numbers with an invisible difference are rounding", arguments: numberCases)
    func numbers(part: String, old: String, new: String, isFolded: Bool) throws {
        let text = R.text("<view id=\"vie-w0-001\" userLabel=\"Card\">\(part)</view>")
        let changes = try R.changes(
            R.read(text.replacing("\"N\"", with: "\"\(old)\"")), R.read(text.replacing("\"N\"", with: "\"\(new)\"")))
        #expect(changes.folded == (isFolded ? [.rounding: 1] : [:]) && changes.changes.count == (isFolded ? 0 : 1))
    }

    @Test("Tags, texts and values are compared exactly", arguments: ["tag", "text", "title", "value"])
    func exactValues(name: String) throws {
        func text(_ value: String) -> String { R.text("<label \(name)=\"\(value)\" id=\"lab-el-001\"/>") }
        #expect(try Self.changes(text("1.0"), text("1")).count == 1)
    }

    @Test("A priority may differ by what Interface Builder rounds away, and not by more")
    func priorities() throws {
        func text(_ priority: String) -> String {
            R.text("<label horizontalHuggingPriority=\"\(priority)\" text=\"A\" id=\"lab-el-001\"/>")
        }
        #expect(try Self.folded(text("250.99998"), text("251")) == [.rounding: 1])
        #expect(try Self.changes(text("250.9"), text("251")) == ["A (label): horizontal hugging priority 250.9 → 251"])
    }

    // MARK: Parts

    @Test("Dependencies and their versions are folded, wherever they change")
    func dependencies() throws {
        let capability = "<capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>"
        let more = Self.plain.replacing("    </dependencies>", with: "        \(capability)\n    </dependencies>")
        #expect(try Self.folded(Self.plain, more) == [.dependencies: 1])
        #expect(try Self.folded(more, Self.plain) == [.dependencies: 1])
        let classes = "<classes><class className=\"Page\" superclassName=\"UIView\"/></classes>"
        #expect(try Self.folded(Self.plain, Self.with(classes)) == [.dependencies: 1])
        #expect(try Self.folded(Self.plain, R.text(R.label("lab-el-001", "Name"), tools: "24000")) == [.versions: 2])
    }

    @Test("Positions on the canvas are folded, and so is the size of the screen")
    func canvas() throws {
        func text(_ part: String) -> String { R.text("<view id=\"vie-w0-001\">\(part)</view>") }
        #expect(try Self.folded(text(""), text("<point key=\"canvasLocation\" x=\"1\" y=\"2\"/>")) == [.canvasPositions: 1])
        let screen = "<rect key=\"screenRect\" x=\"0.0\" y=\"0.0\" width=\"1440\" height=\"900\"/>"
        #expect(try Self.folded(text(screen), text(screen.replacing("1440", with: "1920"))) == [.canvasPositions: 1])
    }

    @Test("A resource that the document uses is folded; one that it doesn't use is a change")
    func resources() throws {
        func text(_ image: String, _ resource: String) -> String {
            R.text("<imageView\(image) id=\"ima-ge-001\"/>").replacing(
                "    </objects>", with: "    </objects><resources>\(resource)</resources>")
        }
        let star = "<image name=\"star\" width=\"16\" height=\"16\"/>"
        let used = try R.changes(R.read(text("", "")), R.read(text(" image=\"star\"", star)))
        #expect(used.changes.map(\.property) == ["image"] && used.folded == [.resources: 1])
        let unused = try R.changes(R.read(text("", "")), R.read(text("", star)))
        #expect(unused.changes.count == 1 && unused.folded.isEmpty)
        #expect(
            try Self.folded(text(" image=\"star\"", star), text(" image=\"star\"", star.replacing("16", with: "20"))) == [.resources: 2])
    }

    @Test("Tie breakers and titles of scenes are folded")
    func storyboards() throws {
        func board(_ comment: String, _ segue: String) throws -> InterfaceDocument {
            let scene = "<scene sceneID=\"sce-ne-001\"><objects><viewController id=\"one-vc-001\"/></objects></scene>"
            return try R.read(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
                <scenes>\(comment)\(scene)</scenes><inferredMetricsTieBreakers>\(segue)</inferredMetricsTieBreakers></document>
                """)
        }
        let (one, other) = ("<segue reference=\"aaa-bb-ccc\"/>", "<segue reference=\"ddd-ee-fff\"/>")
        let changes = try R.changes(board("<!--List-->", one), board("<!--Items-->", other))
        #expect(changes.isEmpty && changes.folded == [.sceneTitles: 1, .tieBreakers: 1])
        let added = try R.changes(board("", one), board("<!--Items-->", one))
        #expect(added.isEmpty && added.folded == [.sceneTitles: 1])
    }

    @Test("Flags for warnings are folded", arguments: ["misplaced", "ambiguous"])
    func flags(name: String) throws {
        #expect(try Self.folded(Self.plain, R.text(R.label("lab-el-001", "Name", more: " \(name)=\"YES\""))) == [.flags: 1])
    }

    // MARK: Frames

    /// Frames that follow in all views, or in those with a label.
    private struct Derived: DerivedFrames {
        let label: String

        func followsFromConstraints(_ view: InterfaceDocument.View) -> Bool { view.element["text"] == label }
    }

    @Test("A frame that follows from constraints is folded as a whole, and another one is not")
    func frames() throws {
        let moved = Self.plain.replacing("x=\"20\" y=\"20\"", with: "x=\"40\" y=\"20.5\"")
        #expect(try Self.folded(Self.plain, moved, frames: Derived(label: "Name")) == [.derivedFrames: 2])
        #expect(try R.lines(R.read(Self.plain), R.read(moved)) == ["Name (label): frame {20, 20, 100, 21} → {40, 20.5, 100, 21}"])
        let without = Self.plain.replacing("<rect key=\"frame\" x=\"20\" y=\"20\" width=\"100\" height=\"21\"/>", with: "")
        #expect(try Self.folded(Self.plain, without, frames: Derived(label: "Name")) == [.derivedFrames: 1])
        #expect(try Self.folded(without, Self.plain, frames: Derived(label: "Name")) == [.derivedFrames: 1])
    }

    // MARK: Order and ids

    @Test("The order of attributes is folded")
    func attributeOrder() throws {
        #expect(
            try Self.folded(R.text("<view alpha=\"1\" tag=\"2\" id=\"a\"/>"), R.text("<view tag=\"2\" alpha=\"1\" id=\"a\"/>")) == [
                .order: 1
            ])
    }

    @Test(
        "The order of parts with a name has no effect",
        arguments: [
            "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>|<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>",
            "<!--one-->|<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>",
            "<connections><outlet property=\"a\" destination=\"-1\" id=\"o\"/></connections>|<constraints><constraint firstAttribute=\"width\" id=\"c\"/></constraints>",
        ])
    func partOrder(parts: String) throws {
        let list = parts.split(separator: "|").map(String.init)
        let old = R.text("<view id=\"a\">\(list[0])\(list[1])</view>"), new = R.text("<view id=\"a\">\(list[1])\(list[0])</view>")
        #expect(try Self.folded(old, new) == [.order: 1])
    }

    @Test("The order of runtime attributes with one key path is an edit")
    func repeatedParts() throws {
        func attribute(_ value: String) -> String { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"name\" value=\"\(value)\"/>" }
        func text(_ values: String...) -> String {
            R.text("<view id=\"a\"><userDefinedRuntimeAttributes>\(values.map(attribute).joined())</userDefinedRuntimeAttributes></view>")
        }
        #expect(try Self.changes(text("1", "2"), text("2", "1")).count == 1)
        #expect(try Self.changes(text("1", "2"), text("1")).count == 1)
    }

    @Test("An embedded image with another generated name is the same image")
    func embeddedImages() throws {
        func text(_ name: String, _ data: String) -> String {
            R.text("<imageView image=\"\(name)\" id=\"ima-ge-001\"/>").replacing(
                "    </objects>",
                with:
                    "    </objects><resources><image name=\"\(name)\" width=\"1\" height=\"1\"><mutableData key=\"k\">\(data)</mutableData></image></resources>"
            )
        }
        #expect(try Self.folded(text("AAA:bbb", "aGVsbG8="), text("CCC:ddd", "aGVsbG8=")).keys.sorted() == [.resources, .ids])
        let other = try R.changes(R.read(text("AAA:bbb", "aGVsbG8=")), R.read(text("CCC:ddd", "d29ybGQ=")))
        #expect(!other.isEmpty)
    }

    // MARK: Spellings

    static let spellingCases: [(String, String)] = [
        (
            "<label id=\"a\"><string key=\"text\">A</string></label>",
            "<label id=\"a\"><mutableString key=\"text\">A</mutableString></label>"
        ),
        (
            "<label id=\"a\"><string key=\"text\">Hello</string></label>",
            "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">SGVsbG8</string></label>"
        ),
        (
            "<label id=\"a\"><color key=\"textColor\" systemColor=\"labelColor\"/></label>",
            "<label id=\"a\"><color key=\"textColor\" systemColor=\"labelColor\" red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/></label>"
        ),
        (
            "<label id=\"a\"><color key=\"textColor\" cocoaTouchSystemColor=\"darkTextColor\" white=\"0.3\"/></label>",
            "<label id=\"a\"><color key=\"textColor\" systemColor=\"darkTextColor\"/></label>"
        ),
        ("<view id=\"a\"><animations/></view>", "<view id=\"a\"/>"), ("<view id=\"a\"><subviews/></view>", "<view id=\"a\"/>"),
    ]

    @Test("The same content in another notation is folded", arguments: spellingCases)
    func spellings(old: String, new: String) throws {
        for (one, other) in [(old, new), (new, old)] {
            let changes = try R.changes(R.xib(one), R.xib(other))
            #expect(changes.isEmpty, "\(changes.changes.map(\.line))")
            #expect(Set(changes.folded.keys).isSubset(of: [.spelling]) && !changes.folded.isEmpty, "\(changes.folded)")
        }
    }

    @Test("The application object is an NSObject with or without the class")
    func applications() throws {
        func text(_ attribute: String, _ id: String) -> String {
            Self.plain.replacing("    <objects>", with: "    <objects><customObject id=\"\(id)\"\(attribute)/>")
        }
        #expect(try Self.folded(text("", "-3"), text(" customClass=\"NSObject\"", "-3")) == [.spelling: 1])
        #expect(try Self.changes(text("", "-4"), text(" customClass=\"NSObject\"", "-4")).count == 1)
    }

    // MARK: Classes

    @Test("Classes are ordered, and each has a title of its own")
    func classes() {
        #expect(FoldedClass.allCases.sorted() == FoldedClass.allCases)
        #expect(FoldedClass.versions < .spelling && !(FoldedClass.order < .rounding))
        #expect(Set(FoldedClass.allCases.map(\.title)).count == FoldedClass.allCases.count)
        #expect(FoldedClass(rawValue: "canvas-positions") == .canvasPositions)
    }

    @Test("Folded differences unfold to changes, class by class")
    func unfolding() throws {
        let old = R.text(R.label("lab-el-001", "Name"), tools: "22505")
        let new = R.text(
            R.label("lab-el-001", "Name", more: " misplaced=\"YES\"").replacing("x=\"20\"", with: "x=\"20.5\""), tools: "24000")
        let unfolded = try R.changes(R.read(old), R.read(new)).unfolded
        #expect(unfolded.map(\.folded) == [.versions, .rounding, .flags])
        #expect(unfolded.map { $0.changes.count } == [2, 1, 1])
        #expect(unfolded.last?.changes.map(\.line) == ["Name (label): misplaced → yes"])
    }
}
