import FormworkModel

/// The colors that a unit repeats, each written once as a constant of the generated class.
struct ColorPalette: Sendable {
    /// The name of the type that holds the constants.
    static let typeName = "Palette"

    /// The constants, in the order of their first use.
    private(set) var colors: [(name: String, expression: String)] = []
    private var names: [String: String] = [:]

    init() {}

    /// Collects the colors that the views of a unit repeat.
    ///
    /// - Complexity: O(n) in the size of the views.
    init(_ unit: CodeUnit, _ syntax: PropertySyntax) {
        var order: [String] = []
        var uses: [String: (count: Int, element: Element)] = [:]
        for element in unit.views.flatMap({ Self.colors(of: $0.view.element) }) {
            guard let expression = syntax.color(element), expression.count > Self.shortest, expression.contains(": ") else { continue }
            if uses[expression] == nil { order.append(expression) }
            uses[expression] = ((uses[expression]?.count ?? 0) + 1, element)
        }
        var pool = NamePool()
        for expression in order {
            guard let use = uses[expression], use.count > 1, let wanted = Self.name(of: use.element) else { continue }
            let name = pool.take(wanted, fallback: "color")
            colors.append((name, expression))
            names[expression] = "\(Self.typeName).\(name)"
        }
    }

    /// Returns the constant for a color's expression, or the expression if the unit doesn't repeat it.
    func expression(_ expression: String) -> String { names[expression] ?? expression }

    /// The longest expression that is written each time, in characters.
    private static let shortest = 24

    /// Returns the colors of a view that become properties: its own, and those of its cell and its states.
    private static func colors(of view: Element) -> [Element] {
        view.children.flatMap { child -> [Element] in
            if child.name == "color" { return [child] }
            return child.name == "state" || child["key"] == "cell" ? child.children.filter { $0.name == "color" } : []
        }
    }

    // MARK: Names

    private static let hues: [(end: Double, name: String)] = [
        (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (195, "teal"), (250, "blue"), (290, "purple"), (335, "pink"), (360, "red"),
    ]
    /// The limits between gray and colorful, and between dark and light.
    private static let (leastSaturation, darkest, lightest, palest) = (0.12, 0.45, 0.8, 0.4)

    /// Returns a name for the look of a color, such as `darkBlue`; nil if its components are not known.
    private static func name(of element: Element) -> String? {
        func part(_ name: String) -> Double? { element[name].flatMap(Double.init).map { min(1, max(0, $0)) } }
        let components = [part("red"), part("green"), part("blue")].compactMap(\.self)
        guard let white = part("white") ?? components.max(), components.count == 3 || part("white") != nil else { return nil }
        let least = components.min() ?? white
        let shade = white < darkest ? "dark" : white > lightest ? "light" : ""
        var name: String
        if white == 0 || (white - least) / white < leastSaturation {
            name = white < 0.05 ? "black" : white > 0.98 ? "white" : shade.isEmpty ? "gray" : shade + "Gray"
        } else {
            let hue = hue(components, white, white - least)
            let stem = hues.first { hue <= $0.end }?.name ?? "red"
            let isPale = (white - least) / white < palest
            let tone = shade == "light" && !isPale ? "" : shade
            name = tone.isEmpty ? stem : tone + stem.prefix(1).uppercased() + stem.dropFirst()
        }
        if (part("alpha") ?? 1) < 1 { name = "translucent" + name.prefix(1).uppercased() + name.dropFirst() }
        return name
    }

    /// Returns the hue in degrees.
    private static func hue(_ components: [Double], _ most: Double, _ range: Double) -> Double {
        let (red, green, blue) = (components[0], components[1], components[2])
        let sixth = most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        return (sixth < 0 ? sixth + 6 : sixth) * 60
    }
}
