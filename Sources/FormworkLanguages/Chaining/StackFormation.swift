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
    func arrange(_ stack: StackConfiguration, request: ConstraintRequest<View>) {
        guard let first = arranged.first, let last = arranged.last else { return }
        let holder = stack.isLayoutMarginsRelativeArrangement ? container.layoutMarginsGuide : container.layoutItem
        first.make([stack.ends.leading], relation: .equal, length: .target(LayoutTarget<View>(holder)), request: request)
        last.make([stack.ends.trailing], relation: .equal, length: .target(LayoutTarget<View>(holder)), request: request)
        align(stack, holder: holder, request: request)
        switch stack.distribution {
        case .fill: lineUp(stack, relation: .equal, request: request)
        case .fillEqually:
            lineUp(stack, relation: .equal, request: request)
            for view in arranged.dropFirst() {
                view.make([stack.length], relation: .equal, length: .target(first.view.asLayoutTarget), request: request)
            }
        case .fillProportionally:
            lineUp(stack, relation: .equal, request: request)
            resize(stack, request: request)
        case .equalSpacing, .equalCentering:
            lineUp(stack, relation: .greaterThanOrEqual, request: request)
            space(stack, request: request)
        }
    }

    private func align(_ stack: StackConfiguration, holder: View.Item, request: ConstraintRequest<View>) {
        let isStretched = stack.alignment == .fill
        let begins: LayoutRelation = isStretched || stack.alignment == .leading ? .equal : .greaterThanOrEqual
        let ends: LayoutRelation = isStretched || stack.alignment == .trailing ? .equal : .lessThanOrEqual
        for view in arranged {
            view.make([stack.across.leading], relation: begins, length: .target(LayoutTarget<View>(holder)), request: request)
            view.make([stack.across.trailing], relation: ends, length: .target(LayoutTarget<View>(holder)), request: request)
            let line: LayoutTarget<View>? =
                switch stack.alignment {
                case .center: LayoutTarget<View>(holder, stack.across.center)
                case .firstBaseline: views.first?.firstBaseline
                case .lastBaseline: views.first?.baseline
                case .fill, .leading, .trailing: nil
                }
            if let line { view.make([line.attribute], relation: .equal, length: .target(line), request: request) }
        }
    }

    private func lineUp(_ stack: StackConfiguration, relation: LayoutRelation, request: ConstraintRequest<View>) {
        for (previous, view) in zip(arranged, arranged.dropFirst()) {
            let target = previous.view.layoutTarget(stack.along.trailing) + stack.spacing
            view.make([stack.along.leading], relation: relation, length: .target(target), request: request)
        }
    }

    /// Makes each view's length its share of the container's length, where the total includes the spacing. Priorities fall from the
    /// first view to the last, so that the last ones yield first.
    private func resize(_ stack: StackConfiguration, request: ConstraintRequest<View>) {
        let lengths = views.map { stack.length(of: $0.naturalSize) }
        let whole = lengths.reduce(stack.spacing * Double(max(views.count - 1, 0)), +)
        for (number, view) in arranged.enumerated() where lengths[number] > 0 {
            let share = request.with(priority: LayoutPriority(Double(max(999 - number, 1))))
            view.make(
                [stack.length], relation: .equal, length: .target(LayoutTarget<View>(container.layoutItem) * (lengths[number] / whole)),
                request: share)
        }
    }

    /// Makes the spaces between the views equal. For equal centring the spaces reach from centre to centre and their equality has a
    /// low priority.
    private func space(_ stack: StackConfiguration, request: ConstraintRequest<View>) {
        for (number, space) in spaces.enumerated() {
            space.make(
                [stack.ends.leading], relation: .equal, length: .target(views[number].layoutTarget(stack.between.start)), request: request)
            space.make(
                [stack.ends.trailing], relation: .equal, length: .target(views[number + 1].layoutTarget(stack.between.end)),
                request: request)
            guard number > 0 else { continue }
            let isCentering = stack.distribution == .equalCentering
            let alike = isCentering ? request.with(priority: LayoutPriority(Double(max(150 - number, 1)))) : request
            space.make(
                [stack.length], relation: .equal, length: .target(members[views.count + number - 1].view.asLayoutTarget), request: alike)
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
        let request = ConstraintRequest<View>(.required, file: file, line: line, handler: handler)
        let holder = container ?? layout.rootView
        let arranged = views.map { place($0, container: holder, moves: true, site: request.site) }
        var spaces: [ViewFormation<View>] = []
        if views.count > 2, [.equalSpacing, .equalCentering].contains(configuration.distribution) {
            for _ in views.dropFirst() {
                spaces.append(place(layout.rootView.makeSpace(), container: holder, moves: true, site: request.site))
            }
            // Their size and position across the axis are fixed, so that they aren't ambiguous.
            for space in spaces {
                space.make(
                    [configuration.across.leading], relation: .equal, length: .target(LayoutTarget<View>(holder.layoutItem)),
                    request: request)
                space.make([configuration.axis == .vertical ? .width : .height], relation: .equal, length: .points(0), request: request)
            }
        }
        let formation = StackFormation(arranged, spaces: spaces, in: holder)
        formation.arrange(configuration, request: request)
        return add(formation)
    }
}

extension ConstraintRequest {
    /// Returns the request with another priority.
    func with(priority: LayoutPriority) -> ConstraintRequest<View> {
        ConstraintRequest<View>(priority, file: site.file, line: site.line, handler: handler)
    }
}
