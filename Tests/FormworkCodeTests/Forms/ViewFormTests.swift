import FormworkCode
import Testing

@Suite("Code of views and cells")
struct ViewFormTests {
    @Test("A view with a subview of its class is built by another object, as it would create itself forever")
    func selfHolding() throws {
        let files = try CodeChecker.files(
            FormDocuments.xib(
                """
                <customView customClass="Plot" id="v"><subviews><customView id="w"><subviews><customView customClass="Plot" id="x"/></subviews>
                </customView></subviews></customView>
                """, isMac: true), .appkit, form: nil)
        #expect(files[0].unit?.form == .layout && files[0].text.contains("let view = Plot()"))
    }

    @Test("A XIB's view builds itself in any frame, and connects its owner later")
    func view() throws {
        let text = FormDocuments.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
            <outlet property="title" destination="l" id="o1"/></connections></placeholder>
            <view customClass="CardView" id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <label text="Hi" id="l"><rect key="frame" x="8" y="8" width="40" height="20"/></label>
            <button id="b"><connections><action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="flip:" destination="v" eventType="touchDown" id="a2"/></connections></button></subviews>
            <connections><outlet property="saveButton" destination="b" id="o2"/></connections></view>
            """)
        let files = try CodeChecker.files(text, .uikit, source: "Card.xib", form: nil)
        let code = try #require(files.first).text
        #expect(files.map(\.name) == ["CardViewBase.swift"])
        #expect(code.contains("class CardViewBase: UIView {"))
        #expect(code.contains("let saveButton = UIButton(type: .custom)"))
        #expect(code.contains("override init(frame: CGRect) {"))
        #expect(code.contains("let given = frame") && code.contains("if given.size != .zero { frame = given }"))
        #expect(code.contains(" addSubview(saveButton)"))
        #expect(code.contains("weak var owner: AnyObject? {\n        didSet { connectOwner(oldValue) }"))
        let later = try #require(code.split(separator: "private func connectOwner(_ previous: AnyObject?) {").dropFirst().first)
        #expect(later.contains("saveButton.removeTarget(previous, action: nil, for: .allEvents)"))
        #expect(later.contains("saveButton.addTarget(owner, action: Selector((\"save:\"))"))
        #expect(code.contains("saveButton.addTarget(self, action: Selector((\"flip:\")), for: .touchDown)"))
        #expect(!code.contains("setValue(saveButton"))
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("A cell fills its content view and registers itself; names that its class has are avoided")
    func cell() throws {
        let text = FormDocuments.xib(
            """
            <tableViewCell reuseIdentifier="contact" style="IBUITableViewCellStyleSubtitle" customClass="ContactCell" id="c">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="k"><subviews><imageView id="i"/></subviews></tableViewCellContentView>
            <connections><outlet property="imageView" destination="i" id="o1"/></connections></tableViewCell>
            <collectionViewCell reuseIdentifier="photo" id="p"><view key="contentView" id="q"/></collectionViewCell>
            """)
        let files = try CodeChecker.files(text, .uikit, form: nil)
        let code = try #require(files.first).text
        #expect(code.contains("class ContactCellBase: UITableViewCell {"))
        #expect(code.contains("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"))
        #expect(code.contains("super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)"))
        #expect(code.contains("tableView.register(self, forCellReuseIdentifier: \"contact\")"))
        #expect(code.contains("let imageView2 = UIImageView()") && code.contains("contentView.addSubview(imageView2)"))
        #expect(files[0].notConverted.contains { $0.text.contains("its superclass uses that name: the code uses 'imageView2' instead") })
        let photo = try #require(files.last)
        #expect(photo.text.contains("collectionView.register(self, forCellWithReuseIdentifier: \"photo\")"))
        #expect(photo.notConverted.isEmpty)
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("No generated class has the name of a platform class, as it would derive from itself")
    func platformNames() throws {
        let text = FormDocuments.xib("<collectionViewCell reuseIdentifier=\"UICollectionViewCell\" id=\"c\"/>")
        let file = try #require(try CodeChecker.files(text, .uikit, source: "UICollectionViewCell.xib", form: nil).first)
        #expect(file.name == "UICollectionViewCell2.swift" && file.text.contains("class UICollectionViewCell2: UICollectionViewCell {"))
    }

    @Test("A stack view's initializer for archives cannot fail")
    func stack() throws {
        let files = try CodeChecker.files(FormDocuments.xib("<stackView id=\"s\"/>"), .uikit, form: nil)
        let code = try #require(files.first).text
        #expect(code.contains(": UIStackView {") && code.contains("    required init(coder: NSCoder) {"))
    }

    @Test(
        "Classes of Apple's that Interface Builder assigns aren't the application's", arguments: ["UITableViewHeaderFooterView"])
    func appleClass(name: String) throws {
        let files = try CodeChecker.files(FormDocuments.xib("<view customClass=\"\(name)\" id=\"v\"/>"), .uikit, form: nil)
        #expect(try #require(files.first).unit?.ownClass == nil)
    }

    @Test("A root that init(frame:) doesn't create stays a layout, and all roots do on request")
    func layout() throws {
        let button = FormDocuments.xib("<button buttonType=\"system\" id=\"b\"/>")
        #expect(try CodeChecker.files(button, .uikit, form: nil).compactMap(\.unit?.form) == [.layout])
        let map = FormDocuments.xib("<view customClass=\"MKMapView\" id=\"b\"/>")
        #expect(try CodeChecker.files(map, .uikit, form: nil).compactMap(\.unit?.form) == [.layout])
        let scenes = FormDocuments.storyboard(FormDocuments.scenes)
        #expect(Set(try CodeChecker.files(scenes, .uikit, form: .layout).compactMap(\.unit?.form)) == [.layout])
        #expect(Set(try CodeChecker.files(scenes, .uikit, form: .view).compactMap(\.unit?.form)) == [.view])
        #expect(Set(try CodeChecker.files(scenes, .formation, form: .view).compactMap(\.unit?.form)) == [.layout])
    }

    @Test("A File's Owner with the view is a controller if its class is named so, or where that is asked for")
    func owner() throws {
        let text = FormDocuments.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HelpController"><connections>
            <outlet property="view" destination="v" id="o1"/></connections></placeholder><view id="v"/>
            """)
        #expect(try CodeChecker.files(text, .uikit, form: nil).map(\.name) == ["HelpControllerBase.swift"])
        let other = text.replacing("HelpController", with: "Help")
        #expect(try CodeChecker.files(other, .uikit, form: nil).map(\.name) == ["TestView.swift"])
        let files = try CodeChecker.files(text, .uikit, form: .controller)
        #expect(files.map(\.name) == ["HelpControllerBase.swift"])
        #expect(files[0].text.contains("class HelpControllerBase: UIViewController {"))
    }

    @Test("A second class for the same application class is a class of its own")
    func duplicates() throws {
        let scene = { (id: String) in
            "<scene sceneID=\"s\(id)\"><objects><viewController customClass=\"Page\" id=\"c\(id)\"><view key=\"view\" id=\"v\(id)\"/>"
                + "<connections><segue destination=\"c2\" kind=\"show\" id=\"g\(id)\"/></connections></viewController></objects></scene>"
        }
        let files = try CodeChecker.files(FormDocuments.storyboard(scene("1") + scene("2")), .uikit, form: nil)
        #expect(files.map(\.name) == ["PageBase.swift", "PageBase2.swift"])
        #expect(files[0].text.contains("let destination = PageBase2()"))
        #expect(files[0].text.contains("Make `Page` inherit from it") && !files[1].text.contains("inherit from it"))
        #expect(
            files[1].notConverted.map(\.text) == [
                "viewController 'c2': the class 'Page': it already inherits from an earlier class of this document: use this class by its own name"
            ])
    }
}
