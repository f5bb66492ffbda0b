package import FormworkModel

/// The version of Interface Builder that wrote a document. It determines the canvas's margins and control sizes.
package struct ToolsVersion: Comparable, Sendable {
    /// The integer before the first dot, such as 21507. A stripped version is replaced by one whose rules fit best.
    package let major: Int
    /// Whether the version was stripped from the document (`32700.99.1234`).
    package let isStripped: Bool

    package init(_ document: InterfaceDocument) {
        let written = document.toolsVersion.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        isStripped = written >= 32000
        major = isStripped ? 22000 : written
    }

    /// Whether the canvas shows the text styles of iOS at the content size category XS, as in Xcode 12.5 to 13.4.
    package static func showsSmallStyles(_ major: Int) -> Bool { 18000..<21000 ~= major }

    package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool { left.major < right.major }
    static func < (left: ToolsVersion, right: Int) -> Bool { left.major < right }
    static func >= (left: ToolsVersion, right: Int) -> Bool { left.major >= right }
    static func ~= (range: Range<Int>, version: ToolsVersion) -> Bool { range.contains(version.major) }
}
