import FormworkModel

/// Writes the attributes and children of a controller's element as statements of the controller.
enum ControllerCode {
    static func code(
        of controller: Element, paths: [Element: String], targets: [Element: String] = [:], _ syntax: PropertySyntax
    ) -> PropertyCode {
        var code = PropertyWriter(syntax, targets: targets)
        write(controller, paths: paths, code: &code)
        return code.code()
    }

    /// - Parameters:
    ///   - rules: rules for a class of controllers, in addition to those for all controllers.
    ///   - said: the keys of child elements that are written elsewhere.
    static func write(
        _ controller: Element, paths: [Element: String], rules: [PropertyRule] = [], besides said: Set<String> = [],
        code: inout PropertyWriter
    ) {
        let isMac = code.syntax.toolkit == .appKit
        code.leaveOutAlteredClass(controller)
        var table = isMac ? mac : touch
        table.add(rules)
        code.add(controller, to: "self", table: table)
        if controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES", let identifier = controller["storyboardIdentifier"] {
            code.statements.append("restorationIdentifier = \(CodeLiteral.string(identifier))")
        }
        for child in controller.children where child["key"] != "view" && !isElsewhere(child) && !said.contains(child["key"] ?? child.name) {
            if !isMac, BarItemCode.write(ofController: child, paths, code: &code) { continue }
            part(child, isMac: isMac, code: &code)
        }
    }

    private static let identity = PropertyRule.structural("customClass customModule placeholderIdentifier")

    private static let storyboard = PropertyRule.none("storyboardIdentifier", why: "create its class instead of instantiating '%'")

    private static let touch = PropertyTable(
        identity + PropertyRule.structural("useStoryboardIdentifierAsRestorationIdentifier") + [
            storyboard, .string("title", property: "title"), .string("restorationIdentifier", property: "restorationIdentifier"),
            .bool("hidesBottomBarWhenPushed", property: "hidesBottomBarWhenPushed", start: false),
            .bool("definesPresentationContext", property: "definesPresentationContext", start: false),
            .bool("providesPresentationContextTransitionStyle", property: "providesPresentationContextTransitionStyle", start: false),
            .bool("extendedLayoutIncludesOpaqueBars", property: "extendedLayoutIncludesOpaqueBars", start: false),
            .bool("clearsSelectionOnViewWillAppear", property: "clearsSelectionOnViewWillAppear", start: true),
            .word(
                "modalPresentationStyle", "modalPresentationStyle",
                "fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none automatic"),
            .word(
                "modalTransitionStyle", "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl", "coverVertical"),
            .none(
                "automaticallyAdjustsScrollViewInsets", why: "use the scroll view's contentInsetAdjustmentBehavior since iOS 11",
                initial: "YES"),
            .none("autoresizesArchivedViewToFullSize", why: "the container sets the size of the view", initial: "YES"),
            .none("wantsFullScreenLayout", why: "use edgesForExtendedLayout since iOS 7"),
        ])

    private static let mac = PropertyTable(
        identity + [
            storyboard, .string("title", property: "title"),
            .string("identifier", property: "identifier = NSUserInterfaceItemIdentifier(%)"),
            .none("showSeguePresentationStyle", why: "the code that performs a segue chooses its style"),
        ])

    /// Whether a child is written elsewhere or matters at design time only.
    private static func isElsewhere(_ child: Element) -> Bool {
        ["layoutGuides", "connections", "nil"].contains(child.name) || child.isSimulation
    }

    private static func part(_ child: Element, isMac: Bool, code: inout PropertyWriter) {
        switch (child.name, child["key"]) {
        case ("extendedEdge", "edgesForExtendedLayout"):
            let edges = ["top", "left", "bottom", "right"].filter { child[$0] == "YES" }.map { "." + $0 }
            code.statements.append("edgesForExtendedLayout = [\(edges.joined(separator: ", "))]")
        case ("value", "contentSizeForViewInPopover"), ("size", "preferredContentSize"):
            guard let width = child["width"].flatMap(CodeLiteral.number), let height = child["height"].flatMap(CodeLiteral.number) else {
                return code.leaveOut(child)
            }
            code.statements.append("preferredContentSize = CGSize(width: \(width), height: \(height))")
        case ("userDefinedRuntimeAttributes", _) where !isMac:
            let attributes = child.children.compactMap(\.asRuntimeAttribute)
            let runtime = UIKitProperties().statements(forRuntimeAttributes: attributes, variable: "self")
            code.statements += runtime.statements
            code.notConverted += runtime.notConverted
        default:
            code.notConverted.append(
                NotConverted(
                    child, what: "'\(child["key"] ?? child.name)' of the controller", why: "controllers in code don't support it yet"))
        }
    }
}
