import FormworkModel
import FormworkTestSupport
import Testing

@testable import FormworkLayout

/// Compares the tables of the articles on metrics with the code.
@Suite("The articles on metrics")
struct MetricsArticleTests {
    private func lines(_ name: String) throws -> [String] {
        let path = TestFiles.package + "/Sources/FormworkLayout/FormworkLayout.docc/\(name).md"
        return String(decoding: try TestFiles.bytes(of: path), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Returns a number without trailing zeros.
    private func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

    private func text(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
    }

    private func text(_ form: AppKitForm) -> String {
        var parts = [form.height.map(text) ?? "–"]
        if let width = form.width { parts[0] += "×" + text(width) }
        if form.insets != .zero { parts.append("(" + text(form.insets) + ")") }
        if let baseline = form.baseline { parts.append("b" + text(baseline)) }
        if let padding = form.padding { parts.append("+" + text(padding)) }
        return parts.joined(separator: " ")
    }

    @Test("have the table of AppKit's controls, with all of them and no others")
    func forms() throws {
        var rows: Set<String> = []
        for (control, sizes) in AppKitForms.all {
            for (size, forms) in sizes {
                let cells = AppKitGeneration.allCases.map { forms[$0].map(text).joined(separator: ", ") }
                rows.insert("| `\(control)` | \(size.rawValue) | " + cells.joined(separator: " | ") + " |")
            }
        }
        let sizes = ["regular", "small", "mini", "large"]
        let shown = try lines("MacMetrics").filter { line in line.hasPrefix("| `") && sizes.contains { line.contains("| \($0) |") } }
        #expect(Set(shown).symmetricDifference(rows).sorted() == [])
        #expect(shown.count == rows.count)
    }

    @Test("have the text styles in each content size category")
    func textStyles() throws {
        let names: [(String, TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline, body", .headline),
            ("Headline, body", .body), ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote),
            ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        #expect(Set(names.map(\.1)) == Set(TextStyle.allCases))
        let shown = try lines("TouchMetrics")
        for (name, style) in names {
            let fonts = ContentSizeCategory.allCases.map { style.font(at: $0) }
            let row = "| \(name) | " + fonts.map { "\(text($0.size))/\(text($0.styleLineHeight))" }.joined(separator: " | ") + " |"
            #expect(shown.contains(row), "\(row)")
        }
        #expect(shown.contains("| style | " + ContentSizeCategory.allCases.map(\.shortName).joined(separator: " | ") + " |"))
    }

    @Test("have the devices, their screens and their safe areas, in the catalogue's order")
    func devices() throws {
        let rows = Device.all.map { device in
            "| `\(device.id)` | `\(device.names[0])` | \(text(device.size.width)) × \(text(device.size.height)) | \(text(device.scale)) | "
                + text(device.portraitSafeArea) + " | " + text(device.landscapeSafeArea) + " | \(device.basis) |"
        }
        #expect(try lines("TouchMetrics").filter { $0.hasPrefix("| `") && $0.contains(" × ") } == rows)
    }

    @Test("have the line heights of AppKit")
    func lineHeights() throws {
        let table = try lines("MacMetrics")
        let header = try #require(table.firstIndex { $0.hasPrefix("| size of the system font |") })
        func cells(_ line: String) -> [String] { line.split(separator: "|").dropFirst().map { $0.filter { $0 != " " } } }
        for (sizes, height) in zip(cells(table[header]), cells(table[header + 2])) {
            for size in sizes.split(separator: ",") {
                let points = try #require(Double(String(size)))
                let expected = try #require(Double(height))
                #expect(FontDescription(size: points).appKitLineHeight(.bigSur, text: EvenText()) == expected)
            }
        }
    }
}
