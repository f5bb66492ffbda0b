import FormworkEngine
import FormworkTestSupport
import Testing

/// Runs the code of the articles.
@Suite struct ArticleTests {
    private static let file = "FormworkEngineTests/ArticleTests"

    @Test func ownViews() throws {
        var output: [String] = []
        func print(_ values: Any...) { output.append(values.map { "\($0)" }.joined(separator: " ")) }

        let engine = LayoutEngine()
        let icon = engine.root.addSubview("icon", content: LayoutContent(width: 40, height: 40))
        let title = engine.root.addSubview("title", content: LayoutContent(width: 120, height: 20))
        LayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor, constant: 16),
            icon.topAnchor.constraint(equalTo: engine.root.topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: engine.root.trailingAnchor, constant: -16),
        ])
        try engine.layout(in: Size(width: 320, height: 200))
        print(title.frame.origin.x, title.frame.origin.y, title.frame.size.width)

        let text = engine.root.addSubview("text")
        text.setMeasure { width in
            let lines = width.map { (500 / $0).rounded(.up) } ?? 1
            return LayoutContent(width: 500, height: 16 * lines, firstBaseline: 12, lastBaseline: 4)
        }
        let formats = ["H:|-[text]-|", "V:[icon]-[text]"]
        for format in formats {
            let made = try engine.constraints(visualFormat: format, views: ["icon": icon, "text": text])
            LayoutConstraint.activate(made)
        }
        try engine.solve()
        print(text.frame.size.width, text.frame.size.height)

        let bar = engine.makeStack("bar", StackConfiguration(spacing: 4, distribution: .fillEqually))
        engine.root.addSubview(bar)
        let names = ["one", "two", "three"]
        let buttons = names.map { bar.addArrangedSubview($0, content: LayoutContent(width: 50, height: 30)) }
        LayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: engine.root.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: engine.root.layoutMarginsGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: engine.root.safeArea.bottomAnchor),
        ])
        engine.root.safeAreaInsets = LayoutInsets(bottom: 20)
        try engine.solve()
        print(bar.frame.origin.y, buttons[2].frame.origin.x)

        let narrow = bar.widthAnchor.constraint(equalToConstant: 100)
        narrow.isActive = true
        for conflict in try engine.solve().conflicts { print(conflict) }
        print(engine.explain(icon))

        let article = try Article("LayOutYourOwnViews", of: "FormworkEngine")
        #expect(try article.blocksMissing(inTests: Self.file) == [])
        for lines in output.prefix(3) { #expect(article.shows([lines]), "\(lines)") }
        #expect(article.shows(output.dropFirst(3).flatMap { $0.split(separator: "\n").map(String.init) }), "\(output)")
    }

    @Test func twoLanguages() throws {
        var output: [String] = []
        func print(_ values: Any...) { output.append(values.map { "\($0)" }.joined(separator: " ")) }

        let engine = LayoutEngine()
        let icon = engine.root.addSubview("icon")
        let title = engine.root.addSubview("title", content: LayoutContent(width: 120, height: 20))

        let layout = FormationLayout(rootView: engine.root)
        layout.view(icon).size(40).center(engine.root)
        layout.view(title).below(icon + 8).centerX(icon)
        layout.activate()
        try engine.layout(in: Size(width: 320, height: 480))
        print(title.frame.origin.x, title.frame.origin.y)

        let badge = engine.root.addSubview("badge")
        badge.layout { c in
            c.set(.width, to: 12, name: "width")
            c.make(.height, equalTo: badge, .width)
            c.make(.left, equalTo: icon, .right, minus: 6)
            c.make(.top, equalTo: icon, minus: 6)
        }
        try engine.solve()
        print(badge.frame.origin.x, badge.frame.origin.y)

        badge.constraint(named: "width")?.constant = 20
        badge.update { $0.make(.left, equalTo: icon, .right, minus: 10) }
        for view in try engine.solve().changed { print(view.name, view.frame.size.height) }

        badge.layout { $0.make(.left, equalTo: icon, .top) }
        for mistake in engine.diagnostics { print(mistake.message) }

        let article = try Article("TwoLanguages", of: "FormworkEngine")
        #expect(try article.blocksMissing(inTests: Self.file) == [])
        #expect(article.shows([output[0]]) && article.shows(Array(output[1...2])) && article.shows([output[3]]), "\(output)")
    }

    @Test func livingLayouts() throws {
        var output: [String] = []
        func print(_ values: Any...) { output.append(values.map { "\($0)" }.joined(separator: " ")) }

        let engine = LayoutEngine()
        let side = engine.root.addSubview("side")
        let main = engine.root.addSubview("main")
        for format in ["H:|[side][main]|", "V:|[side]|", "V:|[main]|"] {
            let made = try engine.constraints(visualFormat: format, views: ["side": side, "main": main])
            LayoutConstraint.activate(made)
        }
        let width = side.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        try engine.layout(in: Size(width: 800, height: 600))
        let before = engine.frameValues

        width.constant = 240
        let update = try engine.solve()
        print(update.changed.map(\.name), main.frame.origin.x)

        width.isActive = false
        LayoutConstraint.activate([
            side.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
            side.widthAnchor.constraint(lessThanOrEqualTo: engine.root.widthAnchor, multiplier: 0.5),
        ])
        for position in [300.0, 500, 20] {
            engine.suggest(position, for: side.trailingAnchor)
            try engine.solve()
            print(side.frame.size.width)
        }
        engine.withdrawSuggestion(for: side.trailingAnchor)

        let frames = before.interpolated(to: engine.frameValues, at: 0.5)
        print(frames[main]?.origin.x ?? 0)

        let article = try Article("LivingLayouts", of: "FormworkEngine")
        #expect(try article.blocksMissing(inTests: Self.file) == [])
        #expect(article.shows([output[0]]) && article.shows(Array(output[1...3])) && article.shows([output[4]]), "\(output)")
    }
}
