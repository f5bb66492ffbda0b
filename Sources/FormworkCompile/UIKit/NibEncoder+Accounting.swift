import FormworkModel
import FormworkVocabulary

/// Reports of parts of the document that the compiler does not read, so that nothing is left out silently.
extension NibEncoder {
    /// Reports the unread parts of an object's element, and of its descendants without objects.
    ///
    /// Descendants with objects are recorded as expected. They are reported when they are written, and ``refuseUnwritten()`` reports those that
    /// never are.
    mutating func account(for element: Element, _ table: EncodingTable) {
        for (name, value) in element.attributes where !table.attributes.contains(name) && !Self.attributes.contains(name) {
            refuse(element, message: "the attribute '\(name)' (\(value.prefix(40))) of \(element.description) is not compiled")
        }
        for child in element.children {
            let key = child["key"]
            if isUncompiled(child) { continue }
            let isRead = table.children.contains(key ?? child.name) || Self.commonChildren.contains(child.name)
            guard isRead, key.flatMap({ table.names[$0] }).map({ $0.contains(child.name) }) ?? true else {
                refuse(child, message: "'\(key ?? child.name)' of \(element.description) is not compiled")
                continue
            }
            accountBelow(child, of: element)
        }
    }

    /// Reports the unread parts of a placeholder.
    mutating func account(forPlaceholder element: Element) {
        for child in element.children where !isUncompiled(child) {
            guard ["connections", "userDefinedRuntimeAttributes"].contains(child.name) else {
                refuse(child, message: "'\(child["key"] ?? child.name)' of \(element.description) is not compiled")
                continue
            }
            accountBelow(child, of: element)
        }
    }

    /// Reports the unread parts of an element without an object.
    private mutating func accountBelow(_ element: Element, of owner: Element) {
        if EncodingTable.all[element.name] != nil { return expected.append(element) }
        // The template of a segue reports its unread parts, and the table reports those of cells in sections. The passthrough views of a popover
        // are references.
        if ["sections", "popoverPassthroughViews"].contains(element.name) { return }
        guard let known = KnownElement.all[element.name] else {
            return refuse(element, message: "'\(element["key"] ?? element.name)' of \(owner.description) is not compiled")
        }
        if element.name == "variation" { return accountVariation(element, of: owner) }
        for (name, value) in element.attributes where name != "key" && !known.attributes.contains(name) && known.usual[name] != value {
            // These elements report unread attributes themselves.
            if ["state", "textInputTraits", "constraint"].contains(element.name) { continue }
            let shown = element.name == "segue" ? "segue '\(element.id ?? "?")'" : element["key"] ?? element.name
            refuse(element, message: "the attribute '\(name)' (\(value.prefix(40))) of \(shown) of \(owner.description) is not compiled")
        }
        for child in element.children where child.name != "nil" {
            let isObject = EncodingTable.all[child.name] != nil
            if isObject ? known.holdsObjects : known.children.contains(child.name) && isRead(child, in: element) {
                accountBelow(child, of: owner)
            } else if !(element.name == "subviews" || element.name == "constraints" || isSaid(child, in: element)) {
                refuse(
                    child,
                    message:
                        "'\(child["key"] ?? child.name)' in '\(element["key"] ?? element.name)' of \(owner.description) is not compiled")
            }
        }
    }

    /// Whether the encoder itself reports an unread child of an element.
    private func isSaid(_ child: Element, in element: Element) -> Bool {
        switch element.name {
        case "connections": child.asConnection != nil
        case "attributes", "userDefinedRuntimeAttributes", "segments": true
        default: KnownElement.all[element.name, default: .none].holdsObjects && EncodingTable.all[child.name] == nil
        }
    }

    /// Whether a child has a key that is read in an element.
    private func isRead(_ child: Element, in element: Element) -> Bool {
        guard let keys = Self.keys[element.name] else { return true }
        // The attributes of a fragment are child elements.
        return child["key"].map(keys.contains) ?? (child.name == "attributes")
    }

    private static let keys: [String: Set<String>] = [
        "state": [
            "title", "titleColor", "titleShadowColor", "attributedTitle", "image", "backgroundImage", "preferredSymbolConfiguration",
        ],
        "buttonConfiguration": [
            "title", "subtitle", "attributedTitle", "attributedSubtitle", "titleFontDescription", "subtitleFontDescription",
            "baseForegroundColor", "baseBackgroundColor", "image", "preferredSymbolConfigurationForImage", "background",
        ],
        "backgroundConfiguration": ["backgroundColor", "strokeColor"],
        "wkWebViewConfiguration": [
            "preferences", "mediaTypesRequiringUserActionForPlayback", "dataDetectorTypes", "applicationNameForUserAgent",
        ],
        "segment": ["title", "contentOffset"], "fragment": ["content"],
        "textAttributes": ["fontDescription", "textColor"], "accessibility": ["hint", "label", "identifier", "traits", "isElement"],
        "userDefinedRuntimeAttribute": ["value"],
    ]

    /// Reports the unread parts of a variation. That for every size class only removes objects from lists.
    private mutating func accountVariation(_ variation: Element, of owner: Element) {
        if variation["key"] == "default" {
            for (name, _) in variation.attributes where name != "key" {
                refuse(variation, message: "the variation of '\(name)' of \(owner.description) for every size class is not compiled")
            }
        }
        for child in variation.children {
            if child.name == "mask" {
                guard ["constraints", "subviews"].contains(child["key"]) else {
                    refuse(child, message: "the variation of '\(child["key"] ?? "")' of \(owner.description) is not compiled")
                    continue
                }
                accountBelow(child, of: owner)
            } else if variation["key"] == "default" {
                refuse(
                    child,
                    message: "the variation of '\(child["key"] ?? child.name)' of \(owner.description) for every size class is not compiled"
                )
            } else {
                accountBelow(child, of: owner)
            }
        }
    }

    /// Reports the unread attributes of a constraint.
    mutating func accountConstraint(_ element: Element) {
        let known = KnownElement.all["constraint"]?.attributes ?? []
        for (name, _) in element.attributes where !known.contains(name) {
            refuse(element, message: "the attribute '\(name)' of the constraint '\(element.id ?? "?")' is not compiled")
        }
    }

    /// Reports a custom class of a view that another class creates itself.
    mutating func refuseCustomClass(of element: Element) {
        if let name = element.customClass {
            refuse(element, message: "the custom class '\(name.prefix(100))' of \(element.description) is not compiled")
        }
    }

    /// Reports the objects in elements that were read, which have not been written.
    mutating func refuseUnwritten() {
        for element in expected where !encoded.contains(element.node) && extent.contains(element.node) {
            refuse(element, message: "\(element.description) is not compiled in this place")
        }
    }

    /// Whether a child is only for Interface Builder, or has nothing to compile. The size of a cell is written with its content view.
    private func isUncompiled(_ child: Element) -> Bool {
        child.name == "nil" || child.name == "animations" || child["key"] == "customSize" || child.isDesignTime
    }

    // MARK: Names

    /// Attributes that are read for every element, or that are not compiled.
    private static let attributes = DesignTime.attributes.union([
        "customClass", "customModule", "tableViewCell", "explicitIdentifier", "hasAttributedTitle",
    ])

    /// Children that are read for every object.
    private static let commonChildren: Set<String> = [
        "connections", "accessibility", "userDefinedRuntimeAttributes", "variation", "gestureRecognizers",
    ]
}
