import Foundation

/// Documents that try to inject markup, scripts or references into pictures and pages.
///
/// Every attribute of every kind of element in the sample documents and in documents with each kind of view, and every text between
/// elements, is replaced by each payload, one place at a time.
struct HostilePlace: Sendable {
    let document: String
    let text: String
    let range: NSRange
    /// The element, its key and the attribute.
    let kind: String
    let isAttribute: Bool

    /// The word in each payload.
    static let sentinel = "Sxq7"
    static let payloads = [
        "\"><script>SENTINEL</script>", "' onload='SENTINEL", "\" onload=\"SENTINEL", "]]>SENTINEL", "--><script>SENTINEL</script><!--",
        "</style><script>SENTINEL</script>", "</script><script>SENTINEL</script>", "</title></svg><script>SENTINEL</script>",
        "url(javascript:SENTINEL)",
        "javascript:SENTINEL", "data:text/html,SENTINEL", "http://SENTINEL.example/x.png", "//SENTINEL.example",
        "{}*{background:url(//SENTINEL)}",
        "red;background:url(//SENTINEL)", "\u{2028}\u{2029}SENTINEL\u{7F}\u{85}\u{FEFF}\u{202E}", "&lt;script&gt;SENTINEL&amp;#0;",
        "<!--SENTINEL",
        "${SENTINEL}`\\", "../../../SENTINEL/../..", "#SENTINEL) url(http://x",
    ].map { $0.replacing("SENTINEL", with: sentinel) }

    private static let place = Pattern(#"(?<=[ ])([A-Za-z][\w:.-]*)="([^"]*)"|(?<=>)([^<>\s][^<>]*)(?=</)"#)
    private static let element = Pattern(#"^<([\w:.-]+)"#)
    private static let key = Pattern(#" key="([^"]*)""#)

    /// The document with a payload in the place, well-formed.
    func hostile(_ payload: String) -> String {
        let escapes = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")] + (isAttribute ? [("\"", "&quot;")] : [])
        return NSString(string: text).replacingCharacters(in: range, with: escapes.reduce(payload) { $0.replacing($1.0, with: $1.1) })
    }

    /// Returns each kind of place once.
    static func all() throws -> [HostilePlace] {
        var (seen, found): (Set<String>, [HostilePlace]) = ([], [])
        let samples = try Corpus.files(below: "\(Corpus.root)/SampleDocuments", [".xib", ".storyboard"]).map {
            (name: Conformance.name(of: $0), text: String(decoding: try bytes(of: $0), as: UTF8.self))
        }
        for (name, text) in samples + documents {
            let whole = NSString(string: text)
            for match in place.all(text) {
                let opening = whole.range(of: "<", options: .backwards, range: NSRange(location: 0, length: match.range.location)).location
                guard opening != NSNotFound else { continue }
                let end = whole.range(of: ">", range: NSRange(location: opening, length: whole.length - opening)).location
                let tag = whole.substring(with: NSRange(location: opening, length: (end == NSNotFound ? whole.length : end) - opening))
                guard let element = element.first(tag)?[1] else { continue }
                let isAttribute = match.groups[1] != nil
                let kind = [element, key.first(tag)?[1] ?? "", match.groups[1] ?? "text"].filter { !$0.isEmpty }.joined(separator: "/")
                guard seen.insert(kind).inserted else { continue }
                var range = match.range
                if isAttribute {
                    let length = NSString(string: match[2]).length
                    range = NSRange(location: range.location + range.length - length - 1, length: length)
                }
                found.append(HostilePlace(document: name, text: text, range: range, kind: kind, isAttribute: isAttribute))
            }
        }
        return found
    }

    /// A document for each kind of view.
    static let documents: [(name: String, text: String)] = views.split(separator: "\n").enumerated().map { number, line in
        let isMac = line.first == "m"
        let root = isMac ? "customView" : "view"
        var view = String(line.dropFirst(2)).replacing("FRAME", with: #"<rect key="frame" x="8" y="8" width="200" height="60"/>"#)
        view = view.replacing(
            "FONT", with: #"<fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" weight="bold" pointSize="13"/>"#)
        for key in ["textColor", "NSColor", "titleColor"] {
            let color =
                #"<color key="\#(key)" name="accent" red="1" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
            view = view.replacing("COLOR(\(key))", with: color)
        }
        let name = view.firstIndex { $0 == " " || $0 == ">" } ?? view.endIndex
        view.insert(contentsOf: " id=\"v\(number)\"", at: name)
        return (
            "\(isMac ? "macOS" : "iOS")-\(number).xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">
            <objects><\(root) id="root" userLabel="u"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>\(view)</subviews></\(root)></objects>
            <resources><image name="logo" width="16" height="16"/><namedColor name="accent"><color red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
            </document>

            """
        )
    }

    /// The views of iOS (i) and macOS (m).
    private static let views = #"""
        i <label text="a" textAlignment="center" lineBreakMode="headTruncation" userLabel="n" customClass="C" customModule="M">FRAMEFONTCOLOR(textColor)</label>
        i <label>FRAME<string key="text">long text</string>FONT</label>
        i <label>FRAME<attributedString key="attributedText"><fragment content="f"><attributes><font key="NSFont" size="9" name="Helvetica"/>COLOR(NSColor)<paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></label>
        i <button buttonType="system">FRAMEFONT<state key="normal" title="t" image="star.fill" backgroundImage="logo">COLOR(titleColor)</state><buttonConfiguration key="configuration" style="filled" image="star" title="c" subtitle="s" cornerStyle="capsule"/></button>
        i <imageView image="logo" contentMode="scaleAspectFit">FRAME<imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>
        i <textField text="a" placeholder="p" borderStyle="roundedRect">FRAMEFONTCOLOR(textColor)</textField>
        i <textView text="a">FRAME<string key="text">t</string>FONTCOLOR(textColor)</textView>
        i <segmentedControl selectedSegmentIndex="0">FRAME<segments><segment title="a" image="i"/><segment title="b"/></segments></segmentedControl>
        i <searchBar text="a" placeholder="p" prompt="q">FRAME<scopeButtonTitles><string>s</string></scopeButtonTitles></searchBar>
        i <slider value="0.5" minimumValueImage="star">FRAME<color key="tintColor" name="accent"/></slider>
        i <progressView progress="0.5">FRAME</progressView>
        i <switch on="YES">FRAME<color key="onTintColor" systemColor="systemRedColor"/></switch>
        i <datePicker datePickerMode="date">FRAME<date key="date" timeIntervalSinceReferenceDate="1"/></datePicker>
        i <pickerView>FRAME</pickerView>
        i <pageControl numberOfPages="3">FRAME</pageControl>
        i <stepper>FRAME</stepper>
        i <activityIndicatorView style="large">FRAME</activityIndicatorView>
        i <navigationBar>FRAME<items><navigationItem title="t" prompt="p" backBarButtonItem="b"><barButtonItem key="rightBarButtonItem" title="r" image="star" systemItem="add"/></navigationItem></items></navigationBar>
        i <toolbar>FRAME<items><barButtonItem title="t" image="i"/></items></toolbar>
        i <tabBar>FRAME<items><tabBarItem title="t" image="i" badgeValue="9"/></items></tabBar>
        i <tableView style="grouped">FRAME<sections><tableViewSection headerTitle="h" footerTitle="f"><cells><tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="checkmark" textLabel="x" reuseIdentifier="r">FRAME</tableViewCell></cells></tableViewSection></sections></tableView>
        i <view>FRAME<color key="backgroundColor" name="accent"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="k" value="v"/></userDefinedRuntimeAttributes></view>
        m <textField>FRAME<textFieldCell key="cell" title="t" placeholderString="p" alignment="center" borderStyle="bezel"><font key="font" size="12" name="Menlo" metaFont="system"/>COLOR(textColor)</textFieldCell></textField>
        m <button>FRAME<buttonCell key="cell" type="push" title="t" bezelStyle="rounded" image="NSAddTemplate" keyEquivalent="k"><font key="font" metaFont="system"/></buttonCell></button>
        m <box title="b" titlePosition="atTop" boxType="primary">FRAME<font key="titleFont" metaFont="system"/></box>
        m <popUpButton>FRAME<popUpButtonCell key="cell" type="push" title="t"><menu key="menu"><items><menuItem title="i" state="on"/></items></menu></popUpButtonCell></popUpButton>
        m <comboBox>FRAME<comboBoxCell key="cell" title="t"><objectValues><string>v</string></objectValues></comboBoxCell></comboBox>
        m <imageView>FRAME<imageCell key="cell" image="NSApplicationIcon"/></imageView>
        m <slider>FRAME<sliderCell key="cell" doubleValue="1" tickMarkPosition="above"/></slider>
        m <segmentedControl>FRAME<segmentedCell key="cell" style="rounded"><segments><segment label="l" image="i"/></segments></segmentedCell></segmentedControl>
        m <predicateEditor rowHeight="25">FRAME<rowTemplates><predicateEditorRowTemplate rowType="simple"><popUpMenus><menu><items><menuItem title="p" state="on"/><menuItem title="q"/></items></menu></popUpMenus></predicateEditorRowTemplate></rowTemplates></predicateEditor>
        m <comboButton title="c">FRAME</comboButton>
        m <tabView>FRAME<tabViewItems><tabViewItem label="l" identifier="i"/></tabViewItems></tabView>
        m <levelIndicator>FRAME<levelIndicatorCell key="cell" levelIndicatorStyle="rating" maxValue="5"/></levelIndicator>
        m <datePicker>FRAME<datePickerCell key="cell" drawsBackground="YES"><date key="date" timeIntervalSinceReferenceDate="1"/></datePickerCell></datePicker>
        m <pathControl>FRAME<pathCell key="cell"><url key="url" string="file:///a/b"/></pathCell></pathControl>
        m <tokenField>FRAME<tokenFieldCell key="cell" title="a,b"/></tokenField>
        m <searchField>FRAME<searchFieldCell key="cell" placeholderString="p"/></searchField>
        m <colorWell>FRAME<color key="color" white="0.5" colorSpace="calibratedWhite"/></colorWell>
        m <scrollView>FRAME<clipView key="contentView">FRAME<subviews><tableView>FRAME<tableColumns><tableColumn identifier="c" width="40"><tableHeaderCell key="headerCell" title="h"/><textFieldCell key="dataCell" title="d"/></tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
        """#
}
