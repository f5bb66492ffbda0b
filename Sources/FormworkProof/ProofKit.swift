import FormworkCode
import FormworkModel

/// What the code of a dialect is compiled against: the modules that it imports, and the products that stand in for them.
struct ProofKit {
    /// A module that code imports, and what stands in for it.
    struct Module {
        /// As code imports it.
        let name: String
        /// A product of Formwork's package.
        let product: String
    }

    let isMac: Bool
    /// The platform's module first; none for code on Formwork itself.
    let modules: [Module]

    /// Nil for a dialect that nothing stands in for.
    init?(_ dialect: CodeDialect) {
        isMac = dialect == .appkit
        switch dialect {
        case .uikit: modules = [Module(name: "UIKit", product: "FormworkUIKitStandIn")]
        case .appkit: modules = [Module(name: "AppKit", product: "FormworkAppKitStandIn")]
        case .snapkit:
            modules = [
                Module(name: "UIKit", product: "FormworkUIKitStandIn"), Module(name: "SnapKit", product: "FormworkSnapKitStandIn"),
            ]
        case .formation, .autolayoutkit: modules = []
        case .uikitObjC, .appkitObjC, .autolayoutkitObjC: return nil
        }
    }

    /// Whether views are those of a platform, which write what is set into views of Formwork.
    var isStandIn: Bool { !modules.isEmpty }

    /// The products that a module of code depends on.
    var products: [String] { isStandIn ? modules.map(\.product) : ["Formwork"] }

    /// The expression of Formwork's view behind a view of the code.
    func standInLayoutView(_ expression: String) -> String { isStandIn ? expression + ".standInLayoutView" : expression }

    /// The classes of their own that a document's views and their parts have, with their superclasses, in the document's order.
    func ownClasses(of unit: CodeUnit) -> [(name: String, base: String)] {
        var result: [(name: String, base: String)] = []
        for view in unit.views {
            // What sends actions is a control, whatever its element.
            let sendsActions = view.view.connections.contains { $0.kind == .action }
            add(view.view.element, to: &result, sendsActions: sendsActions)
            for part in view.view.element.ownParts { add(part, to: &result) }
        }
        // A controller derives from the class of another module, where the document names one.
        if let controller = unit.classElement { add(controller, to: &result) }
        for recognizer in unit.recognizers { add(recognizer.element, to: &result) }
        return result
    }

    private func add(_ element: Element, to result: inout [(name: String, base: String)], sendsActions: Bool = false) {
        guard let custom = element.customClass, !ViewClass.isPlatformClass(custom), let name = TypeName.swift(element),
            !ViewClass.isPlatformClass(name), let base = PlatformSuperclass.name(of: element, isMac: isMac)
        else { return }
        let view = isMac ? "NSView" : "UIView"
        result.append((name, base == view && sendsActions ? (isMac ? "NSControl" : "UIControl") : base))
    }
}

extension Element {
    /// The elements in a view's element that have a class of their own and are neither views nor in views.
    fileprivate var ownParts: [Element] {
        children.filter { $0.asView == nil && !["subviews", "prototypes", "prototypeCellViews"].contains($0.name) }
            .flatMap { ($0.customClass == nil ? [] : [$0]) + $0.ownParts }
    }
}
