import FormworkModel

// The names of views: those of their outlets, or names derived from labels, texts, images, classes and neighbors.
extension CodeUnitBuilder {
    /// The length of the longest text that a name is derived from.
    private static let longestText = 40
    /// The number of descendants that are searched for the name of a container.
    private static let searched = 24
    /// The number of siblings that are searched for the label of a control, and the distance between the centers of views in one row, in points.
    private static let (mostSiblings, rowTolerance) = (200, 6.0)
    /// The greatest thickness of a separator, in points.
    private static let thinnest = 2.0

    /// Returns a name such as `signInButton` for a button with that title.
    ///
    /// - Parameter inherited: the names of members that the class inherits.
    func name(of view: View, besides inherited: Set<String>) -> String {
        if let label = view.element.userLabel.map(SwiftName.lower), Self.isUsable(label) { return label }
        let kind = kind(of: view)
        if let outlet = index.outletNames[view.element].map(SwiftName.lower), !outlet.isEmpty, !inherited.contains(outlet) {
            return outlet
        }
        if view.element.name == "box", view.element["boxType"] == "separator" { return "separator" }
        if let stem = stem(of: view) { return Self.joined(stem, kind: kind) }
        let isPlain = Self.containers.contains(view.element.name)
        if isPlain, isSeparator(view) { return "separator" }
        let own = view.element.customClass.flatMap { $0.split(separator: ".").last }.map { SwiftName.lower(String($0)) }
        if isPlain, let own, Self.isUsable(own) { return own }
        if let neighbor = neighbor(of: view) { return Self.joined(neighbor, kind: kind) }
        if let content = contentStem(of: view) {
            return content + (kind == "view" || kind == "customView" ? "Container" : kind.prefix(1).uppercased() + kind.dropFirst())
        }
        return kind
    }

    /// Returns the name of a view's kind, such as `label`.
    func kind(of view: View) -> String {
        switch view.element.name {
        case "switch": "toggle"
        // A text field of AppKit that can't be edited is a label.
        case "textField" where isMac && view.element.child(key: "cell").map { $0["editable"] != "YES" } == true: "label"
        default: SwiftName.lower(view.element.name)
        }
    }

    private static func joined(_ stem: String, kind: String) -> String {
        stem.lowercased().hasSuffix(kind.lowercased()) ? stem : stem + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    private static func isUsable(_ name: String) -> Bool { !name.isEmpty && name.first != "_" }

    // MARK: Its own parts

    private static let containers: Set<String> = ["view", "customView", "containerView", "stackView", "visualEffectView", "control", "box"]

    /// Returns a name without the kind, from an accessibility label, a text or an image of the view itself.
    private func stem(of view: View) -> String? {
        let element = view.element
        let accessibility = element.children.first { $0.name == "accessibility" }
        let configuration = element.child(key: "configuration")
        let holder = element.child(key: "cell") ?? element
        let spoken = [accessibility?["identifier"], accessibility?["label"], accessibility?["description"]]
        for text in spoken + [element.label, configuration?["title"], holder["placeholder"], holder["placeholderString"]] {
            guard let text else { continue }
            let name = SwiftName.lower(text.count <= Self.longestText ? text : Self.essence(of: text))
            if Self.isUsable(name) { return name }
        }
        let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
        let images = [holder["image"], normal?["image"], holder.child(key: "image")?["name"], configuration?["image"]]
        return images.compactMap(\.self).compactMap(Self.nameOfImage).first
    }

    /// Returns the first words of a long text that say something: `selectActions` for `Select the actions that …`. Returns an empty text for the
    /// filler text of Interface Builder.
    private static func essence(of text: String) -> String {
        let words = text.prefix(longestText).split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.dropLast()
        if words.first?.lowercased() == "lorem" { return "" }
        let told = words.filter { !fillers.contains($0.lowercased()) }
        return told.count > 1 ? told.prefix(3).joined(separator: " ") : ""
    }

    /// Words that say little.
    private static let fillers = Set(
        """
        a an and are as at be by can do for from has have if in into is it its not of on or so that the their these they this those to \
        was were which who will with would you your
        """.split(separator: " ").map(String.init))

    /// Returns a name for an image, without the words that only name its kind: `ic_checkbox` becomes `checkbox`.
    private static func nameOfImage(_ image: String) -> String? {
        var name = Substring(image.split(separator: "/").last ?? "")
        if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true { name = name.dropFirst(2) }
        for end in [".png", ".pdf", ".jpg", "Template", "Freestanding"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
        var words = name.split { !$0.isLetter && !$0.isNumber }
        while words.count > 1, let first = words.first, ["ic", "icn", "img", "image", "icon"].contains(first.lowercased()) {
            words.removeFirst()
        }
        let result = SwiftName.lower(words.joined(separator: " "))
        return result.count <= longestText && isUsable(result) ? result : nil
    }

    /// Whether it is a thin view without content.
    private func isSeparator(_ view: View) -> Bool {
        guard view.subviews.isEmpty, let frame = view.frame else { return false }
        return min(frame.size.width, frame.size.height) <= Self.thinnest && max(frame.size.width, frame.size.height) > Self.thinnest
    }

    // MARK: Its surroundings

    /// Kinds of controls that a label in front of them describes.
    private static let described: Set<String> = [
        "textField", "secureTextField", "textView", "switch", "slider", "stepper", "segmentedControl", "progressView", "progressIndicator",
        "datePicker", "pickerView", "popUpButton", "comboBox", "colorWell", "searchField", "tokenField", "levelIndicator", "imageView",
    ]

    /// Returns a name from the label in front of a control, or from the controller that a container embeds.
    private func neighbor(of view: View) -> String? {
        if view.element.name == "containerView" {
            let embedded = view.connections.first { $0.kind == .segue && $0.element["kind"] == "embed" }?.destination?.customClass
            var stem = Substring(embedded?.split(separator: ".").last ?? "")
            for end in ["ViewController", "Controller"] where stem.hasSuffix(end) { stem = stem.dropLast(end.count) }
            let name = SwiftName.lower(String(stem))
            return Self.isUsable(name) ? name : nil
        }
        guard Self.described.contains(view.element.name), kind(of: view) != "label", let before = label(of: view) else { return nil }
        let name = index.outletNames[before.element].map(SwiftName.lower) ?? stem(of: before) ?? ""
        let stem = Self.withoutKind(name)
        return Self.isUsable(stem) && stem.count <= Self.longestText / 2 ? stem : nil
    }

    /// Returns the label of a control: the nearest one in front of it in its row, or else the view before it in the document, unless that is the
    /// label of another row.
    private func label(of view: View) -> View? {
        let before = index.before[view].flatMap { kind(of: $0) == "label" ? $0 : nil }
        guard let siblings = view.superview?.subviews, siblings.count <= Self.mostSiblings, let frame = view.frame else { return before }
        func isInRow(_ label: View, of other: Rect) -> Bool {
            guard let place = label.frame, place.size.height > 0, other.size.height > 0 else { return false }
            let distance = abs(place.origin.y + place.size.height / 2 - other.origin.y - other.size.height / 2)
            return distance <= Self.rowTolerance && place.origin.x + place.size.width <= other.origin.x + Self.rowTolerance
        }
        let inRow = siblings.filter { kind(of: $0) == "label" && isInRow($0, of: frame) }
        if let nearest = inRow.max(by: { ($0.frame?.origin.x ?? 0) < ($1.frame?.origin.x ?? 0) }) { return nearest }
        guard let before else { return nil }
        let isOfOther = siblings.contains { other in
            other != view && Self.described.contains(other.element.name) && kind(of: other) != "label"
                && other.frame.map { isInRow(before, of: $0) } == true
        }
        return isOfOther ? nil : before
    }

    /// Returns the name of the first view in a container, without its kind.
    private func contentStem(of view: View) -> String? {
        guard Self.containers.contains(view.element.name) || view.element.name == "scrollView" else { return nil }
        var waiting = Array(view.subviews.reversed())
        var count = 0
        while let inner = waiting.popLast(), count < Self.searched {
            count += 1
            waiting += inner.subviews.reversed()
            let own = index.outletNames[inner.element] ?? inner.element.userLabel
            let name = own.map(SwiftName.lower) ?? stem(of: inner) ?? ""
            let stem = Self.withoutKind(name)
            if Self.placeholders.contains(stem) { continue }
            if Self.isUsable(stem), stem.count <= Self.longestText / 2 { return stem }
        }
        return nil
    }

    /// The texts that Interface Builder gives to new views, as names.
    private static let placeholders: Set<String> = ["tableViewCell", "textCell", "text", "title", "subtitle", "detail"]

    private static let kinds = [
        "ImageView", "StackView", "TextField", "TextView", "TableView", "CollectionView", "ScrollView", "ContainerView", "Container",
        "Label",
        "Button", "Field", "Switch", "View",
    ]

    /// Removes the kind at the end of a name: `emailLabel` becomes `email`. A name that is only a kind becomes empty.
    private static func withoutKind(_ name: String) -> String {
        let end = kinds.first { name.hasSuffix($0) || name.lowercased() == $0.lowercased() }
        return end.map { String(name.dropLast($0.count)) } ?? name
    }
}
