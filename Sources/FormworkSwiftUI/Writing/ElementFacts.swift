import FormworkCode
import FormworkModel
import FormworkVocabulary

/// The attributes and children of an element, with a record of those that are already written.
struct ElementFacts {
    let element: Element
    private var said: Set<String> = []
    private var saidChildren: Set<Element> = []

    init(_ element: Element) { self.element = element }

    /// Returns an attribute and marks it as written.
    mutating func take(_ name: String) -> String? {
        said.insert(name)
        return element[name]
    }

    mutating func number(_ name: String) -> Double? { take(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    mutating func flag(_ name: String) -> Bool? { take(name).map { $0 == "YES" } }

    /// Returns the child with a key and marks it as written.
    mutating func child(_ key: String) -> Element? {
        guard let child = element.child(key: key) else { return nil }
        saidChildren.insert(child)
        return child
    }

    /// Returns the color with a key, and marks it as written if SwiftUI can express it.
    mutating func color(_ key: String) -> String? {
        guard let child = element.child(key: key), let color = SwiftUIValues.color(child) else { return nil }
        saidChildren.insert(child)
        return color
    }

    /// Returns a text from an attribute or a child element, and marks it as written.
    mutating func text(_ name: String) -> String? { take(name) ?? child(name)?.plainText }

    /// Marks a child as written.
    mutating func say(_ child: Element) { saidChildren.insert(child) }

    /// Notes for the attributes and children that are not written.
    var rest: [NotConverted] {
        var notes: [NotConverted] = []
        for (name, value) in element.attributes where !said.contains(name) && !Self.isOfLayout(name) {
            if Self.isUsual(value, of: name, in: element.name) { continue }
            notes.append(NotConverted(element, what: "attribute '\(name)'", why: Self.whys[name] ?? Self.why))
        }
        for child in element.children where !saidChildren.contains(child) && child.asView == nil && child.asGuide == nil {
            if Self.layoutChildren.contains(child.name) || Self.layoutKeys.contains(child["key"] ?? "") { continue }
            if child.isDesignTime || Self.elsewhere.contains(child.name) || child.name == "nil" || Self.isNoInset(child) { continue }
            // The default variation is already part of the laid out document.
            if child.name == "variation" && child["key"] == "default" { continue }
            notes.append(Self.note(child, Self.whys[child.name]))
        }
        return notes
    }

    /// Returns a note for a child element that is left out with its descendants.
    static func note(_ child: Element, _ why: String? = nil) -> NotConverted {
        NotConverted(child, what: child["key"].map { "\(child.name) '\($0)'" } ?? child.name, why: why ?? Self.why)
    }

    private static let why = "it isn't converted to SwiftUI yet"
    private static let anchor = "the popover points to the whole screen: move the modifier to the view that it belongs to"
    private static let whys = [
        "reuseIdentifier": "SwiftUI doesn't reuse rows",
        "modalTransitionStyle": "SwiftUI has one transition for each kind of presentation",
        "popoverAnchorView": anchor, "popoverAnchorBarButtonItem": anchor,
        "variation": "size class variations aren't converted: use horizontalSizeClass and verticalSizeClass of the environment",
    ]

    /// Whether an element is a zero inset.
    private static func isNoInset(_ element: Element) -> Bool {
        element.name == "inset" && ["minX", "minY", "maxX", "maxY"].allSatisfy { element[$0].flatMap(Double.init) ?? 0 == 0 }
    }

    // MARK: Layout

    /// Whether an attribute identifies an element, or affects only its layout, which the stacks and frames reproduce.
    private static func isOfLayout(_ name: String) -> Bool { identity.contains(name) || layout.contains(name) || drawing.contains(name) }

    private static let identity = DesignTime.attributes.union([
        "customClass", "customModule", "tableViewCell", "collectionViewCell", "textLabel", "detailTextLabel", "imageView", "dataMode",
        "usesAttributedText",
    ])
    private static let layout: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "viewRespectsSystemMinimumLayoutMargins",
        "distribution", "alignment", "axis", "spacing", "baselineRelativeArrangement", "autoresizesSubviews", "preferredMaxLayoutWidth",
        "baselineAdjustment", "indentationWidth", "indentationLevel", "useAutomaticPreferredMaxLayoutWidth", "rowHeight",
        "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ]
    /// Drawing optimizations of UIKit without visible effect.
    private static let drawing: Set<String> = ["opaque", "clearsContextBeforeDrawing"]
    private static let layoutChildren: Set<String> = ["autoresizingMask", "constraints"]
    private static let layoutKeys: Set<String> = ["frame", "bounds", "layoutMargins", "directionalLayoutMargins"]
    /// Parts that the unit or other structures handle, such as connections, runtime attributes and cells.
    private static let elsewhere: Set<String> = [
        "subviews", "connections", "userDefinedRuntimeAttributes", "gestureRecognizers", "prototypes", "sections", "cells",
    ]

    // MARK: Usual values

    /// Whether a value matches SwiftUI's behavior.
    private static func isUsual(_ value: String, of attribute: String, in element: String) -> Bool {
        if let values = exceptions["\(element).\(attribute)"] { return values.contains(value) }
        return Vocabulary.uiKit.entry(attribute, of: element)?.isUsual(value) == true
    }

    /// Values that match SwiftUI's behavior, for inherited attributes that have other ones in these elements.
    private static let exceptions: [String: Set<String>] = [
        // Neither a text nor an image reacts to touches.
        "label.userInteractionEnabled": ["YES", "NO"], "imageView.userInteractionEnabled": ["YES", "NO"],
        // It affects what an image shows; in other views, only custom drawing.
        "imageView.contentMode": ["scaleToFill"],
        // Their content doesn't exceed their bounds.
        "label.clipsSubviews": ["YES", "NO"], "button.clipsSubviews": ["YES", "NO"], "textField.clipsSubviews": ["YES", "NO"],
        "textField.contentHorizontalAlignment": ["left", "leading"],
    ]
}
