import FormworkCode
import FormworkModel

/// What an element says, and what of it the code has said.
struct ElementFacts {
    let element: Element
    private var said: Set<String> = []
    private var saidChildren: Set<Element> = []

    init(_ element: Element) { self.element = element }

    /// An attribute, which with this is said.
    mutating func take(_ name: String) -> String? {
        said.insert(name)
        return element[name]
    }

    mutating func number(_ name: String) -> Double? { take(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    mutating func flag(_ name: String) -> Bool? { take(name).map { $0 == "YES" } }

    /// The child with a key, which with this is said.
    mutating func child(_ key: String) -> Element? {
        guard let child = element.child(key: key) else { return nil }
        saidChildren.insert(child)
        return child
    }

    /// A text, as an attribute or as an element of its own.
    mutating func text(_ name: String) -> String? { take(name) ?? child(name)?.plainText }

    /// A child is said.
    mutating func say(_ child: Element) { saidChildren.insert(child) }

    /// What is left to say.
    var rest: [NotConverted] {
        var notes: [NotConverted] = []
        for (name, value) in element.attributes where !said.contains(name) && !Self.structural.contains(name) {
            if Self.defaults[name]?.contains(value) == true { continue }
            notes.append(NotConverted(element, "attribute '\(name)'", "no modifier of SwiftUI is written for it yet"))
        }
        for child in element.children where !saidChildren.contains(child) && !Self.structuralChildren.contains(child.name) {
            if ["frame", "canvasLocation"].contains(child["key"]) || child.name == "nil" { continue }
            let name = child["key"] ?? child.name
            notes.append(NotConverted(child, "'\(name)' of \(element.name)", "no modifier of SwiftUI is written for it yet"))
        }
        return notes
    }

    /// What says who an element is, and how it is laid out: that is in the stacks and frames.
    private static let structural: Set<String> = [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "translatesAutoresizingMaskIntoConstraints",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "opaque",
        "clearsContextBeforeDrawing", "distribution", "alignment", "axis", "spacing", "baselineRelativeArrangement", "autoresizesSubviews",
        "baselineAdjustment", "preferredMaxLayoutWidth", "useAutomaticPreferredMaxLayoutWidth", "rowHeight", "estimatedRowHeight",
        "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
        "layoutMarginsFollowReadableWidth",
        "simulatedAppContext", "usesAttributedText", "viewRespectsSystemMinimumLayoutMargins",
        // Of cells: lists have them so, or in the way that they are written.
        "reuseIdentifier", "indentationWidth", "indentationLevel", "hidesAccessoryWhenEditing", "textLabel", "detailTextLabel", "imageView",
        "tableViewCell", "collectionViewCell", "dataMode", "minimumFontSize", "separatorStyle", "style", "highlightedTextColor",
    ]
    private static let structuralChildren: Set<String> = [
        "autoresizingMask", "constraints", "subviews", "connections", "viewLayoutGuide", "layoutGuides", "variation",
        "userDefinedRuntimeAttributes", "prototypes", "sections", "cells", "edgeInsets", "directionalEdgeInsets",
        "freeformSimulatedSizeMetrics",
        "tableViewCellContentView", "collectionViewCellContentView", "size", "inset", "gestureRecognizers",
        // What Interface Builder alone shows.
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
        "simulatedScreenMetrics", "simulatedOrientationMetrics",
    ]
    private static let defaults: [String: Set<String>] = [
        "selectionStyle": ["default"], "accessoryType": ["none"], "contentMode": ["scaleToFill", "left", "redraw", "center"],
        "contentHorizontalAlignment": ["center", "left"],
        "contentVerticalAlignment": ["center", "top"], "lineBreakMode": ["tailTruncation", "middleTruncation"],
        "multipleTouchEnabled": ["YES"],
        "adjustsFontSizeToFit": ["NO"], "userInteractionEnabled": ["YES", "NO"], "adjustsFontForContentSizeCategory": ["YES", "NO"],
        "enabled": ["YES"], "hidden": ["NO"], "clipsSubviews": ["NO", "YES"], "buttonType": ["roundedRect", "system", "custom"],
        "textAlignment": ["natural"], "minimumFontSize": ["17", "14", "12"], "clearButtonMode": ["never"], "alpha": ["1"],
        "horizontalAlignment": ["center"], "showsTouchWhenHighlighted": ["NO"], "reversesTitleShadowWhenHighlighted": ["NO"], "tag": ["0"],
        "adjustsImageWhenHighlighted": ["YES", "NO"], "adjustsImageWhenDisabled": ["YES", "NO"], "useTraitCollections": ["YES"],
        "keyboardDismissMode": ["none"], "alwaysBounceVertical": ["YES", "NO"], "bouncesZoom": ["YES", "NO"], "bounces": ["YES"],
        "delaysContentTouches": ["YES"], "canCancelContentTouches": ["YES"], "minimumZoomScale": ["1"], "maximumZoomScale": ["1"],
    ]
}
