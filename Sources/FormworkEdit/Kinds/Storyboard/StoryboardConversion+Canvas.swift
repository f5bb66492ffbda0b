import FormworkModel
import FormworkTree

/// Canvas data, which is part of objects in a XIB, but part of controllers and scenes in a storyboard.
extension StoryboardConversion {
    mutating func settleCanvas(_ index: Int) {
        var holders: [NodeIndex] = []
        if let root = scenes[index].root { holders.append(root.node) }
        if case .existing(let node) = scenes[index].controller { holders.append(node) }
        holders += scenes[index].cells
        for (place, holder) in holders.enumerated() { takeCanvas(of: holder, index, isFirst: place == 0) }
        for object in scenes[index].objects { dropCanvas(of: object) }
        if let root = scenes[index].root, root.key == "view", source.platform != .macOS { takeMetrics(of: root.node, index) }
        for cell in scenes[index].cells { dropMetrics(of: cell) }
    }

    private mutating func takeCanvas(of holder: NodeIndex, _ index: Int, isFirst: Bool) {
        for child in draft.element(holder).children where Self.isPlace(child) {
            if isFirst, scenes[index].point == nil {
                scenes[index].point = child.node
                draft.move(child.node)
            } else {
                dropPlace(child)
            }
        }
    }

    private mutating func dropCanvas(of object: NodeIndex) {
        for child in draft.element(object).children where Self.isPlace(child) { dropPlace(child) }
        if source.platform != .macOS { dropMetrics(of: object) }
    }

    private mutating func dropPlace(_ place: Element) {
        draft.leaveOut(place.node, reason: .canvas, message: "only scenes have a position on a storyboard's canvas")
    }

    private static func isPlace(_ element: Element) -> Bool { element.name == "point" && element[.key] == "canvasLocation" }

    private mutating func takeMetrics(of view: NodeIndex, _ index: Int) {
        for child in draft.element(view).children where child.isSimulation {
            draft.move(child.node)
            scenes[index].metrics.append(child.node)
            guard child.name == "freeformSimulatedSizeMetrics" else { continue }
            let frame = draft.element(view).children.first { $0.name == "rect" && $0[.key] == "frame" }
            if let width = frame?[.width], let height = frame?[.height] { scenes[index].freeformSize = (width, height) }
        }
    }

    private mutating func dropMetrics(of view: NodeIndex) {
        for child in draft.element(view).children where child.isSimulation {
            draft.leaveOut(child.node, reason: .canvas, message: "only controllers have simulated metrics in a storyboard")
        }
    }
}
