import FormworkIndex

/// Finds messages in Objective-C code that name a cell, a nib, a scene or a resource.
enum ObjectiveCNames {
    static func names(in body: ArraySlice<ObjectiveCToken>, owner: String, lines: SourceLines) -> [NameUse] {
        var result: [NameUse] = []
        for index in body.indices where body[index].kind == .identifier && index + 2 < body.endIndex && body[index + 1].text == ":" {
            guard let kind = kind(body, index: index) else { continue }
            let argument = body[index + 2]
            var name: String?
            let next = index + 3 < body.endIndex ? body[index + 3] : nil
            let isWhole = next.map { $0.text == "]" || $0.kind == .identifier } ?? false
            if argument.kind == .text, isWhole { name = argument.text }
            if argument.kind == .identifier, isWhole { name = SourceIndex.constantMark + argument.text }
            result.append(
                NameUse(
                    kind: kind, name: name, owner: owner, isInOtherBundle: isInOtherBundle(body, index: index + 2),
                    nibOwner: kind == .nib ? nibOwner(body, index: index, owner: owner) : nil,
                    position: lines.position(of: argument.offset)))
        }
        return result
    }

    /// Returns the kind of name that follows a selector part and its colon.
    private static func kind(_ body: ArraySlice<ObjectiveCToken>, index: Int) -> NameUse.Kind? {
        switch body[index].text {
        case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier": .registeredCell
        // Without an index path, the result may be nil, and code creates a cell then.
        case "dequeueReusableCellWithIdentifier": isFollowed(by: "forIndexPath", body, index: index) ? .dequeuedCell : nil
        case "dequeueReusableCellWithReuseIdentifier": .dequeuedCell
        case "withReuseIdentifier": isPart(of: "register", body, index: index) ? .registeredCell : .dequeuedCell
        case "performSegueWithIdentifier": .segue
        case "nibWithNibName", "initWithNibName", "initWithNibNamed", "initWithWindowNibName", "loadNibNamed": .nib
        case "storyboardWithName": .storyboard
        case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier": .controller
        case "imageNamed": .image
        case "systemImageNamed": .symbol
        case "colorNamed": .color
        case "fontWithName": .font
        default: nil
        }
    }

    /// Returns the class of the owner in a message that loads a nib; "" for none, nil if it isn't known.
    private static func nibOwner(_ body: ArraySlice<ObjectiveCToken>, index: Int, owner: String) -> String? {
        let before = body[..<index].suffix(4).map(\.text)
        switch body[index].text {
        case "loadNibNamed": return argument(of: "owner", body, index: index, owner: owner)
        case "nibWithNibName":
            // Tables and collections load their cells without an owner.
            return before.contains("registerNib")
                ? ""
                : argument(of: "instantiateWithOwner", body, index: index, owner: owner)
                    ?? ownerOfVariable(body, index: index, owner: owner)
        case "initWithNibNamed":
            return argument(of: "owner", body, index: index, owner: owner) ?? argument(
                of: "instantiateWithOwner", body, index: index, owner: owner)
                ?? ownerOfVariable(body, index: index, owner: owner)
        default:
            if let named = argument(of: "owner", body, index: index, owner: owner) { return named }
            if before.last == "super" || before.last == "self" { return owner }
            // `[[Page alloc] initWithNibName:`
            return before.suffix(2) == ["alloc", "]"] ? before.dropLast(2).last : nil
        }
    }

    /// Returns the owner that a later message gives the nib in a variable: `[nib instantiateWithOwner:self options:nil]`.
    private static func ownerOfVariable(_ body: ArraySlice<ObjectiveCToken>, index: Int, owner: String) -> String? {
        // `UINib *nib = [[UINib alloc] …`
        let before = body[..<index].suffix(6)
        guard let assignment = before.lastIndex(where: { $0.text == "=" }), assignment > body.startIndex,
            body[assignment...].prefix(2).last?.text == "["
        else { return nil }
        let name = body[assignment - 1].text
        for place in body[index...].indices.dropLast(2) where body[place].text == name {
            if body[place + 1].text == "instantiateWithOwner" {
                return argument(of: "instantiateWithOwner", body, index: place + 1, owner: owner)
            }
            if body[..<place].suffix(2).map(\.text) == ["registerNib", ":"] { return "" }
        }
        return nil
    }

    /// Returns the class of the argument after a selector part of the message, or of a message to its result.
    private static func argument(of word: String, _ body: ArraySlice<ObjectiveCToken>, index: Int, owner: String) -> String? {
        let rest = body[index...].prefix(20).prefix { $0.text != ";" }
        guard let found = rest.firstIndex(where: { $0.text == word }), found + 2 < rest.endIndex else { return nil }
        let following = found + 3 < body.endIndex ? body[found + 3] : nil
        guard following.map({ $0.text == "]" || $0.kind == .identifier }) == true else { return nil }
        switch rest[found + 2].text {
        case "nil", "Nil", "NULL": return ""
        case "self": return owner
        default: return nil
        }
    }

    private static func isFollowed(by word: String, _ body: ArraySlice<ObjectiveCToken>, index: Int) -> Bool {
        body[index...].prefix(12).contains { $0.text == word }
    }

    /// Whether one of the preceding tokens of the message begins with a prefix.
    private static func isPart(of prefix: String, _ body: ArraySlice<ObjectiveCToken>, index: Int) -> Bool {
        for token in body[..<index].suffix(16).reversed() {
            if token.text == ";" || token.text == "{" { return false }
            if token.kind == .identifier, token.text.hasPrefix(prefix) { return true }
        }
        return false
    }

    /// Whether the message has a bundle argument that can't be one of the project's.
    private static func isInOtherBundle(_ body: ArraySlice<ObjectiveCToken>, index: Int) -> Bool {
        guard index + 3 < body.endIndex, body[index + 1].text == "bundle" || body[index + 1].text == "inBundle" else { return false }
        let words = body[(index + 3)...].prefix(4).map(\.text)
        return words.first != "nil" && !words.contains("mainBundle") && !words.contains("bundleForClass")
    }
}
