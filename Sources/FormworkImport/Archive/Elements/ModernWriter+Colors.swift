import FormworkTree

/// Colors.
extension ModernWriter {
    mutating func writeColorOrNil(_ object: Int, key: ArchiveKey, name: ModernName) {
        guard let raw = graph.raw(object, key: key) else { return }
        if let color = graph.resolve(raw) { return writeColor(color, key: name) }
        begin("nil", from: raw, key: name)
        end()
    }

    mutating func writeColor(_ color: Int, key: ModernName) { writeColor(color, key: key.spelling) }

    /// - Parameter key: The key; empty for an element without one.
    mutating func writeColor(_ color: Int, key: String) {
        guard graph.kinds[color] == .object, let space = graph.int(color, key: "NSColorSpace") else {
            return unreadable(color, wanted: "a colour")
        }
        if key.isEmpty { begin("color", from: color) } else { begin("color", from: color, keyNamed: key) }
        if let name = graph.value(color, key: "IBUIColorCocoaTouchKeyPath").flatMap({ text($0) }), name.length > 0 {
            set("cocoaTouchSystemColor", value: name)
        } else if space == 6 {
            if let name = graph.value(color, key: "NSColorName").flatMap({ text($0) }) {
                set("name", value: name)
                if graph.isText(color, key: "NSCatalogName", other: "#$assets-mainBundleID") {
                    // A color in the application's asset catalog, whose value is in the resources.
                    namedColors[String(decoding: bytes(name), as: UTF8.self)] = graph.value(color, key: "NSColor")
                    return end()
                }
            }
            if let catalog = graph.value(color, key: "NSCatalogName").flatMap({ text($0) }) { set("catalog", value: catalog) }
            set("colorSpace", value: "catalog")
        } else {
            writeComponents(color, space: space)
        }
        end()
    }

    private mutating func writeComponents(_ color: Int, space: Int) {
        let isCustom = graph.value(color, key: "NSCustomColorSpace") != nil
        let isGray = graph.raw(color, key: "NSWhite") != nil
        if isCustom, let exact = graph.value(color, key: "NSComponents"), graph.raw(color, key: "NSCMYK") == nil,
            components(exact).count == (isGray ? 2 : 4)
        {
            // The color is also stored in the color space of former systems.
            writeComponents(exact, names: isGray ? ["white"] : ["red", "green", "blue"])
            set("colorSpace", value: "custom")
            return set("customColorSpace", value: customSpace(color))
        }
        if let white = graph.value(color, key: "NSWhite") {
            writeComponents(white, names: ["white"])
            set("colorSpace", value: isCustom ? "custom" : space == 4 ? "deviceWhite" : "calibratedWhite")
        } else if let rgb = graph.value(color, key: "NSRGB") {
            writeComponents(rgb, names: ["red", "green", "blue"])
            set("colorSpace", value: isCustom ? "custom" : space == 2 ? "deviceRGB" : "calibratedRGB")
        } else if let cmyk = graph.value(color, key: "NSCMYK") {
            writeComponents(cmyk, names: ["cyan", "magenta", "yellow", "black"])
            set("colorSpace", value: "deviceCMYK")
        } else {
            note(.unreadableValue, message: "a colour in the space \(space) has no components that a document can contain", at: color)
            set("white", value: "0.0")
            set("alpha", value: "0.0")
            set("colorSpace", value: "calibratedWhite")
            return
        }
        if isCustom { set("customColorSpace", value: customSpace(color)) }
    }

    private func customSpace(_ color: Int) -> ModernName {
        switch graph.value(color, "NSCustomColorSpace", "NSID").flatMap(graph.int) {
        case 1: "calibratedRGB"
        case 2: "calibratedWhite"
        case 7: "sRGB"
        case 9: "genericGamma22GrayColorSpace"
        default: graph.raw(color, key: "NSWhite") != nil ? "calibratedWhite" : "calibratedRGB"
        }
    }

    /// Returns a component in full precision; light gray and dark gray were stored with ten digits.
    private func exact(_ component: Double) -> Double {
        // Compiled files have ten digits of components that are fractions of 255 in documents.
        let byte = (component * 255).rounded()
        if isCompiled, (component - byte / 255).magnitude < 1e-10 { return byte / 255 }
        if component == 0.6666666667 { return 2.0 / 3 }
        if component == 0.3333333333 { return 1.0 / 3 }
        return component
    }

    func components(_ node: Int) -> [Double] { ArchiveGraph.numbers((graph.bytes(node) ?? []).filter { $0 != 0 }[...]) }

    /// Writes the components of a color with its alpha, 1 by default.
    private mutating func writeComponents(_ node: Int, names: [ModernName]) {
        let numbers = components(node)
        if numbers.count < names.count { unreadable(node, wanted: "\(names.count) components") }
        for (index, name) in names.enumerated() { set(name, number: index < numbers.count ? exact(numbers[index]) : 0) }
        set("alpha", number: numbers.count > names.count ? numbers[names.count] : 1)
    }
}
