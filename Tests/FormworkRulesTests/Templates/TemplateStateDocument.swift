/// A document with template states: the controller's root `R` has the views A and B, each with position and size.
enum TemplateStateDocument {
    /// Returns a view that is placed by constraints, with constraints for its size.
    ///
    /// - Parameters:
    ///   - size: The constraints of its size, as attribute, constant and id.
    ///   - target: The id of its target, for a view of a template.
    static func view(_ id: String, _ size: [(String, Int, String)], target: String? = nil, mark: String = "") -> String {
        func length(_ attribute: String, _ usual: Int) -> Int { size.first { $0.0 == attribute }?.1 ?? usual }
        let constraints = size.map { #"<constraint firstAttribute="\#($0.0)" constant="\#($0.1)" id="\#($0.2)"/>"# }
        let outlet = target.map { #"<connections><outlet property="targetView" destination="\#($0)" id="o\#(id)"/></connections>"# }
        return """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"> \(mark)
            <rect key="frame" x="10" y="20" width="\(length("width", 100))" height="\(length("height", 40))"/>
            <constraints>
            \(constraints.joined(separator: "\n"))
            </constraints>
            \(outlet ?? "")</view>
            """
    }

    /// Returns a constraint between two views.
    static func relation(_ first: (String, String), _ second: (String, String), _ id: String, _ others: String = "") -> String {
        """
        <constraint firstItem="\(first.0)" firstAttribute="\(first.1)" secondItem="\(second.0)" secondAttribute="\(second.1)" \
        \(others) id="\(id)"/>
        """
    }

    /// Returns constraints that place a view 10 from the left and 20 from the top.
    static func place(_ view: String, in root: String, _ id: String, others: String = "") -> String {
        relation((view, "left"), (root, "left"), id + "x", #"constant="10""#) + "\n"
            + relation((view, "top"), (root, "top"), id + "y", #"constant="20" \#(others)"#)
    }

    /// Returns a template of the root with views and constraints.
    static func template(_ id: String, _ views: String, _ constraints: String, mark: String = "") -> String {
        """
        <view id="\(id)" customClass="LDOLayoutTemplate"> \(mark)
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        \(views)
        </subviews>
        <constraints>
        \(constraints)
        </constraints>
        <connections><outlet property="targetView" destination="R" id="o\(id)"/></connections></view>
        """
    }

    /// The document with A, 100 × 40, with B, and with templates.
    ///
    /// - Parameters:
    ///   - b: The constraints of B's size.
    ///   - constraints: Others of the controller's root.
    static func document(
        a: [(String, Int, String)] = [("width", 100, "Aw"), ("height", 40, "Ah")],
        b: [(String, Int, String)] = [("width", 100, "Bw"), ("height", 40, "Bh")], constraints: String = "", aMark: String = "",
        _ templates: [(id: String, text: String)]
    ) -> MarkedDocument {
        .storyboard(
            """
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
            \(view("A", a, mark: aMark))
            \(view("B", b))
            </subviews>
            <constraints>
            \(place("A", in: "R", "A"))
            \(place("B", in: "R", "B"))
            \(constraints)
            </constraints>
            """, siblings: templates.map(\.text).joined(separator: "\n"), layouts: templates.map(\.id))
    }
}
