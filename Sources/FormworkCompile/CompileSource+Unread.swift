import FormworkTree
import FormworkVocabulary

extension CompileSource {
    /// Refuses the parts of a document that haven't been read, because they aren't in the compiled files.
    ///
    /// - Complexity: O(n) in the size of the tree below the element.
    func refuseUnread(below top: NodeIndex) {
        var node = top
        while node < tree.nodes[top].subtreeEnd {
            let element = tree.nodes[node]
            guard element.kind == .element else {
                node = node + 1
                continue
            }
            if account.leftOut.contains(node) || isDesignTimeOnly(node) {
                node = element.subtreeEnd
                continue
            }
            guard node == top || account.elements[node.place] else {
                if !isWithoutContent(node) {
                    refuse(node, message: "the element \(described(node)) in \(described(element.parent)) is not compiled")
                }
                node = element.subtreeEnd
                continue
            }
            for place in tree.attributeRange(of: node) where !account.attributes[place] {
                let attribute = tree.names[tree.attributes[place].name]
                let value = tree.string(tree.attributes[place].value) ?? ""
                if hasNoEffect(attribute, value: value, of: node) { continue }
                refuse(node, message: "the attribute '\(attribute)' (\(Self.shortened(value))) of \(described(node)) is not compiled")
            }
            node = node + 1
        }
    }

    /// Refuses the unknown top-level parts of a document.
    func refuseUnreadParts(of root: NodeIndex) {
        for node in elements(in: root) where !IgnoredContent.parts.contains(name(node)) && !account.elements[node.place] {
            refuse(node, message: "the element \(described(node)) in \(described(root)) is not compiled")
        }
    }

    /// Whether an element is only for Interface Builder's canvas and users, or is part of a frame, which isn't read for a view that is laid out
    /// by another one.
    private func isDesignTimeOnly(_ node: NodeIndex) -> Bool {
        IgnoredContent.elements.contains(name(node)) || DesignTime.isPart(element: name(node), key: self[node, "key"])
    }

    /// Whether an unread element is an empty list.
    private func isWithoutContent(_ node: NodeIndex) -> Bool {
        elements(in: node).isEmpty && IgnoredContent.lists.contains(name(node))
    }

    private func hasNoEffect(_ attribute: String, value: String, of node: NodeIndex) -> Bool {
        if DesignTime.attributes.contains(attribute) { return true }
        let key = "\(name(node)).\(attribute)"
        return IgnoredContent.attributesOfElements.contains(key) || IgnoredContent.values[key]?.contains(value) == true
            || IgnoredContent.values[attribute]?.contains(value) == true
    }
}

/// The parts of documents for macOS that have no effect when their compiled files are loaded.
enum IgnoredContent {
    /// Positions in the superview, notes, and null values.
    static let elements: Set<String> = ["rect", "point", "autoresizingMask", "userComments", "nil"]

    /// Parts of documents for Interface Builder, or that are read elsewhere.
    static let parts: Set<String> = [
        "dependencies", "resources", "inferredMetricsTieBreakers", "objects", "scenes", "classes", "customFonts", "designables",
    ]

    /// Lists without effect if they are empty.
    static let lists: Set<String> = [
        "connections", "subviews", "constraints", "userDefinedRuntimeAttributes", "items", "cells", "animations", "allowedTypes",
        "segments",
        "declaredKeys", "tableColumns", "prototypeCellViews", "attributedString", "contentFilters",
    ]

    static let attributesOfElements: Set<String> = [
        "scene.sceneID", "clipView.focusRingType", "scroller.focusRingType",
        // Scrollers have no arrows since 10.7.
        "scroller.arrowsPosition",
        // A switch has no text.
        "switch.alignment", "switch.baseWritingDirection",
        // An image has no text.
        "imageCell.lineBreakMode", "imageCell.scrollable",
    ]

    /// Values that are equivalent to a missing attribute.
    static let values: [String: Set<String>] = [
        // Windows on grayscale displays.
        "window.wantsToBeColor": ["NO"],
        // Code displays the windows of scenes.
        "window.visibleAtLaunch": ["NO"],
        "window.animationBehavior": ["default"], "value.type": ["size"], "imageCell.alignment": ["left"],
        "sliderCell.alignment": ["left"], "levelIndicatorCell.alignment": ["left"], "stepperCell.alignment": ["left"],
        "segmentedCell.alignment": ["left"], "customCell.alignment": ["left"], "actionCell.alignment": ["left"],
        "dateFormatter.formatterBehavior": ["default10_4", "custom10_4"],
        // An inherited appearance isn't a setting.
        "visualEffectView.appearanceType": ["inheritedVibrantLight", "inheritedVibrantDark"],
        "searchField.allowsCharacterPickerTouchBarItem": ["NO"], "textView.allowsCharacterPickerTouchBarItem": ["NO"],
        "textView.textCompletion": ["YES"], "action.trigger": ["none"], "window.separatorStyle": ["default"],
        "textView.verticallyResizable": ["YES"], "searchField.textCompletion": ["NO"], "tableView.rowSizeStyle": ["automatic"],
        "outlineView.rowSizeStyle": ["automatic"], "imageReference.symbolScale": ["default"], "imageReference.variableValue": ["1"],
    ]
}
