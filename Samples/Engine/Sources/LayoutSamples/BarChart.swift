import FormworkEngine

private let values: [(name: String, value: Double)] = [("Mon", 12), ("Tue", 30), ("Wed", 21), ("Thu", 44), ("Fri", 38)]
private let greatest = 50.0

/// Returns a bar chart as SVG. The widest number of the axis decides where the bars begin.
func barChart(width: Int) throws -> String {
    let size = Size(width: Double(width), height: 240)
    let engine = LayoutEngine()
    let root = engine.root
    let plot = root.addSubview("plot")
    LayoutConstraint.activate([
        plot.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        plot.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        // As far to the left as the numbers allow.
        plot.leadingAnchor.constraint(equalTo: root.leadingAnchor).withPriority(500),
    ])

    var bars: [LayoutView] = []
    var labels: [(view: LayoutView, text: String)] = []
    for (name, value) in values {
        let bar = root.addSubview("bar of \(name)")
        let label = root.addSubview(name, content: textContent(name))
        LayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: plot.bottomAnchor),
            bar.heightAnchor.constraint(equalTo: plot.heightAnchor, multiplier: value / greatest),
            label.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
            label.topAnchor.constraint(equalTo: plot.bottomAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            bar.leadingAnchor.constraint(equalTo: bars.last?.trailingAnchor ?? plot.leadingAnchor, constant: 12),
        ])
        if let first = bars.first { bar.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
        bars.append(bar)
        labels.append((label, name))
    }
    if let last = bars.last { last.trailingAnchor.constraint(equalTo: plot.trailingAnchor, constant: -12).isActive = true }

    var lines: [LayoutView] = []
    let stepCount = 5
    for step in 0...stepCount {
        let text = "\(Int(greatest) / stepCount * step)"
        let number = root.addSubview(text, content: textContent(text))
        let line = root.addSubview("line at \(text)")
        let height = root.makeGuide("height of \(text)")
        LayoutConstraint.activate([
            number.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 8),
            number.trailingAnchor.constraint(equalTo: plot.leadingAnchor, constant: -6),
            number.centerYAnchor.constraint(equalTo: line.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: plot.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: plot.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
            height.heightAnchor.constraint(equalTo: plot.heightAnchor, multiplier: Double(step) / Double(stepCount)),
            height.bottomAnchor.constraint(equalTo: plot.bottomAnchor),
            line.centerYAnchor.constraint(equalTo: height.topAnchor),
        ])
        lines.append(line)
        labels.append((number, text))
    }
    try engine.layout(in: size)

    var svg = ["<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(text(size.width))\" height=\"\(text(size.height))\">"]
    svg += lines.map { "  <rect \(attributes($0.frame)) fill=\"#ddd\"/>" }
    svg += bars.map { "  <rect \(attributes($0.frame)) fill=\"#36c\"/>" }
    svg += labels.map { label, name in
        let frame = label.frame
        return
            "  <text x=\"\(text(frame.origin.x))\" y=\"\(text(frame.origin.y + 12))\" font-family=\"monospace\" font-size=\"12\">\(name)</text>"
    }
    return (svg + ["</svg>"]).joined(separator: "\n")
}

/// Returns the size of a text in a monospaced font of 12 points.
private func textContent(_ text: String) -> LayoutContent {
    LayoutContent(width: 7.2 * Double(text.count), height: 15, firstBaseline: 12, lastBaseline: 3)
}

private func attributes(_ frame: Rect) -> String {
    "x=\"\(text(frame.origin.x))\" y=\"\(text(frame.origin.y))\" width=\"\(text(frame.size.width))\" height=\"\(text(frame.size.height))\""
}

/// Returns a number with at most two decimals.
private func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
