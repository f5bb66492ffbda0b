/// Documents that are hard to solve or to lay out.
let solverFamilies: [GrowthFamily] = {
    func family(_ name: String, _ small: [Int], _ large: [Int], _ exponent: Double, _ make: @escaping @Sendable (Int) -> GrowthDocument)
        -> GrowthFamily
    {
        GrowthFamily(name, "solve --blind", small, large, exponent, make)
    }
    return [
        // Each view is at least slightly to the right of all previous ones.
        family("clique of inequalities", [16, 32], [120, 240], 4) { n in
            let pairs = (0..<n).flatMap { a in (a + 1..<n).map { (a, $0) } }
            return page(
                names(n), pairs.enumerated().map { link("v\($1.1)", "leading", "v\($1.0)", "trailing", .atLeast, constant: 1 + $0 % 3) })
        },
        family("chain of inequalities", [100, 200], [1000, 4000], 2.2) { n in
            let links = (1..<n).map { link("v\($0)", "leading", "v\($0 - 1)", "trailing", .atLeast, constant: 2) }
            let ends = [
                link("v0", "leading", "root", "leading", .atLeast, constant: 8),
                link("root", "trailing", "v\(n - 1)", "trailing", .atLeast, constant: 8),
            ]
            return page(names(n), links + names(n).map { link($0, "width", constant: 20, priority: "500") } + ends)
        },
        // As many priorities as views: all should have the width of the sum, which does not fit.
        family("different priorities", [100, 200], [1000, 4000], 2) { n in
            let links = (1..<n).map { link("v\($0)", "leading", "v\($0 - 1)", "trailing") }
            let widths = (0..<n).map {
                link("v\($0)", "width", constant: 50 + $0 % 7, priority: (1 + 998 * Double($0) / Double(n)).shown(3))
            }
            return page(
                names(n), links + widths + [link("v0", "leading", "root", "leading"), link("root", "trailing", "v\(n - 1)", "trailing")])
        },
        family("soft ring in conflict", [100, 200], [1000, 4000], 2) { n in
            let links = (0..<n).map { link("v\(($0 + 1) % n)", "leading", "v\($0)", "leading", constant: 5 + $0 % 4, priority: "750") }
            return page(names(n), links + names(n).map { link($0, "width", "root", "width", multiplier: "1:3") })
        },
        family("required ring in conflict", [50, 100], [400, 1000], 2.2) { n in
            page(names(n), (0..<n).map { link("v\(($0 + 1) % n)", "leading", "v\($0)", "trailing", .atLeast, constant: 3) })
        },
        family("proportional stack", [100, 200], [3000, 10000], 2) { stack($0, "fillProportionally") },
        family("equally spaced stack", [100, 200], [3000, 10000], 1) { stack($0, "equalSpacing") },
        family("equally centred stack", [100, 200], [3000, 10000], 3.2) { stack($0, "equalCentering") },
        // n × n views, each as wide and high as its neighbours, at equal distances.
        family("grid of views", [10, 20], [60, 120], 2) { n in
            var links: [String] = []
            for (row, column) in places(n) {
                let (name, left, above) = ("v\(row)x\(column)", "v\(row)x\(column - 1)", "v\(row - 1)x\(column)")
                links.append(column > 0 ? link(name, "leading", left, "trailing", constant: 8) : link(name, "leading", "root", "leading"))
                links.append(row > 0 ? link(name, "top", above, "bottom", constant: 8) : link(name, "top", "root", "top"))
                if column > 0 { links.append(link(name, "width", left, "width")) }
                if row > 0 { links.append(link(name, "height", above, "height")) }
                if column == n - 1 { links.append(link("root", "trailing", name, "trailing")) }
                if row == n - 1 { links.append(link("root", "bottom", name, "bottom")) }
            }
            return page(places(n).map { "v\($0)x\($1)" }, links)
        },
        // n × n views with a minimum distance from their neighbours, each with a different preferred size.
        family("loose grid of views", [8, 12], [40, 60], 5) { n in
            var links: [String] = []
            for (row, column) in places(n) {
                let name = "v\(row)x\(column)"
                if column > 0 { links.append(link(name, "leading", "v\(row)x\(column - 1)", "trailing", .atLeast, constant: 8)) }
                if row > 0 {
                    links.append(link(name, "top", "v\(row - 1)x\(column)", "bottom", .atLeast, constant: 8))
                    links.append(link(name, "leading", "v\(row - 1)x\(column)", "leading", priority: "750"))
                }
                links.append(link(name, "width", constant: 20 + (row * 7 + column * 3) % 11, priority: "700"))
                links.append(link(name, "height", constant: 20 + (row * 5 + column * 2) % 13, priority: "700"))
                if column == n - 1 { links.append(link("root", "trailing", name, "trailing", .atLeast)) }
            }
            return page(places(n).map { "v\($0)x\($1)" }, links)
        },
        family("grid view", [10, 20], [60, 120], 2, gridView),
        // Views side by side that only their frames place.
        family("flat views", [2000, 4000], [100_000, 200_000], 1) { n in
            touchView(
                "<subviews>"
                    + each(n) {
                        "<view fixedFrame=\"YES\" id=\"v\($0)\"><rect key=\"frame\" x=\"\($0 % 300)\" y=\"\($0 % 600)\" width=\"9\" height=\"9\"/></view>\n"
                    }
                    + "</subviews>")
        },
        family("nested views", [100, 200], [10000, 20000], 1, nested),
        family("nested stack views", [100, 200], [10000, 20000], 1) { n in
            touchXIB(
                times(
                    n,
                    "<stackView alignment=\"firstBaseline\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v@\">\(frame)<subviews>")
                    + label("deep", "label")
                    + times(n, "</subviews></stackView>"))
        },
        // A label of n kilobytes, with and without spaces.
        family("long text solved", [64, 256], [4096, 10240], 1) {
            text(times($0 * 1024 / 53, "Formwork shapes a screen as a mould shapes concrete. "))
        },
        family("text without a break", [64, 256], [4096, 10240], 1) { text(times($0 * 1024, "m")) },
        family("equal constraints", [500, 1000], [20000, 80000], 1) { n in
            page(
                ["v"],
                (0..<n).map { _ in link("v", "width", constant: 40) }
                    + (0..<n).map { _ in link("v", "leading", "root", "leading", constant: 3) })
        },
        family("contradictory constraints", [100, 200], [4000, 16000], 1) { n in
            page(["v"], (0..<n).map { link("v", "width", constant: $0) })
        },
        // Views whose minimum width exceeds the available room, each a separate conflict.
        family("many conflicts", [50, 100], [400, 1000], 2) { n in
            page(
                names(n),
                (0..<n).map { link("v\($0)", "leading", "root", "leading", constant: $0) }
                    + (0..<n).map { link("root", "trailing", "v\($0)", "trailing", constant: $0) }
                    + (0..<n).map { link("v\($0)", "width", .atLeast, constant: 400 + $0) })
        },
        // Inequalities that all hold with equality in one point.
        family("degenerate inequalities", [50, 100], [400, 1000], 3) { n in
            let pairs = (0..<n).flatMap { i in
                [1, 2, 3, 5, 8].map { link("v\(i)", "leading", "v\((i + $0) % n)", "leading", (i + $0) % 2 == 1 ? .atMost : .atLeast) }
            }
            return page(
                names(n), pairs + (0..<n).map { link("v\($0)", "leading", "root", "leading", constant: $0 * 37 % 101, priority: "500") })
        },
        family("ambiguous chain", [50, 100], [400, 1000], 2.2) { n in
            page(names(n), (1..<n).map { link("v\($0)", "leading", "v\($0 - 1)", "trailing", .atLeast, constant: 1) })
        },
    ]
}()

private enum Relation: String {
    case equal
    case atLeast = "greaterThanOrEqual"
    case atMost = "lessThanOrEqual"
}

private let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#

private func names(_ n: Int) -> [String] { (0..<n).map { "v\($0)" } }

private func places(_ n: Int) -> [(Int, Int)] { (0..<n).flatMap { row in (0..<n).map { (row, $0) } } }

/// Returns a constraint; `page` numbers it.
private func link(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String = "", _ relation: Relation = .equal, constant: Int = 0,
    priority: String = "1000", multiplier: String? = nil
) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"" + (relation == .equal ? "" : " relation=\"\(relation.rawValue)\"")
        + (second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other)\"" } ?? "") + (multiplier.map { " multiplier=\"\($0)\"" } ?? "")
        + " constant=\"\(constant)\" priority=\"\(priority)\""
}

private func link(_ first: String, _ attribute: String, _ relation: Relation, constant: Int) -> String {
    link(first, attribute, nil, "", relation, constant: constant)
}

private func page(_ views: [String], _ links: [String], more: String = "") -> GrowthDocument {
    let inside = views.map { "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\">\(frame)</view>\n" }.joined() + more
    let constraints = links.enumerated().map { "\($1) id=\"c\($0)\"/>\n" }.joined()
    return touchXIB(
        "<view contentMode=\"scaleToFill\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><subviews>\(inside)</subviews>"
            + "<constraints>\(constraints)</constraints></view>")
}

private func label(_ text: String, _ id: String) -> String {
    "<label numberOfLines=\"0\" text=\"\(text)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(frame)"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
}

private func text(_ text: String) -> GrowthDocument {
    page(
        [],
        [link("label", "leading", "root", "leading"), link("root", "trailing", "label", "trailing"), link("label", "top", "root", "top")],
        more: label(text, "label"))
}

private func stack(_ n: Int, _ distribution: String) -> GrowthDocument {
    let inside = each(n) { label("item \($0 * 7919 % 1000)", "v\($0)").replacing("numberOfLines=\"0\" ", with: "") }
    return page(
        [],
        [link("stack", "leading", "root", "leading"), link("root", "trailing", "stack", "trailing"), link("stack", "top", "root", "top")],
        more:
            "<stackView distribution=\"\(distribution)\" spacing=\"4\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"stack\">\(frame)"
            + "<subviews>\(inside)</subviews></stackView>")
}

/// A grid view of AppKit with a text in each of n × n cells.
private func gridView(_ n: Int) -> GrowthDocument {
    let cells = places(n).map { row, column in
        """
        <gridCell row="r\(row)" column="k\(column)" id="g\(row)x\(column)"><textField key="contentView" horizontalHuggingPriority="251" \
        verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="v\(row)x\(column)">\(frame)<textFieldCell key="cell" \
        lineBreakMode="clipping" title="cell \(row * 31 + column * 17)" id="t\(row)x\(column)"><font key="font" metaFont="system"/></textFieldCell>\
        </textField></gridCell>
        """
    }
    return macView(
        "<gridView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"grid\">\(frame)<rows>" + times(n, "<gridRow id=\"r@\"/>")
            + "</rows><columns>"
            + times(n, "<gridColumn id=\"k@\"/>") + "</columns><gridCells>\(cells.joined())</gridCells></gridView>")
}

/// Nested views, each inset by a point.
private func nested(_ n: Int) -> GrowthDocument {
    let before = times(n, "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v@\">\(frame)<subviews>")
    let after = (0..<n).reversed().map { i in
        let links = ["leading", "top", "trailing", "bottom"].enumerated().map { k, edge in
            let (first, second) = k < 2 ? (i + 1, i) : (i, i + 1)
            return
                "<constraint firstItem=\"v\(first)\" firstAttribute=\"\(edge)\" secondItem=\"v\(second)\" secondAttribute=\"\(edge)\" constant=\"0.001\" "
                + "id=\"c\(4 * i + k)\"/>"
        }
        return "</subviews><constraints>\(i + 1 < n ? links.joined() : "")</constraints></view>"
    }
    return touchXIB(before + after.joined())
}
