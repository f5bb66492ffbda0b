import FormworkTree

/// Colours.
extension ModernWriter {
    mutating func writeColorOrNil(_ object: Int, _ key: ArchiveKey, _ name: ModernName) {
        guard let raw = graph.raw(object, key) else { return }
        if let color = graph.resolve(raw) { return writeColor(color, key: name) }
        begin(.nil, from: raw, key: name)
        end()
    }

    mutating func writeColor(_ color: Int, key: ModernName) {
        guard graph.kinds[color] == .object, let space = graph.int(color, .NSColorSpace) else { return unreadable(color, "a colour") }
        begin(.color, from: color, key: key)
        if let name = graph.value(color, .IBUIColorCocoaTouchKeyPath).flatMap({ text($0) }), name.length > 0 {
            set(.cocoaTouchSystemColor, name)
        } else if space == 6 {
            if let name = graph.value(color, .NSColorName).flatMap({ text($0) }) { set(.name, name) }
            if let catalog = graph.value(color, .NSCatalogName).flatMap({ text($0) }) { set(.catalog, catalog) }
            set(.colorSpace, .catalog)
        } else {
            writeComponents(color, space)
        }
        end()
    }

    private mutating func writeComponents(_ color: Int, _ space: Int) {
        let isCustom = graph.value(color, .NSCustomColorSpace) != nil
        if let white = graph.value(color, .NSWhite) {
            writeComponents(white, [.white])
            set(.colorSpace, isCustom ? .custom : space == 4 ? .deviceWhite : .calibratedWhite)
        } else if let rgb = graph.value(color, .NSRGB) {
            writeComponents(rgb, [.red, .green, .blue])
            set(.colorSpace, isCustom ? .custom : space == 2 ? .deviceRGB : .calibratedRGB)
        } else if let cmyk = graph.value(color, .NSCMYK) {
            writeComponents(cmyk, [.cyan, .magenta, .yellow, .black])
            set(.colorSpace, .deviceCMYK)
        } else {
            note(.unreadableValue, "a colour of the space \(space) has no components that a document can hold", at: color)
            set(.white, .zero)
            set(.alpha, .zero)
            set(.colorSpace, .calibratedWhite)
            return
        }
        if isCustom { set(.customColorSpace, customSpace(color)) }
    }

    private func customSpace(_ color: Int) -> ModernName {
        switch graph.value(color, .NSCustomColorSpace, .NSID).flatMap(graph.int) {
        case 1: .calibratedRGB
        case 2: .calibratedWhite
        case 7: .sRGB
        default: graph.raw(color, .NSWhite) != nil ? .calibratedWhite : .calibratedRGB
        }
    }

    /// Light grey and dark grey were stored in ten digits.
    private static func exact(_ component: Double) -> Double {
        if component == 0.6666666667 { return 2.0 / 3 }
        if component == 0.3333333333 { return 1.0 / 3 }
        return component
    }

    func components(_ node: Int) -> [Double] { ArchiveGraph.numbers((graph.bytes(node) ?? []).filter { $0 != 0 }[...]) }

    /// The components of a colour, and its alpha, which is 1 where it is missing.
    private mutating func writeComponents(_ node: Int, _ names: [ModernName]) {
        let numbers = components(node)
        if numbers.count < names.count { unreadable(node, "\(names.count) components") }
        for (index, name) in names.enumerated() { set(name, number: index < numbers.count ? Self.exact(numbers[index]) : 0) }
        set(.alpha, number: numbers.count > names.count ? numbers[names.count] : 1)
    }
}
