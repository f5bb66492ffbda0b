import FormworkVocabulary

/// The attributes and children of an element without its own object that the compiler reads or knows to have no effect at run time.
///
/// These elements aren't in the tables for objects (`EncodingTable`). Every attribute and every element, at every depth, is either compiled,
/// known or refused.
struct KnownElement: Sendable {
    let attributes: Set<String>
    /// The names of known children, apart from objects with their own table, which are allowed if `holdsObjects`.
    let children: Set<String>
    let holdsObjects: Bool
    /// Values that are equivalent to a missing attribute.
    let usual: [String: String]

    private init(_ attributes: Set<String> = [], children: Set<String> = [], holdsObjects: Bool = false, usual: [String: String] = [:]) {
        self.attributes = attributes
        self.children = children
        self.holdsObjects = holdsObjects
        self.usual = usual
    }

    /// An element of which nothing is read.
    static let none = KnownElement()

    static let all: [String: KnownElement] = geometry.merging(values) { first, _ in first }.merging(lists) { first, _ in first }
        .merging(texts) { first, _ in first }.merging(connections) { first, _ in first }

    private static let geometry: [String: KnownElement] = [
        "frame": KnownElement(["minX", "minY", "maxX", "maxY", "width", "height"]),
        "rect": KnownElement(["x", "y", "width", "height"]), "point": KnownElement(["x", "y"]), "size": KnownElement(["width", "height"]),
        "autoresizingMask": flags("autoresizingMask"),
        "inset": KnownElement(["minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right"]),
        "edgeInsets": KnownElement(["top", "left", "bottom", "right"]), "range": KnownElement(["location", "length"]),
        "extendedEdge": flags("rectEdge"), "rectEdge": flags("rectEdge"),
        "value": KnownElement(["type", "width", "height"]),
        "viewLayoutGuide": KnownElement(["id", "userLabel"]), "viewControllerLayoutGuide": KnownElement(["type", "id", "userLabel"]),
    ]

    private static let values: [String: KnownElement] = [
        "nil": KnownElement(["name"]), "bool": KnownElement(["value"]), "integer": KnownElement(["value"]), "real": KnownElement(["value"]),
        "string": KnownElement(["base64-UTF8"]), "mutableString": KnownElement(["base64-UTF8"]),
        "color": KnownElement([
            "red", "green", "blue", "alpha", "white", "whiteComponent", "colorSpace", "customColorSpace", "name", "catalog", "systemColor",
            "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
        ]),
        // The family is determined by the name.
        "fontDescription": KnownElement(["type", "pointSize", "weight", "name", "family", "style", "size"]),
        "font": KnownElement(["type", "pointSize", "weight", "name", "family", "style", "size", "metaFont"]),
        "date": KnownElement(["timeIntervalSinceReferenceDate"]), "locale": KnownElement(["localeIdentifier"]),
        "timeZone": KnownElement(["name"]),
        "dataDetectorType": flags("dataDetectors"), "dataDetectorTypes": flags("dataDetectors"),
        "blurEffect": KnownElement(["style"]),
        "accessibility": KnownElement(
            ["hint", "label", "identifier"], children: ["accessibilityTraits", "bool", "string", "mutableString"]),
        "accessibilityTraits": flags("accessibilityTraits"),
        // The encoder checks the types of runtime attributes.
        "userDefinedRuntimeAttribute": KnownElement(
            ["type", "keyPath", "value", "catalog", "name"],
            children: ["integer", "real", "color", "rect", "point", "size", "range", "string", "mutableString", "nil", "image"]),
        "image": KnownElement(["name", "catalog"]),
        "imageReference": KnownElement(["image", "catalog", "symbolScale", "renderingMode", "variableValue"]),
        "preferredSymbolConfiguration": KnownElement(
            ["configurationType", "pointSize", "scale", "weight"], children: ["fontDescription"]),
        "directionalEdgeInsets": KnownElement(["top", "leading", "bottom", "trailing"]),
        "vibrancyEffect": KnownElement(["style"], children: ["blurEffect"]),
        "buttonConfiguration": KnownElement(
            [
                "style", "cornerStyle", "buttonSize", "image", "catalog", "title", "subtitle", "showsActivityIndicator", "imagePlacement",
                "imagePadding", "titlePadding", "titleAlignment",
            ],
            children: [
                "fontDescription", "color", "imageReference", "preferredSymbolConfiguration", "backgroundConfiguration", "attributedString",
                "string", "mutableString",
            ]),
        "backgroundConfiguration": KnownElement(["cornerRadius", "strokeWidth", "strokeOutset"], children: ["color"]),
        "wkWebViewConfiguration": KnownElement(
            [
                "suppressesIncrementalRendering", "allowsAirPlayForMediaPlayback", "allowsInlineMediaPlayback",
                "allowsPictureInPictureMediaPlayback", "ignoresViewportScaleLimits", "applicationNameForUserAgent", "selectionGranularity",
            ], children: ["audiovisualMediaTypes", "wkPreferences", "dataDetectorTypes", "string"]),
        "audiovisualMediaTypes": KnownElement(["none", "audio", "video", "all"]),
        "wkPreferences": KnownElement([
            "minimumFontSize", "javaScriptCanOpenWindowsAutomatically", "javaScriptEnabled", "tabFocusesLinks", "textInteractionEnabled",
        ]),
    ]

    /// Returns an element whose attributes are the words of a list.
    private static func flags(_ list: String) -> KnownElement {
        KnownElement(Set(Vocabulary.uiKit.words(list).texts).union(["none"]))
    }

    private static let objects = KnownElement(holdsObjects: true)
    private static let lists: [String: KnownElement] = [
        "subviews": objects, "items": objects, "prototypes": objects, "cells": objects, "toolbarItems": objects,
        "leftBarButtonItems": objects,
        "rightBarButtonItems": objects, "layoutGuides": KnownElement(children: ["viewControllerLayoutGuide"]),
        // The encoder checks their children.
        "constraints": KnownElement(children: ["constraint"]), "segments": KnownElement(children: ["segment"]),
        "gestureRecognizers": KnownElement(),
        "scopeButtonTitles": KnownElement(children: ["string", "mutableString"]),
        "userDefinedRuntimeAttributes": KnownElement(children: ["userDefinedRuntimeAttribute"]),
        "connections": KnownElement(children: ["outlet", "outletCollection", "action", "segue"]),
        "variation": KnownElement([], children: ["mask"]), "mask": KnownElement(children: ["include", "exclude"]),
        "include": KnownElement(["reference"]), "exclude": KnownElement(["reference"]),
        "segment": KnownElement(["title", "image", "catalog", "width", "enabled"], children: ["size", "string", "mutableString"]),
        // The encoder checks their attributes.
        "state": KnownElement(
            children: ["color", "string", "mutableString", "attributedString", "imageReference", "preferredSymbolConfiguration"]),
        // The encoder checks items and values.
        "constraint": KnownElement(
            [
                "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
                "symbolic", "identifier", "placeholder", "userLabel", "scoringType", "type", "customClass", "customModule",
                "customModuleProvider",
            ], children: ["variation"]),
    ]

    private static let texts: [String: KnownElement] = [
        // The encoder reports attributes that aren't compiled.
        "textInputTraits": KnownElement(),
        "attributedString": KnownElement(children: ["fragment"]),
        "fragment": KnownElement(["content"], children: ["attributes", "string", "mutableString"]),
        "attributes": KnownElement(children: ["color", "font", "paragraphStyle", "integer", "real"]),
        "paragraphStyle": KnownElement(
            EncodingTable.paragraph.attributes,
            usual: [
                "tighteningFactorForTruncation": "0.0", "allowsDefaultTighteningForTruncation": "NO",
            ]),
        "textAttributes": KnownElement(children: ["color", "fontDescription"]),
    ]

    private static let connections: [String: KnownElement] = [
        "outlet": KnownElement(["property", "destination", "id"]),
        "outletCollection": KnownElement(["property", "destination", "id", "appends", "collectionClass"]),
        "action": KnownElement(["selector", "destination", "target", "id", "eventType"], children: ["nil"]),
        "segue": KnownElement(
            [
                "id", "destination", "kind", "relationship", "identifier", "customClass", "customModule", "customModuleProvider",
                "animates",
                "modalPresentationStyle", "modalTransitionStyle", "unwindAction", "trigger", "userLabel", "popoverAnchorBarButtonItem",
                "popoverAnchorView", "destinationCreationSelector",
            ], children: ["popoverArrowDirection", "popoverPassthroughViews"]),
        "popoverArrowDirection": flags("popoverArrowDirection"),
    ]
}
