extension VocabularyEntry {
    /// The type of the value, in words: `one of left, center, right` or `a number from 0 to 1`.
    package var typeText: String {
        switch kind {
        case _ where isTruth: "YES or NO"
        case .bool: "YES or NO"
        case .integer: "a whole number"
        case .number: "a number"
        case .points: "a distance in points"
        case .ratio: "a number or a ratio such as 16:9"
        case .unit: "a number from 0 to 1"
        case .priority: "a priority from 1 to 1000"
        case .text: "text for users"
        case .name: words.map { "a name, such as " + $0.texts.prefix(3).joined(separator: ", ") } ?? "a name"
        case .reference: "the id of an object"
        case .image: "the name of an image"
        case .layoutAttribute: "a layout attribute such as leading"
        case .version: "an Interface Builder version"
        case .word: "one of " + (words?.texts ?? []).joined(separator: ", ")
        case .color: "a color, in a child element"
        case .font: "a font, in a child element"
        case .frame: "a rectangle, in a child element"
        case .size: "a size, in a child element"
        case .inset, .edgeInsets, .directionalEdgeInsets: "four distances, in a child element"
        case .flags: "flags, in a child element"
        case .object: "an object, in a child element"
        case .objects: "objects, in a child element"
        case .part: "a child element"
        case .keys: "keys of compiled files"
        }
    }

    /// The description of the entry, line by line: its type, its absent value, its counterparts in code and in compiled files.
    package var descriptionLines: [String] {
        var lines = [typeText]
        if let absent {
            lines.append("if missing: \(absent)" + (isExplicit ? "; Xcode writes this value too" : ""))
        }
        switch code.rule {
        case .property(let name):
            let initial = code.initial == absent ? "" : code.initial.map { ", initially \($0)" } ?? ""
            lines.append("code: \(name)\(initial)" + (code.affectsLayout ? "; affects layout" : ""))
        case .byHand: lines.append("code: more than one assignment")
        case .none: break
        }
        guard let nib else { return lines }
        if nib.isLate {
            lines.append("compiled: set by its name when the file is loaded")
        } else if let key = nib.keys.first {
            var text = "compiled: " + (key.isInverted ? "the opposite of \(key.name)" : key.name)
            if let since = nib.since { text += ", since Xcode \(since)" }
            if nib.isUnproved { text += " (not verified against Apple's compiler)" }
            lines.append(text)
        }
        return lines
    }
}

extension VocabularyClass {
    /// The entries that a document can have, one for each name. Entries of the class override those of its superclasses.
    package var documentEntries: [VocabularyEntry] {
        var seen: Set<String> = []
        return entries.reversed().filter { $0.kind != .keys && seen.insert($0.name).inserted }.reversed()
    }
}
