import FormworkVocabulary

/// The attributes and children of an element without its own object that the compiler reads or knows to have no effect at run time.
///
/// These elements aren't in the tables for objects (`EncodingTable`). Every attribute and every element, at every depth, is either compiled,
/// known or refused.
struct KnownElement: Sendable {
    private(set) var attributes: Set<String> = []
    /// The names of known children, apart from objects with their own table, which are allowed if `holdsObjects`.
    private(set) var children: Set<String> = []
    private(set) var holdsObjects = false
    /// Values that are equivalent to a missing attribute.
    private(set) var usual: [String: String] = [:]

    /// An element of which nothing is read.
    static let none = KnownElement()

    static let all = Dictionary(
        table.split(separator: "\n").flatMap { line in
            let words = line.split(separator: " ")
            let known = KnownElement(words.dropFirst())
            return words[0].split(separator: ",").map { (String($0), known) }
        }, uniquingKeysWith: { first, _ in first })

    private init() {}

    private init(_ words: ArraySlice<Substring>) {
        var isChild = false
        for word in words {
            let (name, value) = (String(word.prefix { $0 != "=" }), word.split(separator: "=").dropFirst().first)
            switch word {
            case ">": isChild = true
            case "*": holdsObjects = true
            case "@paragraphStyle": attributes.formUnion(EncodingTable.paragraph.attributes)
            case _ where word.hasPrefix("@"): attributes.formUnion(Vocabulary.uiKit.words(String(word.dropFirst())).texts + ["none"])
            case _ where isChild: children.insert(name)
            default: if let value { usual[name] = String(value) } else { attributes.insert(name) }
            }
        }
    }

    /// One line for each element, or for several with the same contents: its attributes, then its children after `>`, with `*` for objects.
    /// `name=value` is the usual value of an attribute that isn't compiled, and `@list` has the words of a list as attributes.
    ///
    /// The encoder itself checks segments, states, constraints, gesture recognizers, text input traits, and the types of runtime attributes.
    /// The family of a font is determined by its name.
    private static let table = """
        frame minX minY maxX maxY width height
        rect x y width height
        point x y
        size width height
        autoresizingMask @autoresizingMask
        inset minX minY maxX maxY top left bottom right
        edgeInsets top left bottom right
        range location length
        extendedEdge,rectEdge @rectEdge
        value type width height
        viewLayoutGuide id userLabel
        viewControllerLayoutGuide type id userLabel
        nil name
        bool,integer,real value
        string,mutableString base64-UTF8
        color red green blue alpha white whiteComponent colorSpace customColorSpace name catalog systemColor cocoaTouchSystemColor \
            xcode11CocoaTouchSystemColor
        fontDescription type pointSize weight name family style size
        font type pointSize weight name family style size metaFont
        date timeIntervalSinceReferenceDate
        locale localeIdentifier
        timeZone name
        dataDetectorType,dataDetectorTypes @dataDetectors
        blurEffect style
        accessibility hint label identifier > accessibilityTraits bool string mutableString
        accessibilityTraits @accessibilityTraits
        userDefinedRuntimeAttribute type keyPath value catalog name > integer real color rect point size range string mutableString nil \
            image
        image name catalog
        imageReference image catalog symbolScale renderingMode variableValue
        preferredSymbolConfiguration configurationType pointSize scale weight > fontDescription
        directionalEdgeInsets top leading bottom trailing
        vibrancyEffect style > blurEffect
        buttonConfiguration style cornerStyle buttonSize image catalog title subtitle showsActivityIndicator imagePlacement \
            imagePadding titlePadding titleAlignment > fontDescription color imageReference preferredSymbolConfiguration \
            backgroundConfiguration attributedString string mutableString
        backgroundConfiguration cornerRadius strokeWidth strokeOutset > color
        wkWebViewConfiguration suppressesIncrementalRendering allowsAirPlayForMediaPlayback allowsInlineMediaPlayback \
            allowsPictureInPictureMediaPlayback ignoresViewportScaleLimits applicationNameForUserAgent selectionGranularity > \
            audiovisualMediaTypes wkPreferences dataDetectorTypes string
        audiovisualMediaTypes none audio video all
        wkPreferences minimumFontSize javaScriptCanOpenWindowsAutomatically javaScriptEnabled tabFocusesLinks textInteractionEnabled
        subviews,items,prototypes,cells,toolbarItems,leftBarButtonItems,rightBarButtonItems > *
        layoutGuides > viewControllerLayoutGuide
        constraints > constraint
        segments > segment
        gestureRecognizers,textInputTraits
        scopeButtonTitles > string mutableString
        userDefinedRuntimeAttributes > userDefinedRuntimeAttribute
        connections > outlet outletCollection action segue
        variation > mask
        mask > include exclude
        include,exclude reference
        segment title image catalog width enabled > size string mutableString
        state > color string mutableString attributedString imageReference preferredSymbolConfiguration
        constraint id firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority symbolic identifier \
            placeholder userLabel scoringType type customClass customModule customModuleProvider > variation
        attributedString > fragment
        fragment content > attributes string mutableString
        attributes > color font paragraphStyle integer real
        paragraphStyle @paragraphStyle tighteningFactorForTruncation=0.0 allowsDefaultTighteningForTruncation=NO
        textAttributes > color fontDescription
        outlet property destination id
        outletCollection property destination id appends collectionClass
        action selector destination target id eventType > nil
        segue id destination kind relationship identifier customClass customModule customModuleProvider animates modalPresentationStyle \
            modalTransitionStyle unwindAction trigger userLabel popoverAnchorBarButtonItem popoverAnchorView \
            destinationCreationSelector > popoverArrowDirection popoverPassthroughViews
        popoverArrowDirection @popoverArrowDirection
        """
}
