import FormworkImport
import FormworkModel
import FormworkTemplates

/// Documents with hiding masters, and their states.
enum HidingSketch {
    /// Returns a view with an outlet to each of some masters; the last one counts.
    static func view(_ id: String, follows masters: String..., attributes: String = "", content: String = "") -> String {
        "<view id=\"\(id)\" \(attributes)>\(content)\(outlets(id, masters))</view>"
    }

    /// Returns a height of the root, with outlets to masters.
    static func constraint(_ id: String, follows masters: String..., constant: String = "20", attributes: String = "") -> String {
        "<constraint firstAttribute=\"height\" constant=\"\(constant)\" \(attributes) id=\"\(id)\">\(outlets(id, masters))</constraint>"
    }

    private static func outlets(_ id: String, _ masters: [String]) -> String {
        if masters.isEmpty { return "" }
        let outlets = masters.enumerated().map { number, master in
            "<outlet property=\"PWHidingMasterView\" destination=\"\(master)\" id=\"o\(number)-\(id)\"/>"
        }
        return "<connections>\(outlets.joined())</connections>"
    }

    /// Returns a XIB with a root `R` that contains views and constraints, and other top-level objects.
    static func xib(_ views: String..., constraints: String..., content: String = "", siblings: String = "") throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects><view id="R"><subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>\(content)</view>
            \(siblings)</objects>
            </document>
            """
        return try DocumentReader().read(Array(text.utf8), file: "Hiding.xib").document
    }
}

extension LayoutState {
    /// Hides the view with an id.
    @discardableResult
    mutating func hide(_ id: String) -> LayoutState.Change { hide(namedView(id)) }

    /// Shows the view with an id.
    @discardableResult
    mutating func show(_ id: String) -> LayoutState.Change { show(namedView(id)) }

    /// The ids of the hidden views, in the document's order.
    var hiddenIDs: [String] { document.views.filter(isHidden).compactMap(\.id) }

    func namedView(_ id: String) -> View {
        guard let view = document.view(id: id) else { preconditionFailure("no view '\(id)'") }
        return view
    }

    func constraint(_ id: String) -> Constraint {
        guard let constraint = document.constraint(id: id) else { preconditionFailure("no constraint '\(id)'") }
        return constraint
    }

    func element(_ id: String) -> Element {
        guard let element = document.element(id: id) else { preconditionFailure("no element '\(id)'") }
        return element
    }

    func constant(_ id: String) -> Double { constant(of: constraint(id)) }
}

extension LayoutState.Change {
    /// Whether nothing was hidden, shown or changed.
    var isNothing: Bool { visibility.isEmpty && constants.isEmpty && attributes.isEmpty && removed.isEmpty && added.isEmpty }
}
