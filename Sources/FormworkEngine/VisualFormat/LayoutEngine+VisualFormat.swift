import FormworkModel

extension LayoutEngine {
    /// The standard gap between two views, in points.
    public static let standardGap = 8.0

    /// Makes the constraints of a visual format. They are inactive at first.
    ///
    /// The language is that of Apple's archived *Auto Layout Guide*: `H:|-[label]-8-[field(>=80@750,==other)]-|`. A gap without number is 8 points between
    /// views, and the layout margin at the superview's edge.
    ///
    /// - Parameters:
    ///   - format: The format, beginning with `H:` (or nothing) or `V:`.
    ///   - views: The views by the names in the format.
    ///   - metrics: Numbers by the names in the format.
    ///   - options: Attributes that neighboring views share.
    /// - Throws: A ``VisualFormatError`` with the column of a mistake.
    public func constraints(
        visualFormat format: String, views: [String: LayoutView], metrics: [String: Double] = [:], options: VisualFormatOptions = []
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        var parser = VisualFormatParser(format, views: views, metrics: metrics)
        let parsed = try parser.parse()
        let isLeftToRight = options.contains(.directionLeftToRight)
        let edges: (start: LayoutAttribute, end: LayoutAttribute) =
            parsed.isVertical ? (.top, .bottom) : isLeftToRight ? (.left, .right) : (.leading, .trailing)
        var result: [LayoutConstraint] = []
        for (place, gap) in parsed.gaps.enumerated() where place + 1 < parsed.items.count {
            result += try constraints(
                from: parsed.items[place], to: parsed.items[place + 1], gap, edges: edges, format: format)
        }
        let length: LayoutAttribute = parsed.isVertical ? .height : .width
        for (view, predicate) in parsed.lengths {
            let made =
                switch predicate.value {
                case .number(let number):
                    constraint(view, length, predicate.relation, to: nil, .notAnAttribute, constant: number)
                case .view(let other, let times, let plus):
                    constraint(view, length, predicate.relation, to: other, length, multiplier: times, constant: plus)
                }
            result.append(made.withPriority(predicate.priority))
        }
        let named = parsed.items.compactMap { item -> LayoutView? in if case .view(let view) = item { view } else { nil } }
        for (option, attribute) in VisualFormatOptions.attributes where options.contains(option) {
            for (first, second) in zip(named, named.dropFirst()) {
                result.append(constraint(first, attribute, to: second, attribute))
            }
        }
        return result
    }

    private func constraints(
        from left: VisualFormat.Item, to right: VisualFormat.Item, _ gap: VisualFormat.Gap,
        edges: (start: LayoutAttribute, end: LayoutAttribute), format: String
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let standard = VisualFormat.Predicate(value: .number(Self.standardGap))
        /// The area of the superview that a gap is measured from: its margins for the standard gap.
        func container(of view: LayoutView) throws(VisualFormatError) -> LayoutArea {
            guard let superview = view.superview else {
                throw VisualFormatError(format: format, column: 1, message: "the view '\(view.name)' has no superview for '|'")
            }
            return gap.predicates == nil ? superview.layoutMarginsGuide : superview.area
        }
        let first: (area: LayoutArea, attribute: LayoutAttribute)
        let second: (area: LayoutArea, attribute: LayoutAttribute)
        var isAtEdge = true
        switch (left, right) {
        case (.view(let view), .superview): (first, second) = ((try container(of: view), edges.end), (view.area, edges.end))
        case (.superview, .view(let view)): (first, second) = ((view.area, edges.start), (try container(of: view), edges.start))
        case (.view(let before), .view(let after)):
            (first, second) = ((after.area, edges.start), (before.area, edges.end))
            isAtEdge = false
        case (.superview, .superview): return []
        }
        let predicates = gap.predicates ?? [isAtEdge ? VisualFormat.Predicate(value: .number(0)) : standard]
        return predicates.map { predicate in
            var constant = 0.0
            if case .number(let number) = predicate.value { constant = number }
            return constraint(
                first.area, first.attribute, predicate.relation, to: second.area, second.attribute, constant: constant
            ).withPriority(predicate.priority)
        }
    }
}
