import FormworkTree
import FormworkVocabulary

extension CompileSource {
    /// Refuses the parts of a document that haven't been read, because they aren't in the compiled files.
    ///
    /// - Parameters:
    ///   - ignored: The parts without effect.
    ///   - report: Reports a part of an element; nil to refuse it.
    /// - Complexity: O(n) in the size of the tree below the element.
    func refuseUnread(below top: NodeIndex, except ignored: IgnoredContent = .appKit, report: ((NodeIndex, String) -> Void)? = nil) {
        let report = report ?? { self.refuse($0, message: $1) }
        var node = top
        while node < tree.nodes[top].subtreeEnd {
            let element = tree.nodes[node]
            guard element.kind == .element else {
                node = node + 1
                continue
            }
            if account.leftOut.contains(node) || ignored.isDesignTimeOnly(name(node), key: self[node, "key"]) {
                node = element.subtreeEnd
                continue
            }
            guard node == top || account.elements[node.place] || elements(in: node).isEmpty && ignored.lists.contains(name(node)) else {
                report(node, "the element \(described(node)) in \(described(element.parent)) is not compiled")
                node = element.subtreeEnd
                continue
            }
            for place in tree.attributeRange(of: node) where !account.attributes[place] {
                let attribute = tree.names[tree.attributes[place].name]
                let value = tree.string(tree.attributes[place].value) ?? ""
                if ignored.hasNoEffect(attribute, value: value, of: name(node)) { continue }
                report(node, "the attribute '\(attribute)' (\(Self.shortened(value))) of \(described(node)) is not compiled")
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
}

/// The parts of documents that have no effect when their compiled files are loaded.
struct IgnoredContent: Sendable {
    /// The vocabulary whose absent values are equivalent to a missing attribute.
    let vocabulary: Vocabulary
    /// The names or keys of elements.
    let elements: Set<String>
    /// The names of lists without effect if they are empty.
    let lists: Set<String>
    /// The names of attributes, some only of an element.
    let attributes: Set<String>
    /// Further values without effect.
    var values: [String: Set<String>] = [:]

    /// Whether an element is only for Interface Builder's canvas and users, or has no effect.
    func isDesignTimeOnly(_ element: String, key: String?) -> Bool {
        elements.contains(element) || key.map(elements.contains) == true || DesignTime.isPart(element: element, key: key)
    }

    func hasNoEffect(_ attribute: String, value: String, of element: String) -> Bool {
        let key = "\(element).\(attribute)"
        return DesignTime.attributes.contains(attribute) || attributes.contains(attribute) || attributes.contains(key)
            || values[key]?.contains(value) == true || vocabulary.entry(attribute, of: element)?.isAbsent(value) == true
    }

    /// Parts of documents for Interface Builder, or that are read elsewhere.
    static let parts: Set<String> = [
        "dependencies", "resources", "inferredMetricsTieBreakers", "objects", "scenes", "classes", "customFonts", "designables",
    ]

    /// Positions in the superview, which aren't read for views that are laid out by others, notes, and null values.
    static let appKit = IgnoredContent(
        vocabulary: .appKit,
        elements: ["rect", "point", "autoresizingMask", "userComments", "nil"],
        lists: [
            "connections", "subviews", "constraints", "userDefinedRuntimeAttributes", "items", "cells", "animations", "allowedTypes",
            "segments", "declaredKeys", "tableColumns", "prototypeCellViews", "attributedString", "contentFilters",
        ],
        attributes: [
            "scene.sceneID", "clipView.focusRingType", "scroller.focusRingType",
            // Scrollers have no arrows since 10.7.
            "scroller.arrowsPosition",
            // A switch has no text.
            "switch.alignment", "switch.baseWritingDirection",
            // An image has no text.
            "imageCell.lineBreakMode", "imageCell.scrollable",
        ],
        values: [
            // Windows on grayscale displays.
            "window.wantsToBeColor": ["NO"],
            // Code displays the windows of scenes.
            "window.visibleAtLaunch": ["NO"],
            "value.type": ["size"], "customCell.alignment": ["left"], "actionCell.alignment": ["left"],
            "dateFormatter.formatterBehavior": ["custom10_4"],
            // An inherited appearance isn't a setting.
            "visualEffectView.appearanceType": ["inheritedVibrantLight", "inheritedVibrantDark"],
            "searchField.allowsCharacterPickerTouchBarItem": ["NO"], "textView.allowsCharacterPickerTouchBarItem": ["NO"],
            "action.trigger": ["none"], "window.separatorStyle": ["default"],
            "textView.verticallyResizable": ["YES"], "searchField.textCompletion": ["NO"], "tableView.rowSizeStyle": ["automatic"],
            "outlineView.rowSizeStyle": ["automatic"], "imageReference.symbolScale": ["default"], "imageReference.variableValue": ["1"],
        ])

    static let uiKit = IgnoredContent(
        vocabulary: .uiKit,
        // The size of a cell is that of its content view.
        elements: ["nil", "animations", "userComments", "customSize"],
        lists: [
            "gestureRecognizers", "items", "autoresizingMask", "accessibilityTraits", "dataDetectorType", "dataDetectorTypes", "rectEdge",
            "extendedEdge", "popoverArrowDirection", "wkPreferences", "audiovisualMediaTypes",
        ],
        attributes: [
            // They repeat other parts of the document.
            "explicitIdentifier", "hasAttributedTitle", "usesAttributedText", "tableViewCell", "dataMode", "none", "constraint.scoringType",
            "constraint.type", "value.type",
            // Code makes the objects of placeholders.
            "placeholder.placeholderIdentifier", "placeholder.customClass", "placeholder.customModule",
            // Rows of static cells have heights, prototypes only on the canvas.
            "tableViewCell.rowHeight",
            // UIKit doesn't use them any more.
            "wantsFullScreenLayout", "tableViewCell.hidesAccessoryWhenEditing",
            // The name of a font determines its family.
            "font.family", "fontDescription.family",
            // The resources tell which images are symbols.
            "imageView.catalog", "barButtonItem.catalog", "tabBarItem.catalog", "state.catalog", "state.backgroundCatalog",
            "segment.catalog", "buttonConfiguration.catalog", "image.catalog", "userDefinedRuntimeAttribute.catalog",
        ])
}
