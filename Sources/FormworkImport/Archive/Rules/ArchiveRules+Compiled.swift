/// The tables of classes that are younger than archives: compiled files have them.
extension ArchiveRules {
    private static let edges: [ArchiveKey] = [
        .`NSStackViewEdgeInsets.left`, .`NSStackViewEdgeInsets.right`, .`NSStackViewEdgeInsets.top`, .`NSStackViewEdgeInsets.bottom`,
    ]

    static let macStackView = macView(
        .stackView,
        attributes: [
            .procedure({ $0.writeStackDistribution($1) }, [.NSStackViewdistribution]),
            .choice(.NSStackViewOrientation, .orientation, [.horizontal, .vertical], absent: .horizontal),
            .choice(
                .NSStackViewAlignment, .alignment,
                [
                    nil, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline, .firstBaseline,
                ]),
            .number(.NSStackViewSpacing, .spacing, unless: 0),
            .number(.NSStackViewHorizontalHugging, .horizontalStackHuggingPriority),
            .number(.NSStackViewVerticalHugging, .verticalStackHuggingPriority),
            .number(.NSStackViewHorizontalClippingResistance, .horizontalClippingResistancePriority, unless: 1000),
            .number(.NSStackViewVerticalClippingResistance, .verticalClippingResistancePriority, unless: 1000),
            .yes(.NSStackViewDetachesHiddenViews, .detachesHiddenViews),
        ],
        children: [.subviews, .procedure({ $0.writeStackInsets($1, edges) }, edges), .constraints])

    static let visualEffectView = macView(
        .visualEffectView,
        attributes: [
            .choice(.NSVisualEffectViewBlendingMode, .blendingMode, [.behindWindow, .withinWindow], absent: .behindWindow),
            .choice(
                .NSVisualEffectViewMaterial, .material,
                [
                    .appearanceBased, .light, .dark, .titlebar, .selection, .menu, .popover, .sidebar, .mediumLight, .ultraDark,
                    .headerView,
                    .sheet,
                    .windowBackground, .HUDWindow, nil, .fullScreenUI, nil, .toolTip, .contentBackground, nil, nil,
                    .underWindowBackground, .underPageBackground,
                ], absent: .appearanceBased),
            .choice(
                .NSVisualEffectViewState, .state, [.followsWindowActiveState, .active, .inactive], absent: .followsWindowActiveState),
        ],
        children: [.subviews, .constraints])
}

extension ModernWriter {
    /// A stack view's distribution; gravity areas are the number -1.
    mutating func writeStackDistribution(_ stack: Int) {
        let words: [ModernName] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
        let value = graph.int(stack, .NSStackViewdistribution) ?? 0
        set(.distribution, words.indices.contains(value) ? words[value] : .gravityAreas)
    }

    /// `<edgeInsets>` of a stack view, where one of them is not zero.
    mutating func writeStackInsets(_ stack: Int, _ keys: [ArchiveKey]) {
        let values = keys.map { graph.double(stack, $0) ?? 0 }
        guard values.contains(where: { $0 != 0 }) else { return }
        begin(.edgeInsets, from: stack, key: .edgeInsets)
        for (name, value) in zip([ModernName.left, .right, .top, .bottom], values) { set(name, number: value) }
        end()
    }
}
