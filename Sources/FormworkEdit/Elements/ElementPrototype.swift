import FormworkModel
import FormworkTree

/// An object as Xcode's library creates it, without an id and a frame.
struct ElementPrototype: Sendable {
    /// The element, with its children.
    let fragment: ElementFragment
    /// The size, in points; nil for objects other than views.
    let size: Size?

    /// - Parameters:
    ///   - tag: the element's name and attributes, separated by spaces: `label text=Label textAlignment=natural`.
    ///   - width: the view's width, in points.
    ///   - height: the view's height, in points.
    ///   - parts: the children.
    init(_ tag: String, _ width: Double? = nil, _ height: Double? = nil, _ parts: [ElementFragment] = []) {
        var fragment = Self.part(tag)
        fragment.children = parts
        self.fragment = fragment
        size = if let width, let height { Size(width: width, height: height) } else { nil }
    }

    /// Returns an element for a tag. Underscores in values become spaces.
    static func part(_ tag: String, _ children: [ElementFragment] = []) -> ElementFragment {
        let words = tag.split(separator: " ")
        let attributes = words.dropFirst().map { word in
            let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return ElementFragment.Attribute(String(sides[0]), sides.count > 1 ? String(sides[1]).replacing("_", with: " ") : "")
        }
        return ElementFragment(String(words.first ?? "view"), attributes: attributes, children: children)
    }

    /// Returns the prototype for a word from a command; nil where there is none.
    static func named(_ word: String, on platform: Platform) -> ElementPrototype? {
        let table = platform == .macOS ? appKit : uiKit
        return table[aliases[word.lowercased()] ?? word] ?? table.first { $0.key.lowercased() == word.lowercased() }?.value
    }

    /// Returns the words that have a prototype.
    static func names(on platform: Platform) -> [String] { (platform == .macOS ? appKit : uiKit).keys.sorted() }

    private static let aliases = [
        "stack": "stackView", "image": "imageView", "scroll": "scrollView", "spinner": "activityIndicatorView", "map": "mapView",
        "activityindicator": "activityIndicatorView", "progress": "progressView", "picker": "pickerView", "segments": "segmentedControl",
        "field": "textField", "container": "containerView", "web": "wkWebView", "webview": "wkWebView", "popup": "popUpButton",
    ]

    // MARK: Libraries

    private static let font17 = part("fontDescription key=fontDescription type=system pointSize=17")
    private static let font14 = part("fontDescription key=fontDescription type=system pointSize=14")
    private static let traits = part("textInputTraits key=textInputTraits")
    private static let unmoved = "translatesAutoresizingMaskIntoConstraints=NO"
    private static let control = "contentHorizontalAlignment=center contentVerticalAlignment=center"
    private static let hugging = "horizontalHuggingPriority=750 verticalHuggingPriority=750"

    private static let uiKit: [String: ElementPrototype] = [
        "view": ElementPrototype(
            "view contentMode=scaleToFill \(unmoved)", 240, 128, [part("color key=backgroundColor systemColor=systemBackgroundColor")]),
        "label": ElementPrototype(
            "label opaque=NO userInteractionEnabled=NO contentMode=left horizontalHuggingPriority=251 verticalHuggingPriority=251 "
                + "text=Label textAlignment=natural lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO "
                + unmoved, 42, 21, [font17, part("nil key=textColor"), part("nil key=highlightedColor")]),
        "button": ElementPrototype(
            "button opaque=NO contentMode=scaleToFill \(control) buttonType=system lineBreakMode=middleTruncation \(unmoved)", 75, 35,
            [part("state key=normal title=Button"), part("buttonConfiguration key=configuration style=plain title=Button")]),
        "textField": ElementPrototype(
            "textField opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left contentVerticalAlignment=center "
                + "borderStyle=roundedRect textAlignment=natural minimumFontSize=17 \(unmoved)", 97, 34, [font14, traits]),
        "textView": ElementPrototype(
            "textView clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill textAlignment=natural \(unmoved)", 240, 128,
            [
                part("color key=backgroundColor systemColor=systemBackgroundColor"), part("color key=textColor systemColor=labelColor"),
                font14, part("textInputTraits key=textInputTraits autocapitalizationType=sentences"),
            ]),
        "imageView": ElementPrototype(
            "imageView clipsSubviews=YES userInteractionEnabled=NO contentMode=scaleAspectFit horizontalHuggingPriority=251 "
                + "verticalHuggingPriority=251 \(unmoved)", 240, 128),
        "stackView": ElementPrototype("stackView opaque=NO contentMode=scaleToFill \(unmoved)", 200, 100),
        "switch": ElementPrototype(
            "switch opaque=NO contentMode=scaleToFill \(hugging) \(control) on=YES \(unmoved)", 51, 31),
        "slider": ElementPrototype(
            "slider opaque=NO contentMode=scaleToFill \(control) value=0.5 minValue=0.0 maxValue=1 \(unmoved)", 118, 31),
        "stepper": ElementPrototype(
            "stepper opaque=NO contentMode=scaleToFill \(hugging) \(control) maximumValue=100 \(unmoved)", 94, 32),
        "segmentedControl": ElementPrototype(
            "segmentedControl opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left contentVerticalAlignment=top "
                + "segmentControlStyle=plain selectedSegmentIndex=0 \(unmoved)", 131, 32,
            [part("segments", [part("segment title=First"), part("segment title=Second")])]),
        "progressView": ElementPrototype(
            "progressView opaque=NO contentMode=scaleToFill verticalHuggingPriority=750 progress=0.5 \(unmoved)", 150, 4),
        "activityIndicatorView": ElementPrototype(
            "activityIndicatorView opaque=NO contentMode=scaleToFill \(hugging) style=medium \(unmoved)", 20, 20),
        "pageControl": ElementPrototype(
            "pageControl opaque=NO contentMode=scaleToFill \(control) numberOfPages=3 \(unmoved)", 115, 26),
        "datePicker": ElementPrototype(
            "datePicker contentMode=scaleToFill \(control) datePickerMode=dateAndTime minuteInterval=1 style=wheels \(unmoved)", 320, 216),
        "pickerView": ElementPrototype("pickerView contentMode=scaleToFill \(unmoved)", 320, 216),
        "searchBar": ElementPrototype("searchBar contentMode=redraw \(unmoved)", 375, 56, [traits]),
        "scrollView": ElementPrototype(
            "scrollView clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill \(unmoved)", 240, 128),
        "tableView": ElementPrototype(
            "tableView clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES dataMode=prototypes style=plain "
                + "separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=-1 estimatedSectionHeaderHeight=-1 "
                + "sectionFooterHeight=-1 estimatedSectionFooterHeight=-1 \(unmoved)", 240, 128,
            [part("color key=backgroundColor systemColor=systemBackgroundColor")]),
        "mapView": ElementPrototype(
            "mapView clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill mapType=standard \(unmoved)", 240, 128),
        "wkWebView": ElementPrototype(
            "wkWebView contentMode=scaleToFill \(unmoved)", 240, 128,
            [
                part(
                    "color key=backgroundColor red=0.36078431370000003 green=0.38823529410000002 blue=0.4039215686 alpha=0.36078431370000003 colorSpace=deviceRGB"
                ),
                part(
                    "wkWebViewConfiguration key=configuration",
                    [
                        part("audiovisualMediaTypes key=mediaTypesRequiringUserActionForPlayback none=YES"),
                        part("wkPreferences key=preferences"),
                    ]),
            ]),
        "containerView": ElementPrototype("containerView opaque=NO contentMode=scaleToFill \(unmoved)", 240, 128),
        "barButtonItem": ElementPrototype("barButtonItem title=Item"),
        "tapGestureRecognizer": ElementPrototype("tapGestureRecognizer"),
    ]

    private static let systemFont = part("font key=font metaFont=system")
    private static let fieldColors = [
        part("color key=textColor name=controlTextColor catalog=System colorSpace=catalog"),
        part("color key=backgroundColor name=textBackgroundColor catalog=System colorSpace=catalog"),
    ]

    private static let appKit: [String: ElementPrototype] = [
        "view": ElementPrototype("customView \(unmoved)", 163, 96),
        "customView": ElementPrototype("customView \(unmoved)", 163, 96),
        "label": ElementPrototype(
            "textField focusRingType=none horizontalHuggingPriority=251 verticalHuggingPriority=750 \(unmoved)", 37, 16,
            [
                part(
                    "textFieldCell key=cell lineBreakMode=clipping title=Label",
                    [systemFont] + [
                        part("color key=textColor name=labelColor catalog=System colorSpace=catalog"),
                        part("color key=backgroundColor name=textBackgroundColor catalog=System colorSpace=catalog"),
                    ])
            ]),
        "textField": ElementPrototype(
            "textField focusRingType=none verticalHuggingPriority=750 \(unmoved)", 96, 21,
            [
                part(
                    "textFieldCell key=cell scrollable=YES lineBreakMode=clipping selectable=YES editable=YES sendsActionOnEndEditing=YES "
                        + "borderStyle=bezel drawsBackground=YES", [systemFont] + fieldColors)
            ]),
        "button": ElementPrototype(
            "button verticalHuggingPriority=750 \(unmoved)", 73, 32,
            [
                part(
                    "buttonCell key=cell type=push title=Button bezelStyle=rounded alignment=center borderStyle=border "
                        + "imageScaling=proportionallyDown inset=2",
                    [part("behavior key=behavior pushIn=YES lightByBackground=YES lightByGray=YES"), systemFont])
            ]),
        "checkbox": ElementPrototype(
            "button verticalHuggingPriority=750 \(unmoved)", 60, 18,
            [
                part(
                    "buttonCell key=cell type=check title=Check bezelStyle=regularSquare imagePosition=left state=on inset=2",
                    [part("behavior key=behavior changeContents=YES doesNotDimImage=YES lightByContents=YES"), systemFont])
            ]),
        "imageView": ElementPrototype(
            "imageView horizontalHuggingPriority=251 verticalHuggingPriority=251 \(unmoved)", 48, 48,
            [part("imageCell key=cell refusesFirstResponder=YES alignment=left imageScaling=proportionallyDown")]),
        "stackView": ElementPrototype(
            "stackView distribution=fill orientation=horizontal alignment=top horizontalStackHuggingPriority=249.99998474121094 "
                + "verticalStackHuggingPriority=249.99998474121094 detachesHiddenViews=YES \(unmoved)", 200, 100),
        "box": ElementPrototype(
            "box title=Box \(unmoved)", 100, 100,
            [
                part(
                    "view key=contentView",
                    [
                        part("rect key=frame x=3 y=3 width=94 height=79"),
                        part("autoresizingMask key=autoresizingMask widthSizable=YES heightSizable=YES"),
                    ])
            ]),
        "slider": ElementPrototype(
            "slider verticalHuggingPriority=750 \(unmoved)", 96, 28,
            [part("sliderCell key=cell state=on alignment=left maxValue=100 doubleValue=50 tickMarkPosition=above sliderType=linear")]),
        "progressIndicator": ElementPrototype(
            "progressIndicator maxValue=100 indeterminate=YES style=bar \(unmoved)", 100, 20),
        "switch": ElementPrototype(
            "switch horizontalHuggingPriority=750 verticalHuggingPriority=750 baseWritingDirection=leftToRight alignment=left \(unmoved)",
            42, 25),
    ]
}
