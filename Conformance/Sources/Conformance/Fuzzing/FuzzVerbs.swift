/// The verbs and documents of fuzzing.
enum FuzzVerbs {
    /// Verbs for many files; OUTPUT is a scratch folder.
    static let many = [
        "import --format ndjson", "validate --solve --reporter json", "templates --format json", "solve --format json",
        "solve --blind --device iphone-se --format ndjson", "states --format json", "convert --to uikit --no-format -o OUTPUT",
        "convert --to appkit --no-format -o OUTPUT", "convert --to formation --no-format -o OUTPUT", "convert --to json -o OUTPUT",
        "convert --to xib -o OUTPUT",
        "convert --to yaml -o OUTPUT",
    ]
    /// Verbs for one file; ORIGIN is the document before the damage, TWIN the same document with other damage.
    static let single = [
        "apply --update-frames -o OUTPUT", "apply --set ID.constant=1e308 -o OUTPUT", "apply --hide ID --template ID -o OUTPUT",
        "render -o OUTPUT.svg",
        "render --annotate labels,ids,frames,constraints,targets,hiding,guides,issues --device iphone-se -o OUTPUT.svg",
        "render -o OUTPUT.html",
        "render --direction rightToLeft --size 320x99999 -o OUTPUT.svg", "convert --to autolayoutkit-objc -o -",
        "convert --to appkit-objc -o -",
        "convert --to storyboard --reformat -o -", "solve --hide ID --size-class compact,regular", "states --device ipad-mini", "import",
        "validate", "textconv",
        "fmt --canonical --check", "fmt --check --against ORIGIN", "diff --unfold ORIGIN", "diff --solve --format json ORIGIN",
        "diff --format html -o OUTPUT.html ORIGIN", "diff --format markdown ORIGIN", "merge -o OUTPUT.xml ORIGIN TWIN",
        "merge --report OUTPUT.json -o OUTPUT.xml ORIGIN TWIN", "merge --theirs -o OUTPUT.xml ORIGIN TWIN", "compile -o OUTPUT.nib",
        "compile --lenient --notices -o OUTPUT.storyboardc",
        "compile --lenient --minimum-deployment-target 9.0 --xcode 11.3 -o OUTPUT.storyboardc",
        "compile --lenient --base-localization --module Shop -o OUTPUT.nib",
        "ibtool --errors --warnings --export-strings-file OUTPUT.strings --compile OUTPUT.nib",
    ]
    /// The ten verbs of a campaign: as many as there are commands that read a document.
    static let campaign = (many: [0, 1, 2, 4, 5, 6, 9, 10].map { many[$0] }, single: [single[0], single[3]])

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>

        """
    /// A document whose objects have classes that the damaged sources declare.
    static let classed =
        head + """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections><outlet property="titleLabel" destination="l" id="a"/>
            <outlet property="missing" destination="l" id="b"/><outlet property="view" destination="v" id="c"/></connections></placeholder>
            <view id="v" customClass="ALGPage"><subviews><label text="A" id="l" customClass="Page.Inner"/><button id="u" customClass="A"><connections>
            <action selector="save:forEvent:" destination="-1" eventType="touchUpInside" id="d"/></connections></button></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"/></userDefinedRuntimeAttributes></view></objects></document>
            """
    /// A document whose texts use the font NAME.
    static let lettered: String = {
        let texts = ["AVAToLyWaTe. fi office", "Äß中文 \u{645}\u{631} 👩‍👩 e\u{301} \u{10FFFD}", String(repeating: "AV", count: 2000)]
        let labels = texts.enumerated().map { number, text in
            "<label text=\"\(text)\" id=\"l\(number)\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/><fontDescription key=\"fontDescription\" name=\"NAME\" family=\"Evil\" pointSize=\"17\"/></label>"
        }
        return head
            + "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"600\"/><subviews>\(labels.joined())</subviews></view></objects></document>\n"
    }()
}
