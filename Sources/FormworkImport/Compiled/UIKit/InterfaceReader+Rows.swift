import FormworkNib
import FormworkTree
import FormworkVocabulary

extension InterfaceReader {
    /// Writes an attribute of a table row.
    mutating func writeAttribute(_ row: InterfaceTable.Row, object: Int, element: Int) {
        let (entry, nib) = (row.entry, row.nib)
        if !nib.readers.isEmpty { return row.contents.forEach { write($0, object: object, element: element) } }
        guard let value = attribute(entry, nib: nib, object: object) else { return }
        if entry.kind == .image {
            if let image = graph.object(object, key: value) { writeImage(image, name: entry.name, element: element) }
        } else if value != entry.absent || entry.isExplicit {
            draft.set(element, name: entry.name, value: value)
        }
    }

    /// Returns the document's value of an attribute, or the row's omitted value without a key; nil for an unknown value.
    ///
    /// The value of an image is its key.
    private mutating func attribute(_ entry: VocabularyEntry, nib: VocabularyEntry.NibColumn, object: Int) -> String? {
        guard let key = nib.keys.first(where: { graph.value(object, key: $0.name) != nil }) else { return nib.omitted }
        switch entry.kind {
        case .bool: return truth(object, key: key.name).map { $0 != key.isInverted ? "YES" : "NO" } ?? nib.omitted
        case .integer, .number, .unit:
            guard let number = number(object, key: key.name) else { return nib.omitted }
            return number == entry.absentNumbers.first ? entry.absent : ElementDraft.text(number)
        case .word:
            let number = graph.value(object, key: key.name).flatMap { graph.scalar($0).wholeNumber } ?? -1
            guard let word = entry.words?.text(for: number) else {
                note("the key '\(key.name)' is \(number), which is not one of its values")
                return nil
            }
            // Before Xcode 11, the system button was a rounded rectangle.
            return word == "system" && entry.name == "buttonType" && generation < .xcode11 ? "roundedRect" : word
        case .text, .name: return text(object, key: key.name)
        case .image: return key.name
        default: return nil
        }
    }

    /// Writes a child element of a table row.
    mutating func writePart(_ row: InterfaceTable.Row, object: Int, element: Int) {
        if !row.nib.readers.isEmpty { return row.contents.forEach { write($0, object: object, element: element) } }
        guard let key = row.nib.keys.first?.name else { return }
        let name = row.entry.name
        switch row.entry.kind {
        case .color:
            if let color = graph.object(object, key: key) {
                writeColor(color, in: element, key: name)
            } else if row.entry.isExplicit {
                _ = draft.add("nil", to: element, key: name)
            }
        case .font: if let font = graph.object(object, key: key) { writeFont(font, in: element, key: name) }
        case .size:
            let numbers = vector(object, key: key)
            guard numbers.count == 2, numbers != row.entry.absentNumbers else { return }
            let size = draft.add("size", to: element, key: name)
            draft.set(size, name: "width", value: numbers[0])
            draft.set(size, name: "height", value: numbers[1])
        case .inset:
            let numbers = vector(object, key: key)
            guard numbers.count == 4, numbers != row.entry.absentNumbers else { return }
            writeNumbers(numbers, names: ["minY", "minX", "maxY", "maxX"], order: [1, 0, 3, 2], name: "inset", in: element, key: name)
        case .object:
            guard let child = graph.object(object, key: key) else { return }
            writeKept(child, of: object, in: element, key: name)
        case .objects:
            var children = self.list(object, key: key)
            if key == "UIItems" { children.removeAll { controllersItems.contains($0) } }
            // A controller may have an empty list.
            let isList = key == "UIToolbarItems" && graph.value(object, key: key) != nil
            guard !children.isEmpty || isList else { return }
            let list = draft.add(name, to: element)
            for child in children { write(child, in: list) }
            if !isList { draft.dropLastIfEmpty(element) }
        default: return
        }
    }

    /// Writes the two priorities in a key, except for default ones.
    mutating func writePriorities(_ key: String, names: [String], usual: Double, object: Int, element: Int) {
        let numbers = vector(object, key: key)
        guard numbers.count == 2 else { return }
        for (name, number) in zip(names, numbers) where number != usual { draft.set(element, name: name, value: number) }
    }

    private mutating func writeNumbers(
        _ numbers: [Double], names: [String], order: [Int], name: String, in element: Int, key: String
    ) {
        let child = draft.add(name, to: element, key: key)
        for index in order { draft.set(child, name: names[index], value: numbers[index]) }
    }

    /// Writes an object with a key. References to the content view of a collection view cell are redirected to the cell.
    private mutating func writeKept(_ child: Int, of object: Int, in element: Int, key: String) {
        // In the document, a table's refresh control belongs to its controller.
        let element = key == "refreshControl" ? tableController ?? element : element
        guard key == "contentView", originalClass(object) == "UICollectionViewCell", originalClass(child) == "UIView" else {
            let written = write(child, in: element, key: key)
            if key == "contentView", let written { draft.set(written, name: "tableViewCell", value: id(of: object)) }
            if key == "toolbar", let written { widenBar(written) }
            return
        }
        nib.alias(child, for: object)
        if let written = write(child, in: element, key: key, anonymous: true) {
            // The content view from before Xcode 11 has no compiled properties.
            guard !draft.says(written, anythingBut: ["key", "contentMode"]), draft.child(written, name: "color") == nil else {
                draft.rename(written, name: "collectionViewCellContentView")
                return writeConstraints(of: child, in: element)
            }
            for (name, value) in [("opaque", "NO"), ("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES")] {
                draft.set(written, name: name, value: value)
            }
            draft.replace(written, name: "contentMode", value: "center")
        }
        writeConstraints(of: child, in: element)
    }

    // MARK: Values

    func truth(_ object: Int, key: String) -> Bool? { graph.value(object, key: key).flatMap { graph.scalar($0).truth } }

    func number(_ object: Int, key: String) -> Double? {
        guard let value = graph.value(object, key: key) else { return nil }
        // Convert a float through its shortest decimal, not to the nearest double.
        if case .float(let float) = value { return Double(float.description) ?? Double(float) }
        return graph.number(value)
    }

    func text(_ object: Int, key: String) -> String? { graph.value(object, key: key).flatMap(graph.text) }

    /// Returns the numbers of a point, size, rectangle or insets, from packed data or a text such as `{251, 252}`.
    func vector(_ object: Int, key: String) -> [Double] { graph.value(object, key: key).map(vector) ?? [] }

    func vector(_ value: NibValue) -> [Double] {
        if let text = graph.text(value) {
            return text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { Double($0) }
        }
        guard let data = graph.data(value), let mark = data.first else { return [] }
        let width = mark == 6 ? 4 : mark == 7 ? 8 : 0
        guard width > 0, (data.count - 1) % width == 0, data.count <= 1 + 8 * 8 else { return [] }
        let start = data.startIndex + 1
        return stride(from: start, to: data.endIndex, by: width).map { offset in
            let bits = (0..<width).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(data[offset + $1]) }
            return width == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
        }
    }

    // MARK: Images

    /// Returns the name of an image and adds it to the resources.
    mutating func imageName(_ image: Int) -> String? {
        if let symbol = text(image, key: "UISystemSymbolResourceName") {
            resources.images[symbol] = InterfaceResources.Image(
                width: number(image, key: "UIImageWidth"), height: number(image, key: "UIImageHeight"), isSymbol: true)
            return symbol
        }
        guard let name = text(image, key: "UIResourceName") else {
            note("an image that is embedded in the file is left out")
            return nil
        }
        resources.images[name] = InterfaceResources.Image(
            width: number(image, key: "UIImageWidth"), height: number(image, key: "UIImageHeight"), isSymbol: false)
        return name
    }

    // MARK: Colors

    private static let oldSystemColors: Set<String> = [
        "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor",
        "scrollViewTexturedBackgroundColor", "underPageBackgroundColor", "tableCellGroupedBackgroundColor", "controlTextColor",
    ]
    private static let plainSystemColors: Set<String> = ["whiteColor", "blackColor", "clearColor"]

    @discardableResult
    mutating func writeColor(_ color: Int, in parent: Int, key: String?) -> Int {
        let element = draft.add("color", to: parent, key: key)
        if let name = text(color, key: "UIResourceName") {
            resources.colors[name] = color
            draft.set(element, name: "name", value: name)
            return element
        }
        let system = text(color, key: "UISystemColorName").flatMap { Self.plainSystemColors.contains($0) ? nil : $0 }
        if let system, !Self.oldSystemColors.contains(system) {
            resources.systemColors[system] = color
            draft.set(element, name: "systemColor", value: system)
            return element
        }
        writeComponents(of: color, on: element)
        if let system { draft.set(element, name: "cocoaTouchSystemColor", value: system) }
        return element
    }

    /// Writes the components of a color, in the color space that the compiler uses.
    mutating func writeComponents(of color: Int, on element: Int) {
        let alpha = component(color, key: "UIAlpha") ?? 1
        if let white = component(color, key: "UIWhite") {
            draft.set(element, name: "white", value: white)
            draft.set(element, name: "alpha", value: alpha)
            draft.set(element, name: "colorSpace", value: "custom")
            draft.set(element, name: "customColorSpace", value: "genericGamma22GrayColorSpace")
            return
        }
        for (name, key) in [("red", "UIRed"), ("green", "UIGreen"), ("blue", "UIBlue")] {
            draft.set(element, name: name, value: component(color, key: key) ?? 0)
        }
        draft.set(element, name: "alpha", value: alpha)
        draft.set(element, name: "colorSpace", value: "custom")
        draft.set(element, name: "customColorSpace", value: "sRGB")
    }

    /// Returns a component of a color. From Xcode 11 on, a value that isn't exact in single precision has a separate key; without that, the
    /// document has the single-precision value.
    private func component(_ color: Int, key: String) -> Double? {
        if let exact = number(color, key: key + "-Double") { return exact }
        guard generation >= .xcode11, case .float(let single)? = graph.value(color, key: key) else { return number(color, key: key) }
        return Double(single)
    }

    // MARK: Fonts

    private static let usages: [String: (type: String, weight: String?)] = [
        "CTFontRegularUsage": ("system", nil), "CTFontEmphasizedUsage": ("boldSystem", nil), "CTFontObliqueUsage": ("italicSystem", nil),
        "CTFontMediumUsage": ("system", "medium"), "CTFontDemiUsage": ("system", "semibold"), "CTFontBoldUsage": ("system", "bold"),
        "CTFontHeavyUsage": ("system", "heavy"), "CTFontBlackUsage": ("system", "black"), "CTFontLightUsage": ("system", "light"),
        "CTFontThinUsage": ("system", "thin"), "CTFontUltraLightUsage": ("system", "ultraLight"),
    ]

    mutating func writeFont(_ font: Int, in parent: Int, key: String) {
        let element = draft.add("fontDescription", to: parent, key: key)
        if let style = text(font, key: "UIIBTextStyle") { return draft.set(element, name: "style", value: style) }
        let size = number(font, key: "UIFontPointSize") ?? number(font, key: "NSSize") ?? 0
        let name = text(font, key: "UIFontName") ?? text(font, key: "NSName") ?? ""
        if let usage = usage(of: font), let known = Self.usages[usage] {
            // Semibold is stored as emphasized, and distinguished from bold by the font's name.
            let isSemibold = usage == "CTFontEmphasizedUsage" && name.hasSuffix("-Semibold")
            draft.set(element, name: "type", value: isSemibold ? "system" : known.type)
            if let weight = isSemibold ? "semibold" : known.weight { draft.set(element, name: "weight", value: weight) }
        } else if name.hasPrefix(".") || truth(font, key: "UISystemFont") == true {
            // Before Xcode 8, only the name identifies the system font.
            let traits = graph.value(font, key: "UIFontTraits").flatMap { graph.scalar($0).wholeNumber } ?? 0
            let isItalic = name.contains("Italic") || traits & 1 != 0
            let isBold = name.contains("Bold") || name.contains("Medium") || traits & 2 != 0
            draft.set(element, name: "type", value: isItalic ? "italicSystem" : isBold ? "boldSystem" : "system")
        } else {
            draft.set(element, name: "name", value: name)
            draft.set(element, name: "family", value: Self.family(of: name))
        }
        draft.set(element, name: "pointSize", value: size)
    }

    private func usage(of font: Int) -> String? {
        guard let descriptor = graph.object(font, key: "UIFontDescriptor"),
            let attributes = graph.value(descriptor, key: "UIFontDescriptorAttributes")
        else { return nil }
        return graph.pairs(attributes).first { $0.key == "NSCTFontUIUsageAttribute" }.flatMap { graph.text($0.value) }
    }

    /// Returns the family in a PostScript name: `Helvetica Neue` for `HelveticaNeue-Bold`.
    static func family(of name: String) -> String {
        var result = ""
        for character in name.prefix(while: { $0 != "-" }) {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(character)
        }
        return result
    }
}
