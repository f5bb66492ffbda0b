import FormworkModel

/// Constraints that arrange views as a stack view does, emulating FormationLayout 0.3 to 0.7.
///
/// See <doc:ChainingLanguage#Stacks>.
public final class StackFormation<View: ConstrainedView>: Formation {
    /// The formations of the views, then those of the spaces between them, which equal spacing and equal centring need.
    public let members: [ViewFormation<View>]
    /// The views.
    public let views: [View]
    /// The view that contains them.
    public let container: View
    public var installation = FormationInstallation<View>()

    public var active = false {
        didSet { for member in members { member.active = active } }
    }

    /// The formations of the views.
    private var arranged: ArraySlice<ViewFormation<View>> { members.prefix(views.count) }
    /// The formations of the spaces.
    private var spaces: ArraySlice<ViewFormation<View>> { members.dropFirst(views.count) }

    init(_ views: [ViewFormation<View>], spaces: [ViewFormation<View>], in container: View) {
        members = views + spaces
        self.views = views.map(\.view)
        self.container = container
    }

    /// Makes the constraints, in the order ends, alignment, distribution.
    func arrange(_ stack: StackConfiguration, _ request: ConstraintRequest<View>) {
        guard let first = arranged.first, let last = arranged.last else { return }
        let holder = stack.isLayoutMarginsRelativeArrangement ? container.layoutMarginsGuide : container.layoutItem
        first.make([stack.ends.leading], .equal, .target(LayoutTarget<View>(holder)), request)
        last.make([stack.ends.trailing], .equal, .target(LayoutTarget<View>(holder)), request)
        align(stack, holder, request)
        switch stack.distribution {
        case .fill: lineUp(stack, .equal, request)
        case .fillEqually:
            lineUp(stack, .equal, request)
            for view in arranged.dropFirst() { view.make([stack.length], .equal, .target(first.view.asLayoutTarget), request) }
        case .fillProportionally:
            lineUp(stack, .equal, request)
            resize(stack, request)
        case .equalSpacing, .equalCentering:
            lineUp(stack, .greaterThanOrEqual, request)
            space(stack, request)
        }
    }

    private func align(_ stack: StackConfiguration, _ holder: View.Item, _ request: ConstraintRequest<View>) {
        let isStretched = stack.alignment == .fill
        let begins: LayoutRelation = isStretched || stack.alignment == .leading ? .equal : .greaterThanOrEqual
        let ends: LayoutRelation = isStretched || stack.alignment == .trailing ? .equal : .lessThanOrEqual
        for view in arranged {
            view.make([stack.across.leading], begins, .target(LayoutTarget<View>(holder)), request)
            view.make([stack.across.trailing], ends, .target(LayoutTarget<View>(holder)), request)
            let line: LayoutTarget<View>? =
                switch stack.alignment {
                case .center: LayoutTarget<View>(holder, stack.across.center)
                case .firstBaseline: views.first?.firstBaseline
                case .lastBaseline: views.first?.baseline
                case .fill, .leading, .trailing: nil
                }
            if let line { view.make([line.attribute], .equal, .target(line), request) }
        }
    }

    private func lineUp(_ stack: StackConfiguration, _ relation: LayoutRelation, _ request: ConstraintRequest<View>) {
        for (previous, view) in zip(arranged, arranged.dropFirst()) {
            let target = previous.view.layoutTarget(stack.along.trailing) + stack.spacing
            view.make([stack.along.leading], relation, .target(target), request)
        }
    }

    /// Makes each view's length its share of the container's length, where the total includes the spacing. Priorities fall from the
    /// first view to the last, so that the last ones yield first.
    private func resize(_ stack: StackConfiguration, _ request: ConstraintRequest<View>) {
        let lengths = views.map { stack.length(of: $0.naturalSize) }
        let whole = lengths.reduce(stack.spacing * Double(max(views.count - 1, 0)), +)
        for (number, view) in arranged.enumerated() where lengths[number] > 0 {
            let share = request.with(priority: LayoutPriority(Double(max(999 - number, 1))))
            view.make([stack.length], .equal, .target(LayoutTarget<View>(container.layoutItem) * (lengths[number] / whole)), share)
        }
    }

    /// Makes the spaces between the views equal. For equal centring the spaces reach from centre to centre and their equality has a
    /// low priority.
    private func space(_ stack: StackConfiguration, _ request: ConstraintRequest<View>) {
        for (number, space) in spaces.enumerated() {
            space.make([stack.ends.leading], .equal, .target(views[number].layoutTarget(stack.between.start)), request)
            space.make([stack.ends.trailing], .equal, .target(views[number + 1].layoutTarget(stack.between.end)), request)
            guard number > 0 else { continue }
            let isCentering = stack.distribution == .equalCentering
            let alike = isCentering ? request.with(priority: LayoutPriority(Double(max(150 - number, 1)))) : request
            space.make([stack.length], .equal, .target(members[views.count + number - 1].view.asLayoutTarget), alike)
        }
    }
}

extension FormationSource {
    /// Makes a formation that arranges views as a stack view does.
    ///
    /// - Parameters:
    ///   - views: views of the layout's document, in order; any other is reported.
    ///   - container: the view that they are added to; nil for the root view.
    ///   - configuration: their arrangement.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation, which follows size classes and conditions as others do.
    /// - Complexity: O(n) in the number of views.
    @discardableResult
    public func stack(
        _ views: [View], in container: View? = nil, _ configuration: StackConfiguration = .init(),
        file: String = #fileID, line: Int = #line, handler: ((View.Constraint) -> Void)? = nil
    ) -> StackFormation<View> {
        let request = ConstraintRequest<View>(.required, file, line, handler)
        let holder = container ?? layout.rootView
        let arranged = views.map { place($0, holder, moves: true, request.site) }
        var spaces: [ViewFormation<View>] = []
        if views.count > 2, [.equalSpacing, .equalCentering].contains(configuration.distribution) {
            for _ in views.dropFirst() {
                spaces.append(place(layout.rootView.makeSpace(), holder, moves: true, request.site))
            }
            // Their size and position across the axis are fixed, so that they aren't ambiguous.
            for space in spaces {
                space.make([configuration.across.leading], .equal, .target(LayoutTarget<View>(holder.layoutItem)), request)
                space.make([configuration.axis == .vertical ? .width : .height], .equal, .points(0), request)
            }
        }
        let formation = StackFormation(arranged, spaces: spaces, in: holder)
        formation.arrange(configuration, request)
        return add(formation)
    }
}

extension ConstraintRequest {
    /// Returns the request with another priority.
    func with(priority: LayoutPriority) -> ConstraintRequest<View> { ConstraintRequest<View>(priority, site.file, site.line, handler) }
}
