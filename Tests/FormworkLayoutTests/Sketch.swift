import FormworkImport
import FormworkLayout
import FormworkModel

/// Short notation for documents of layout tests.
///
/// Frames of views with constraints are deliberately wrong: nothing may depend on them.
enum Sketch {
    /// Returns a view that is placed by constraints.
    static func box(
        _ id: String, _ element: String = "view", frame: [Double]? = [1, 2, 3, 4], _ attributes: String = "", _ content: String = ""
    ) -> String {
        "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(rect(frame))\(content)</\(element)>"
    }

    /// Returns a view whose frame is as written, or follows from its mask.
    static func fixed(
        _ id: String, _ frame: [Double]?, _ element: String = "view", _ attributes: String = "", mask: String = "", _ content: String = ""
    ) -> String {
        let flexible = mask.split(separator: " ").map { "\($0)=\"YES\"" }.joined(separator: " ")
        return """
            <\(element) id="\(id)" \(attributes)>\(rect(frame))\
            <autoresizingMask key="autoresizingMask" \(flexible)/>\(content)</\(element)>
            """
    }

    static func subviews(_ views: String...) -> String { "<subviews>\(views.joined())</subviews>" }

    private static func rect(_ frame: [Double]?) -> String {
        guard let frame else { return "" }
        return "<rect key=\"frame\" x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\"/>"
    }

    /// Constraints as formulas: `A.leading = R.leading * 0.5 + 16 @750 #id extra="YES"`.
    static func constraints(_ formulas: [String]) -> String {
        formulas.isEmpty ? "" : "<constraints>\(formulas.map(constraint).joined(separator: "\n"))</constraints>"
    }

    private static func constraint(_ formula: String) -> String {
        var attributes: [String] = []
        var constant = ""
        let words = formula.split(separator: " ").map(String.init)
        func side(_ word: String, _ name: String) {
            let parts = word.split(separator: ".", omittingEmptySubsequences: false)
            if !parts[0].isEmpty { attributes.append("\(name)Item=\"\(parts[0])\"") }
            attributes.append("\(name)Attribute=\"\(parts[1])\"")
        }
        side(words[0], "first")
        switch words[1] {
        case "≥": attributes.append("relation=\"greaterThanOrEqual\"")
        case "≤": attributes.append("relation=\"lessThanOrEqual\"")
        default: break
        }
        var position = 2
        if words[2].contains("."), Double(words[2]) == nil {
            side(words[2], "second")
        } else {
            constant = words[2]
        }
        position += 1
        while position < words.count {
            let word = words[position]
            switch word.first {
            case "*":
                position += 1
                attributes.append("multiplier=\"\(words[position])\"")
            case "+", "-":
                position += 1
                constant = (word == "-" ? "-" : "") + words[position]
            case "@": attributes.append("priority=\"\(word.dropFirst())\"")
            case "#": attributes.append("id=\"\(word.dropFirst())\"")
            default: attributes.append(word)
            }
            position += 1
        }
        if !constant.isEmpty { attributes.append("constant=\"\(constant)\"") }
        if !attributes.contains(where: { $0.hasPrefix("id=") }) { attributes.append("id=\"\(identifier(formula))\"") }
        return "<constraint \(attributes.joined(separator: " "))/>"
    }

    /// Returns an id that describes the constraint, with letters only.
    private static func identifier(_ formula: String) -> String {
        "c-"
            + String(
                formula.unicodeScalars.map {
                    $0.isASCII && ($0.properties.isAlphabetic || $0.value >= 48 && $0.value < 58) ? Character($0) : "-"
                })
    }

    // MARK: Documents

    /// The settings with which a canvas is written.
    struct Canvas {
        var tools = "22505"
        var device: String? = "retina4_7"
        var orientation = "portrait"
        var size = Size(width: 375, height: 667)

        /// Returns the same, written by another version of Interface Builder.
        func tools(_ tools: Int) -> Canvas {
            var canvas = self
            canvas.tools = "\(tools)"
            return canvas
        }

        /// Returns the full screen of a device.
        static func device(_ name: String, _ orientation: Device.Orientation = .portrait) -> Canvas {
            var canvas = Canvas()
            canvas.device = name
            canvas.orientation = orientation.rawValue
            canvas.size = Device(named: name)?.size(orientation) ?? Size(width: 1, height: 1)
            return canvas
        }

        fileprivate var head: String { device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? "" }
    }

    /// Returns a controller `C` with the root `R`, which has a safe area `Safe` unless other `guides` are given, and contains `views`.
    static func controller(
        _ canvas: Canvas = Canvas(), _ views: String..., root: String = "", content: String = "",
        guides: String = "<viewLayoutGuide key=\"safeArea\" id=\"Safe\"/>", owner: String = "", siblings: String = "",
        where formulas: [String]
    ) throws -> InterfaceDocument {
        try storyboard(
            canvas,
            scene(
                "S", "C", "R", canvas,
                root: root, holding: "\(subviews(views.joined()))\(content)\(constraints(formulas))\(guides)", owner: owner,
                siblings: siblings)
        )
    }

    /// A scene with a controller and its root.
    static func scene(
        _ id: String, _ controller: String, _ root: String, _ canvas: Canvas = Canvas(), root attributes: String = "",
        holding content: String,
        owner: String = "", siblings: String = ""
    ) -> String {
        """
        <scene sceneID="\(id)"><objects>
        <viewController id="\(controller)">
        \(owner)
        \(fixed(root, [0, 0, canvas.size.width, canvas.size.height], "view", "key=\"view\" " + attributes, content))
        </viewController>
        \(siblings)
        </objects></scene>
        """
    }

    static func storyboard(_ canvas: Canvas = Canvas(), _ scenes: String...) throws -> InterfaceDocument {
        try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(canvas.tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            \(canvas.head)
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>
            """)
    }

    /// Returns a XIB with a root `R` without a safe area, which contains `views`: only the constraints determine the layout.
    static func plain(
        _ views: String..., size: [Double] = [320, 480], content: String = "", where formulas: [String]
    ) throws -> InterfaceDocument {
        try xib(fixed("R", [0, 0] + size, content: subviews(views.joined()) + content + constraints(formulas)))
    }

    /// Returns a XIB of a version without safe areas.
    static func xib(_ objects: String..., tools: Int = 12121, type: String = "CocoaTouch") throws -> InterfaceDocument {
        try read(
            """
            <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
            <objects>
            \(objects.joined(separator: "\n"))
            </objects>
            </document>
            """)
    }

    static func read(_ text: String) throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "Sketch.xib").document
    }

    private static func fixed(_ id: String, _ frame: [Double], content: String) -> String { fixed(id, frame, "view", "", content) }

    private static func fixed(_ id: String, _ frame: [Double], _ element: String, _ attributes: String, _ content: String) -> String {
        fixed(id, frame, element, attributes, mask: "widthSizable heightSizable", content)
    }
}
