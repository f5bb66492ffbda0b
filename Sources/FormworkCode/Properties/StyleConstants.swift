import FormworkModel

/// The colors and fonts that a unit repeats, each written once as a constant of the generated class.
struct StyleConstants: Sendable {
    /// The name of the type that holds the constants.
    static let typeName = "Style"

    /// The constants, in the order of their first use.
    private(set) var constants: [(name: String, expression: String)] = []
    private var names: [String: String] = [:]

    init() {}

    /// Collects the colors and fonts that the views of a unit repeat.
    ///
    /// - Complexity: O(n) in the size of the views.
    init(_ unit: CodeUnit, syntax: PropertySyntax) {
        var order: [String] = []
        var uses: [String: (count: Int, element: Element)] = [:]
        for element in unit.views.flatMap({ Self.parts(of: $0.view.element) }) {
            guard let expression = element.name == "color" ? syntax.color(element) : syntax.font(element),
                expression.first?.isUppercase == true, expression.count > Self.shortest
            else { continue }
            if uses[expression] == nil { order.append(expression) }
            uses[expression] = ((uses[expression]?.count ?? 0) + 1, element)
        }
        var pool = NamePool()
        for expression in order {
            guard let use = uses[expression], use.count > 1,
                let wanted = use.element.name == "color" ? Self.name(ofColor: use.element) : Self.name(ofFont: use.element)
            else { continue }
            let name = pool.take(wanted, fallback: "style")
            constants.append((name, expression))
            names[expression] = "\(Self.typeName).\(name)"
        }
    }

    /// Returns the constant for an expression, or the expression itself if the unit doesn't repeat it.
    func expression(_ expression: String) -> String { names[expression] ?? expression }

    /// The longest expression that is written each time, in characters.
    private static let shortest = 24

    /// Returns the colors and fonts of a view that become properties: its own, and those of its cell and its states.
    private static func parts(of view: Element) -> [Element] {
        func isPart(_ element: Element) -> Bool {
            element.name == "color" || element["key"] == "fontDescription" || element.name == "font" && element["key"] == "font"
        }
        return view.children.flatMap { child -> [Element] in
            if isPart(child) { return [child] }
            return child.name == "state" || child["key"] == "cell" ? child.children.filter(isPart) : []
        }
    }

    // MARK: Names

    private static let hues: [(end: Double, name: String)] = [
        (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (195, "teal"), (250, "blue"), (290, "purple"), (335, "pink"),
        (360, "red"),
    ]
    /// The limits between gray and colorful, and between dark and light.
    private static let (leastSaturation, darkest, lightest, palest) = (0.12, 0.45, 0.8, 0.4)

    /// Returns a name for the look of a color, such as `darkBlue`; nil if its components are not known.
    private static func name(ofColor element: Element) -> String? {
        func part(_ name: String) -> Double? { element[name].flatMap(Double.init).flatMap { $0.isFinite ? min(1, max(0, $0)) : nil } }
        let components = [part("red"), part("green"), part("blue")].compactMap(\.self)
        guard let white = components.count == 3 ? components.max() : part("white") else { return nil }
        let least = components.count == 3 ? components.min() ?? white : white
        let shade = white < darkest ? "dark" : white > lightest ? "light" : ""
        var name: String
        if white == 0 || (white - least) / white < leastSaturation {
            name = white < 0.05 ? "black" : white > 0.98 ? "white" : shade.isEmpty ? "gray" : shade + "Gray"
        } else {
            let hue = hue(components, most: white, range: white - least)
            let stem = hues.first { hue <= $0.end }?.name ?? "red"
            let isPale = (white - least) / white < palest
            let tone = shade == "light" && !isPale ? "" : shade
            name = tone.isEmpty ? stem : tone + stem.prefix(1).uppercased() + stem.dropFirst()
        }
        if (part("alpha") ?? 1) < 1 { name = "translucent" + name.prefix(1).uppercased() + name.dropFirst() }
        return name
    }

    /// Returns a name such as `avenirNextBold17`; nil for a font without a name of its own.
    private static func name(ofFont element: Element) -> String? {
        guard let name = element["name"], let size = (element["pointSize"] ?? element["size"]).flatMap(CodeLiteral.number) else {
            return nil
        }
        let stem = SwiftName.lower("\(name) \(size)")
        return stem.first?.isLetter == true ? stem : nil
    }

    /// Returns the hue in degrees.
    private static func hue(_ components: [Double], most: Double, range: Double) -> Double {
        let (red, green, blue) = (components[0], components[1], components[2])
        let sixth = most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        return (sixth < 0 ? sixth + 6 : sixth) * 60
    }
}
