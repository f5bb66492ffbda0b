import FormworkModel
import FormworkSolver

/// The rows of a view that arranges subviews.
///
/// FormworkLayout has the same equations for documents, over the tree and the metrics of Interface Builder. Those here only know boxes.
struct ArrangementRows {
    let engine: LayoutEngine
    /// The index of the arranging view.
    let view: Int

    /// The attributes along one axis, in the direction of the layout.
    struct Axis {
        var start: LayoutAttribute
        var end: LayoutAttribute
        var center: LayoutAttribute
        var length: LayoutAttribute
        /// 1 where coordinates grow towards the end, else -1.
        var sign: Double
    }

    func axis(isHorizontal: Bool) -> Axis {
        isHorizontal
            ? Axis(start: .leading, end: .trailing, center: .centerX, length: .width, sign: engine.isRightToLeft ? -1 : 1)
            : Axis(start: .top, end: .bottom, center: .centerY, length: .height, sign: 1)
    }

    /// The views that take part, in order; hidden ones don't.
    var shown: [Int] { arranged.filter { !engine.views[$0].isHidden } }

    var arranged: [Int] { engine.children(of: view).filter { engine.views[$0].isArranged } }

    func position(_ attribute: LayoutAttribute, of view: Int, _ part: LayoutArea.Part = .frame) -> Position? {
        engine.position(attribute, of: view, part)
    }

    /// Adds a row: the distance between two positions, in the direction of the axis, has a relation to a number of points.
    func distance(
        from: Position?, to: Position?, _ axis: Axis, _ relation: Relation, _ points: Double, at priority: Double = 1000
    ) {
        guard let from, let to else { return }
        engine.begin(constant: -points)
        engine.term(to, axis.sign)
        engine.term(from, -axis.sign)
        end(relation, at: priority)
    }

    /// Adds a row: two values are equal.
    func equate(_ first: Position?, _ second: Position?, at priority: Double = 1000) {
        guard let first, let second else { return }
        engine.begin()
        engine.term(first)
        engine.term(second, -1)
        end(.equal, at: priority)
    }

    /// Adds a row: a length has a relation to a number.
    func fix(_ length: Position?, _ relation: Relation, _ value: Double, at priority: Double = 1000) {
        guard let length else { return }
        engine.begin(constant: -value)
        engine.term(length)
        end(relation, at: priority)
    }

    func end(_ relation: Relation, at priority: Double = 1000) {
        engine.end(relation, at: priority, .arrangement, view)
    }

    /// Aligns baselines with those of the first view.
    func alignBaselines(_ views: [Int], _ attribute: LayoutAttribute) {
        guard let first = views.first else { return }
        for view in views.dropFirst() { equate(position(attribute, of: view), position(attribute, of: first)) }
    }
}

extension LayoutEngine {
    func addRows(of arrangement: LayoutArrangement, _ view: Int) {
        let rows = ArrangementRows(engine: self, view: view)
        switch arrangement {
        case .stack(let stack): StackRows(rows: rows, stack: stack).add()
        case .grid(let grid): GridRows(rows: rows, grid: grid).add()
        }
    }
}
