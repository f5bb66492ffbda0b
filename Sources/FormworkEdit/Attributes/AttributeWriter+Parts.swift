import FormworkModel
import FormworkTree
import FormworkVocabulary

/// Values of several numbers or words, which are written as children, and the document's version.
extension AttributeWriter {
    /// Sets a child with numbers: `minSize=100,32`.
    mutating func setNumbers(
        _ setting: AttributeSetting, holder: AttributeHolder, name: String, components: [String], editor: inout DocumentEditor
    ) throws(EditError) {
        guard !setting.value.isEmpty else { return put(nil, holder: holder, editor: &editor) }
        let texts = setting.value.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let numbers = texts.compactMap { Double($0) }.filter { abs($0) <= 3.5e38 }
        guard numbers.count == components.count, texts.count == components.count else {
            throw unusable(setting, expected: holder.kind.expectation)
        }
        // A window's sizes are `value` elements with a type.
        let type = name == "value" ? element.child(key: holder.name)?["type"].map { ElementFragment.Attribute("type", $0) } : nil
        let values = [type].compactMap(\.self) + zip(components, numbers).map { .init($0, DocumentNumber.text($1)) }
        put(ElementFragment(name, attributes: [.init("key", holder.name)] + values), holder: holder, editor: &editor)
    }

    /// Sets a child with flags: `autoresizingMask=widthSizable,flexibleMaxY`.
    mutating func setFlags(
        _ setting: AttributeSetting, holder: AttributeHolder, name: String, editor: inout DocumentEditor
    ) throws(EditError) {
        let words = setting.value.split { $0 == "," || $0 == " " }.map(String.init)
        let known = Self.flags[name] ?? []
        guard words.allSatisfy(known.contains) else {
            throw unusable(setting, expected: "comma-separated words from: \(known.joined(separator: ", "))")
        }
        let values = known.filter(words.contains).map { ElementFragment.Attribute($0, "YES") }
        put(ElementFragment(name, attributes: [.init("key", holder.name)] + values), holder: holder, editor: &editor)
    }

    /// The flags of each mask, in the order in which Xcode writes them.
    private static let flags: [String: [String]] = [
        "autoresizingMask": Vocabulary.appKit.words("autoresizingMask").texts,
        "modifierMask": Vocabulary.appKit.words("modifierMask").texts,
        "windowStyleMask": Vocabulary.appKit.words("windowStyle").texts,
        "windowPositionMask": ["leftStrut", "rightStrut", "topStrut", "bottomStrut"],
        "windowCollectionBehavior": Vocabulary.appKit.words("collectionBehavior").texts,
    ]

    private mutating func put(_ fragment: ElementFragment?, holder: AttributeHolder, editor: inout DocumentEditor) {
        switch holder.place {
        case .element(let owner):
            let old = owner.child(key: holder.name)
            if let fragment { editor.replacePart(old, with: fragment, of: owner) } else if let old { editor.remove(old) }
        case .part:
            change(holder) { part in
                part.children.removeAll { $0["key"] == holder.name }
                if let fragment { part.children.append(fragment) }
            }
        }
    }

    // MARK: Versions

    /// Sets the document's version of Interface Builder, and the versions of its plug-ins.
    func setVersion(_ setting: AttributeSetting, editor: inout DocumentEditor) throws(EditError) {
        let numbers = setting.value.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), numbers.allSatisfy({ ($0 ?? -1) >= 0 && ($0 ?? 0) <= 1_000_000 }), let major = numbers[0]
        else {
            throw unusable(setting, expected: AttributeKind.version.expectation)
        }
        editor.setAttribute("toolsVersion", to: setting.value, of: element)
        for list in element.children where list.name == "dependencies" {
            for plugIn in list.children where plugIn.name == "plugIn" {
                let isTouch = plugIn["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
                let isMac = plugIn["identifier"] == "com.apple.InterfaceBuilder.CocoaPlugin"
                guard isTouch || isMac else { continue }
                let version = isTouch ? Self.touchPlugIn(of: setting.value, major) : setting.value
                editor.setAttribute("version", to: version, of: plugIn)
            }
        }
    }

    /// Returns the version of the UIKit plug-in for a version of Interface Builder. An unknown version uses the plug-in of the nearest earlier one.
    private static func touchPlugIn(of version: String, _ major: Int) -> String {
        if version == "32700.99.1234" { return "22685" }
        return String(touchPlugIns.last { $0.tools <= major }?.plugIn ?? major)
    }

    /// Source: some 1,900 documents from Xcode (`toolsVersion`, and the version of `IBCocoaTouchPlugin`).
    private static let touchPlugIns: [(tools: Int, plugIn: Int)] = [
        (4514, 3747), (6214, 6207), (6724, 6711), (7702, 7701), (7706, 7703), (8191, 8154), (9059, 9049), (9531, 9529), (9532, 9530),
        (10116, 10085), (11134, 11106), (11201, 11161), (11542, 11524), (11762, 11757), (12118, 12086), (12120, 12088), (12121, 12089),
        (13142, 12042), (13196, 13173), (13529, 13527), (13771, 13772), (14109, 14088), (14868, 14824), (15400, 15404), (15505, 15509),
        (15702, 15704), (15705, 15706), (16096, 16086), (16097, 16087), (17132, 17105), (17156, 17126), (17506, 17505), (17701, 17703),
        (18122, 18093), (19150, 19134), (19158, 19141), (19162, 19144), (19455, 19454), (19529, 19519), (20037, 20020), (21225, 21207),
        (21507, 21505), (21701, 21679), (22154, 22130), (22155, 22131), (22505, 22504), (23094, 23084), (23504, 23506), (23727, 23721),
        (24128, 24063), (24412, 24405), (24506, 24504), (24765, 24743),
    ]
}
