import FormworkImport
import FormworkModel
import FormworkTestSupport

/// A random storyboard with templates in Xcode's format, with ids of Xcode's form.
struct RandomTemplates {
    /// The ids of views that steps can use.
    private(set) var views: [String] = []
    private(set) var templates: [String] = []
    private(set) var text = ""
    private var random: SeededGenerator
    private let hasMasters: Bool
    private var number = 0

    /// - Parameter hasMasters: Some views and constraints follow hiding masters.
    init(seed: Int, hasMasters: Bool) {
        random = SeededGenerator(seed: seed)
        self.hasMasters = hasMasters
        let scenes = (0..<Int.random(in: 1...3, using: &random)).map { _ in scene() }
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(random.pick(["11762", "14313.18", "22505"]))" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <scenes>
            \(scenes.joined(separator: "\n"))
                </scenes>
            </document>

            """
    }

    func document() throws -> InterfaceDocument { try DocumentReader().read(Array(text.utf8), file: "Random.storyboard").document }

    // MARK: Names and numbers

    private mutating func id() -> String {
        number += 1
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let word = (0..<3).map { _ in String(random.pick(letters)) }.joined()
        let digits = String(number + 1000)
        return "\(word)-\(digits.prefix(2))-\(digits.suffix(2))\(random.pick(letters))"
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    private mutating func length() -> Double { Double(Int.random(in: -8...40, using: &random)) / 2 }

    // MARK: Trees

    /// A view to be written.
    private struct Node {
        var id: String
        var element: String
        var parent: Int
        var attributes: [String] = []
        var children: [String] = []
        var runtime: [String] = []
        var outlets: [String] = []
        var constraints: [(id: String, line: String)] = []
        var variations: [String] = []
    }

    /// Returns a tree with a root and some views.
    private mutating func tree(_ count: Int, rootAttributes: [String]) -> [Node] {
        var nodes = [Node(id: id(), element: "view", parent: -1, attributes: rootAttributes)]
        for _ in 0..<count {
            let holders = nodes.indices.filter { ["view", "scrollView"].contains(nodes[$0].element) }
            var node = Node(
                id: id(), element: random.pick(["view", "view", "label", "button", "scrollView", "collectionView"]),
                parent: random.pick(holders))
            if node.element == "collectionView" {
                node.children.append(
                    chance(3)
                        ? #"<collectionViewLayout key="collectionViewLayout" id="\#(id())"/>"#
                        : #"<collectionViewFlowLayout key="collectionViewLayout" \#(chance(2) ? #"scrollDirection="horizontal" "# : "")id="\#(id())"/>"#
                )
            }
            if node.element == "label", !chance(3) { node.attributes.append(#"text="\#(random.pick(["One", "42", "A &amp; B"]))""#) }
            addValues(&node)
            nodes.append(node)
        }
        return nodes
    }

    private mutating func addValues(_ node: inout Node) {
        if chance(4) { node.attributes.insert(#"alpha="\#(random.pick(["0.5", "0.0", "0.29999999999999999"]))""#, at: 0) }
        if chance(6) { node.attributes.insert(#"hidden="YES""#, at: 0) }
        if chance(5) { node.attributes.append(#"clipsSubviews="YES""#) }
        if chance(4) {
            node.children.append(
                #"<color key="backgroundColor" white="\#(random.pick(["1", "0.5"]))" alpha="1" colorSpace="calibratedWhite"/>"#)
        }
        for keyPath in [
            "layer.cornerRadius", "layer.transform.scale.x", "layer.transform.scale", "layer.transform.rotation", "style", "alpha",
        ]
        where chance(8) {
            node.runtime.append(
                """
                <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
                    <real key="value" value="\(random.pick(["0.5", "2.5"]))"/>
                </userDefinedRuntimeAttribute>
                """)
        }
        if chance(12) {
            node.variations.append(#"<variation key="heightClass=regular" \#(chance(2) ? #"hidden="YES""# : #"alpha="0.25""#)/>"#)
        }
    }

    private mutating func list() -> String {
        let paths = [
            "alpha", "hidden", "isHidden", "layer.cornerRadius", "layer.transform", "layer.transform.scale.x", "layer.transform.scale",
            "text",
            "backgroundColor", "numberOfLines", "clipsToBounds", "style", "nonsense", "scrollEnabled",
            "collectionViewLayout.scrollDirection", "",
        ]
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(paths) }.joined(separator: random.pick([",", ", "]))
    }

    private mutating func addList(_ node: inout Node, _ name: String) {
        node.runtime.append(#"<userDefinedRuntimeAttribute type="string" keyPath="\#(name)" value="\#(list())"/>"#)
    }

    /// Adds constraints between the views of a tree, most owned by the nearest common ancestor.
    private mutating func addConstraints(_ nodes: inout [Node], _ count: Int, guide: String?) {
        func ancestors(_ index: Int) -> [Int] { index < 0 ? [] : [index] + ancestors(nodes[index].parent) }
        for _ in 0..<count {
            let first = Int.random(in: nodes.indices, using: &random)
            let constraint = id()
            var owner = first
            var attributes: [String] = []
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: attributes = [#"firstAttribute="\#(random.pick(["width", "height"]))""#]
            case 2 where guide != nil:
                attributes = [#"firstAttribute="top""#, #"secondItem="\#(guide ?? "")""#, #"secondAttribute="bottom""#]
                owner = 0
            case 3:
                let second = Int.random(in: nodes.indices, using: &random)
                owner = ancestors(first).first { ancestors(second).contains($0) } ?? 0
                attributes = [#"firstAttribute="width""#, #"secondItem="\#(nodes[second].id)""#, #"secondAttribute="height""#]
                if chance(2) { attributes.append(#"multiplier="\#(random.pick(["2", "0.5", "16:9", "1:1", "3"]))""#) }
            default:
                let second = Int.random(in: nodes.indices, using: &random)
                owner = ancestors(first).first { ancestors(second).contains($0) } ?? 0
                let sides = random.pick([["leading", "trailing", "centerX"], ["top", "bottom", "centerY", "bottomMargin"]])
                attributes = [
                    #"firstAttribute="\#(random.pick(sides))""#, #"secondItem="\#(nodes[second].id)""#,
                    #"secondAttribute="\#(random.pick(sides))""#,
                ]
            }
            if chance(10) { owner = 0 }
            if owner != first { attributes.insert(#"firstItem="\#(nodes[first].id)""#, at: 0) }
            if chance(5) {
                attributes.insert(
                    #"relation="greaterThanOrEqual""#, at: attributes.firstIndex { $0.hasPrefix("secondItem") } ?? attributes.count)
            }
            if chance(5) { attributes.append(#"priority="\#(Int.random(in: 1...999, using: &random))""#) }
            let constant = length()
            if constant != 0 {
                attributes.append(#"constant="\#(constant == constant.rounded() ? String(Int(constant)) : String(constant))""#)
            }
            if chance(20) { attributes.append(#"placeholder="YES""#) }
            attributes.append(#"id="\#(constraint)""#)
            var content = ""
            if chance(10) { content += "\n    <variation key=\"heightClass=regular\" constant=\"77\"/>" }
            if hasMasters, chance(4) {
                let master = random.pick(nodes).id
                content +=
                    "\n    <connections>\n        <outlet property=\"PWHidingMasterView\" destination=\"\(master)\" id=\"\(id())\"/>\n    </connections>"
            }
            let start = "<constraint \(attributes.joined(separator: " "))"
            nodes[owner].constraints.append((constraint, content.isEmpty ? start + "/>" : "\(start)>\(content)\n</constraint>"))
            if chance(15) {
                nodes[owner].variations.append(
                    "<variation key=\"default\">\n    <mask key=\"constraints\">\n        <exclude reference=\"\(constraint)\"/>\n    </mask>\n</variation>"
                )
            }
        }
    }

    // MARK: Scenes

    private mutating func scene() -> String {
        let guide = id()
        var screen = tree(Int.random(in: 2...9, using: &random), rootAttributes: [#"key="view""#])
        addConstraints(&screen, Int.random(in: 0...16, using: &random), guide: guide)
        for index in screen.indices {
            if chance(3) { addList(&screen[index], chance(8) ? "transferredTemplateAttributeKeyPaths" : "templateAttributes") }
            if hasMasters, chance(4) {
                let master = random.pick(screen.indices.filter { $0 != index })
                screen[index].outlets.append(#"<outlet property="PWHidingMasterView" destination="\#(screen[master].id)" id="\#(id())"/>"#)
            }
        }
        let constraints = screen.flatMap { $0.constraints.map(\.id) }
        if !constraints.isEmpty {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let destination = random.pick(constraints)
                screen[0].outlets.append(
                    chance(3)
                        ? #"<outletCollection property="all" destination="\#(destination)" id="\#(id())"/>"#
                        : #"<outlet property="spacing" destination="\#(destination)" id="\#(id())"/>"#)
            }
        }
        views += screen.map(\.id)
        let targets = views
        let trees = (0..<Int.random(in: 1...3, using: &random)).map { _ in template(screen.map(\.id), targets) }
        return """
                    <scene sceneID="\(id())">
                        <objects>
                            <viewController id="\(id())">
                                <layoutGuides>
                                    <viewControllerLayoutGuide type="top" id="\(guide)"/>
                                </layoutGuides>
            \(lines(of: screen, 0, 20))
                            </viewController>
            \(trees.joined(separator: "\n"))
                        </objects>
                    </scene>
            """
    }

    /// Returns a template of a random generation for the views of a screen, and occasionally for one of another.
    private mutating func template(_ screen: [String], _ all: [String]) -> String {
        let generation = Int.random(in: 0..<4, using: &random)
        let isObject = generation < 2
        var nodes = tree(Int.random(in: 1...7, using: &random), rootAttributes: isObject ? [] : [#"customClass="LDOLayoutTemplate""#])
        addConstraints(&nodes, Int.random(in: 0...14, using: &random), guide: nil)
        for index in nodes.indices where !chance(6) {
            let target = chance(15) ? random.pick(all) : index == 0 ? screen[0] : random.pick(screen)
            nodes[index].outlets.append(#"<outlet property="targetView" destination="\#(target)" id="\#(id())"/>"#)
            if generation != 0, chance(2) {
                addList(&nodes[index], isObject ? "transferredTemplateAttributeKeyPaths" : "templateAttributes")
            }
        }
        let own = lines(of: nodes, 0, 16)
        guard isObject else {
            templates.append(nodes[0].id)
            return own
        }
        let object = id()
        templates.append(object)
        let destination =
            generation == 0
            ? "<outlet property=\"destinationView\" destination=\"\(screen[0])\" id=\"\(id())\"/>\n                        " : ""
        return """
                            <customObject id="\(object)" customClass="LDOLayoutTemplate">
                                <connections>
                                    \(destination)<outlet property="templateView" destination="\(nodes[0].id)" id="\(id())"/>
                                </connections>
                            </customObject>
            \(own)
            """
    }

    // MARK: Text

    private func indented(_ text: String, _ depth: Int) -> String {
        let space = String(repeating: " ", count: depth)
        return text.split(separator: "\n").map { space + $0 }.joined(separator: "\n")
    }

    private func list(_ name: String, _ items: [String], _ depth: Int) -> [String] {
        items.isEmpty ? [] : [indented("<\(name)>", depth)] + items.map { indented($0, depth + 4) } + [indented("</\(name)>", depth)]
    }

    private func lines(of nodes: [Node], _ index: Int, _ depth: Int) -> String {
        let node = nodes[index]
        var result = [indented("<\(node.element) \((node.attributes + ["id=\"\(node.id)\""]).joined(separator: " "))>", depth)]
        result.append(indented(#"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#, depth + 4))
        let below = nodes.indices.filter { nodes[$0].parent == index }
        if !below.isEmpty {
            result.append(indented("<subviews>", depth + 4))
            result += below.map { lines(of: nodes, $0, depth + 8) }
            result.append(indented("</subviews>", depth + 4))
        }
        result += node.children.filter { $0.hasPrefix("<color ") }.map { indented($0, depth + 4) }
        let sorted = node.constraints.sorted { Array($0.id.utf8).lexicographicallyPrecedes(Array($1.id.utf8)) }
        result += list("constraints", sorted.map(\.line), depth + 4)
        result += node.children.filter { !$0.hasPrefix("<color ") }.map { indented($0, depth + 4) }
        result += list("userDefinedRuntimeAttributes", node.runtime, depth + 4)
        result += node.variations.map { indented($0, depth + 4) }
        result += list("connections", node.outlets, depth + 4)
        result.append(indented("</\(node.element)>", depth))
        return result.joined(separator: "\n")
    }
}
