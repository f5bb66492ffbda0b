import FormworkCode
import FormworkModel

/// The modules that code of a dialect imports, with the products that replace them in a proof.
struct ProofKit {
    /// A module that code imports, with its replacement.
    struct Module {
        /// The name in imports.
        let name: String
        /// The replacement, a product of Formwork's package.
        let product: String
    }

    let isMac: Bool
    /// The modules, with the platform's first; empty for code that uses Formwork itself.
    let modules: [Module]

    /// Creates a kit; nil for a dialect without replacement modules.
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

    /// Whether views are stand-ins for a platform's views, which write their properties to Formwork's views.
    var isStandIn: Bool { !modules.isEmpty }

    /// The products that a module of generated code depends on.
    var products: [String] { isStandIn ? modules.map(\.product) : ["Formwork"] }

    /// Returns the expression of the Formwork view that a view of the code writes to.
    func standInLayoutView(_ expression: String) -> String { isStandIn ? expression + ".standInLayoutView" : expression }

    /// Returns the custom classes of a document's views and their parts, with their superclasses, in document order.
    func ownClasses(of unit: CodeUnit) -> [(name: String, base: String)] {
        var result: [(name: String, base: String)] = []
        for view in unit.views {
            // A sender of actions must be a control, even if its element isn't one.
            let sendsActions = view.view.connections.contains { $0.kind == .action }
            add(view.view.element, to: &result, sendsActions: sendsActions)
            for part in view.view.element.ownParts { add(part, to: &result) }
        }
        // A controller may be a subclass of another module's class.
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
    /// The descendants with a custom class that are neither views nor inside views.
    fileprivate var ownParts: [Element] {
        children.filter { $0.asView == nil && !["subviews", "prototypes", "prototypeCellViews"].contains($0.name) }
            .flatMap { ($0.customClass == nil ? [] : [$0]) + $0.ownParts }
    }
}
