/// Facts of documents that have no meaning for the generated code.
///
/// A line with a colon at its end is the reason for the names below it: elements and keys (with all inside), attributes (`@name`),
/// attributes of an element (`element@name`), and all attributes of an element (`element@`).
enum Bookkeeping {
    static let all = names(
        """
        needed only by Xcode to open the document:
            accessibilityOverrides classes customFonts dependencies designables inferredMetricsTieBreakers resources
            @customModuleProvider,propertyAccessControl,reference,sceneID,sceneMemberID device,document,placeholder@
        shown only on Interface Builder's canvas and around it:
            accessibilityComment canvasLocation userComments userGuides userLayoutGuide
            @ambiguous,colorLabel,fixedFrame,misplaced,placeholderIntrinsicHeight,placeholderIntrinsicWidth,scoringType
            userLabel @simulatedAppContext,symbolType,userLabel,verifyAmbiguity
        simulated by Interface Builder:
            adaptation defaultSimulatedMetrics freeformSimulatedSizeMetrics freeformSize screenRect simulatedBottomBarMetrics
            simulatedDestinationMetrics simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
            simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics simulatedTopBarMetrics
            simulatedWindowSizeMetrics
        a part with only a name, to which constraints and connections refer, if anything:
            layoutGuides viewControllerLayoutGuide viewLayoutGuide
        that there is nothing, or the usual:
            nil @none
        repeated by other attributes and elements:
            NSOriginalFont frameInset
            @autoshrinkMode,base64-UTF8,collectionClass,configurationType,contentView,dataMode,hasAttributedTitle,tableViewCell
            @useCurrentDate,usesAttributedText constraint@type
        written for every archived cell, without effect on its control:
            inspectorSampleValue metadata buttonCell@inset imageCell,levelIndicatorCell,stepperCell@alignment
            popUpButtonCell@imagePosition,inset,state,type searchFieldCell@identifier segmentedCell@alignment,borderStyle,state
            sliderCell@alignment,identifier,lineBreakMode,state tableHeaderCell@borderStyle,enabled
            textFieldCell,tokenFieldCell@state
        how an archived image was looked for:
            image@archiveByName,matchesOnMultipleResolution,prefersColorMatch
        that a value is a size, which its key says:
            value@type
        which binding comes first, as the document's own order says: the code follows both:
            binding@previousBinding
        the scrollers that a scroll view makes itself:
            scroller@
        """)

    /// Facts that one dialect does not need. SwiftUI's stacks and frames are derived from the solved layout, which another check compares.
    static let own = ["snapkit": snapkit, "swiftui": swiftui]
    private static let snapkit = names(
        """
        what SnapKit says of every view that it makes constraints of:
            @translatesAutoresizingMaskIntoConstraints
        """)
    private static let swiftui = names(
        """
        where views are: the stacks and frames say it:
            autoresizingMask constraint directionalLayoutMargins layoutMargins rect
            @autoresizesSubviews,baselineRelativeArrangement,estimatedRowHeight,estimatedSectionFooterHeight
            @estimatedSectionHeaderHeight,horizontalCompressionResistancePriority,horizontalHuggingPriority,indentationLevel
            @indentationWidth,insetsLayoutMarginsFromSafeArea,layoutMarginsFollowReadableWidth,preferredMaxLayoutWidth
            @preservesSuperviewLayoutMargins,rowHeight,sectionFooterHeight,sectionHeaderHeight
            @translatesAutoresizingMaskIntoConstraints,useAutomaticPreferredMaxLayoutWidth,verticalCompressionResistancePriority
            @verticalHuggingPriority,viewRespectsSystemMinimumLayoutMargins button@contentHorizontalAlignment document@
            label@baselineAdjustment,textAlignment stackView@alignment,axis,distribution,spacing
        that a cell and its content view, which are one rectangle, are cut off: the code does it once, and lists do it by themselves:
            collectionViewCellContentView[contentView]
            collectionView,collectionViewCell,collectionViewCellContentView,imageView,scrollView,tableView@clipsSubviews
            tableViewCell,tableViewCellContentView,textView,view[contentView]@clipsSubviews
        how UIKit draws, which nobody sees:
            contentStretch @clearsContextBeforeDrawing,opaque
        what has no effect on a view that draws nothing itself, or is one text:
            activityIndicatorView,arscnView,collectionReusableView,collectionView,collectionViewCell@contentMode
            collectionViewCellContentView,containerView,control,glkView,mapView,navigationBar,pickerView,progressView@contentMode
            scrollView,searchBar,stackView,tabBar,tableView,tableViewCell,tableViewCellContentView,textView,toolbar@contentMode
            view,visualEffectView,webView,window,wkWebView@contentMode button,textField@clipsSubviews,contentMode
            datePicker,pageControl,segmentedControl,slider@contentHorizontalAlignment,contentMode,contentVerticalAlignment
            stepper,switch@contentHorizontalAlignment,contentMode,contentVerticalAlignment imageView@userInteractionEnabled
            label@clipsSubviews,contentMode,userInteractionEnabled
        how many fingers a view follows: gestures of SwiftUI say it:
            @multipleTouchEnabled
        the module of a class that the code does not name:
            @customModule
        the name of a segue that a control performs: its link or state is named after the scene:
            segue@identifier
        whom a control calls: who makes the view gives a closure:
            action@destination,id
        which look UIKit gave up with iOS 7:
            @segmentControlStyle
        """)

    private static func names(_ text: String) -> Set<String> {
        let words = text.split(separator: "\n").filter { !$0.hasSuffix(":") }.flatMap { $0.split(separator: " ") }
        return Set(
            words.flatMap { word in
                let sides = word.split(separator: "@", omittingEmptySubsequences: false).map {
                    $0.split(separator: ",", omittingEmptySubsequences: false)
                }
                return sides.count == 1 ? [String(word)] : sides[0].flatMap { element in sides[1].map { "\(element)@\($0)" } }
            })
    }

    /// Returns whether names hold an attribute or, without one, an element.
    ///
    /// - Parameter around: whether they hold the element or one around it.
    static func holds(_ names: Set<String>, _ tag: String, _ shown: String, _ attribute: String?) -> Bool {
        guard let attribute else { return names.contains(tag + "@") || names.contains(shown) }
        return names.contains(tag + "@") || names.contains("@" + attribute) || names.contains("\(tag)@\(attribute)")
            || names.contains("\(shown)@\(attribute)")
    }
}

extension Element {
    /// The attributes of a named color: its components on the Mac where the document was saved.
    private static let components: Set = [
        "red", "green", "blue", "alpha", "white", "colorSpace", "customColorSpace", "cyan", "magenta", "yellow", "black",
    ]
    static let emptyLists: Set = [
        "attributedString", "backgroundConfiguration", "objects", "allowedToolbarItems", "connections", "autoresizingMask",
        "accessibilityTraits", "animations", "cells", "defaultToolbarItems", "gestureRecognizers", "items", "options", "scenes",
        "sections", "tabViewItems", "textAttributes", "textInputTraits",
    ]
    private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"]
    private static let systemItem = Pattern(#"NSToolbar\w+ItemIdentifier"#)

    private func has(_ names: String...) -> Bool { names.contains { self[$0] != nil } }

    /// Whether the element is the owner, the first responder or the application.
    var isPlaceholder: Bool { tag == "customObject" && ["-1", "-2", "-3"].contains(id) }

    /// Whether the element is in a cell of a view-based table, which does not show it.
    var isInUnusedCell: Bool {
        chain.contains { $0.tag == "dataCell" || $0["key"] == "dataCell" } && chain.contains { $0["viewBased"] == "YES" }
    }

    /// Whether another than the frame places the view: a cell, of which it is the label or image, its container, or its constraints.
    private var isPlaced: Bool {
        let cell = chain.first { $0.tag == "tableViewCell" }
        return tag.hasSuffix("ContentView")
            || ["contentView", "navigationBar", "toolbar", "tabBar", "splitView", "tabView"].contains(self["key"])
            || id != nil && ["textLabel", "detailTextLabel", "imageView"].contains { cell?[$0] == id }
            || self["translatesAutoresizingMaskIntoConstraints"] == "NO" && self["fixedFrame"] != "YES"
    }

    /// Returns whether an attribute (the element itself: "") has no meaning because of other attributes or ancestors.
    func saysNothing(_ attribute: String) -> Bool {
        let (outer, value, isBackground) = (parent?.tag ?? "", self[attribute], self["key"] == "backgroundColor")
        switch (tag, attribute) {
        // An item without a key equivalent.
        case ("modifierMask", _) where outer == "menuItem" && parent?["keyEquivalent"] == nil: return true
        // A tab view controller makes its tab view according to its style.
        case ("tabView", ""), ("tabView", "type"), ("tabView", "tabPosition"), ("tabView", "tabViewBorderType"):
            return outer == "tabViewController"
        // The view that makes it, or the table or collection that shows it, places it.
        case ("rect", _) where self["key"] == "frame": return parent?.isPlaced == true || outer == "scroller" || Self.cells.contains(outer)
        case ("autoresizingMask", _) where self["key"] == "autoresizingMask": return parent?.isPlaced == true || outer == "scroller"
        // An empty list, and the layout of each collection; items and properties are facts of their own.
        case ("toolbarItems", ""), ("collectionViewFlowLayout", ""): return true
        // A pop-up button makes its menu if there are no items.
        case ("menu", ""): return outer == "popUpButtonCell" && children.isEmpty
        // A pop-up button's menu opens in any case.
        case ("behavior", _): return outer == "popUpButtonCell"
        // A part of a second image, which has a note.
        case ("menuItem", "catalog"): return self["image"] == nil
        // The background of an archived image that is named.
        case ("color", _) where isBackground && outer == "image": return true
        // Properties of an item that the system makes.
        case ("toolbarItem", _)
        where ["label", "paletteLabel", "tag", "bordered", "sizingBehavior"].contains(attribute)
            && Self.systemItem.isWhole(self["explicitItemIdentifier"] ?? self["implicitItemIdentifier"] ?? ""):
            return true
        // Another identifier replaces it.
        case ("toolbarItem", "implicitItemIdentifier"), ("searchToolbarItem", "implicitItemIdentifier"):
            return has("explicitItemIdentifier")
        // Defaults.
        case ("toolbarItem", "sizingBehavior"): return value == "auto"
        case ("segue", "popoverBehavior"): return value == "t" || value == "transient"
        case ("navigationItem", ""): return Set(names).isSubset(of: ["key", "id", "userLabel"])
        // A text that does not shrink.
        case ("label", "minimumFontSize"): return self["adjustsFontSizeToFit"] == "NO"
        // The minimum value of the range.
        case ("stepper", "value"): return self["minimumValue"] == value
        // The frame is written with a mask in any case.
        case (_, "translatesAutoresizingMaskIntoConstraints"):
            return self["fixedFrame"] == "YES" || tag.hasSuffix("ContentView") || self["key"] == "contentView"
        case ("font", "name"): return has("metaFont", "textStyle")
        // A text without a background.
        case ("color", _) where isBackground && outer == "textFieldCell" && parent?["drawsBackground"] != "YES": return true
        case ("customObject", _): return isPlaceholder || self["sceneMemberID"] == "firstResponder"
        // The application's own module.
        case (_, "customModule"): return self["customModuleProvider"] == "target"
        // A named font needs no family.
        case ("fontDescription", "family"), ("fontDescription", "type"), ("font", "family"), ("font", "type"):
            return has("name") || self["type"] == "system" || self["type"] == "boldSystem"
        // The root is the owner's view, and a container makes its own view.
        case ("outlet", ""), ("outlet", "property"), ("outlet", "destination"):
            return ["view", "splitView", "tabView"].contains(self["property"])
        case ("color", "cocoaTouchSystemColor"): return has("systemColor", "white", "red", "name")
        case ("color", "xcode11CocoaTouchSystemColor"): return has("systemColor", "white", "red", "name", "cocoaTouchSystemColor")
        // UIKit distinguishes only Display P3 from the other color spaces.
        case ("color", "colorSpace"): return true
        case ("color", "customColorSpace"): return value != "displayP3"
        case ("color", _): return Self.components.contains(attribute) && has("systemColor", "name", "cocoaTouchSystemColor")
        default: return false
        }
    }
}
