/// The parts of UIKit and AppKit code that handle size classes and hidden views that take no room.
extension KitTemplate {
    /// Members that hold the constraints installed for some size classes only.
    static let sizeClassMembers = #"""
        {% for set in sizeClassSets %}

            private lazy var {{ set.name }}: [NSLayoutConstraint] = [
        {% for constraint in set.constraints %}
                {{ constraint.use }},
        {% endfor %}
            ]
        {% endfor %}
        {% if collapses %}

            /// The constraints that collapse hidden views, and the priorities of these views while shown.
            private var collapsed: [ObjectIdentifier: [(NSLayoutConstraint, hugging: {{ priorityType }}, resistance: {{ priorityType }})]] = [:]
        {% endif %}
        """#

    /// Statements that adapt to the current size classes, register for changes, and collapse hidden views.
    static let adapting = #"""
        {% if adapts %}
                adapt(to: {{ root }}.traitCollection)
        {% for line in traitRegistration %}
                {{ line }}
        {% endfor %}
        {% endif %}
        {% for view in collapsed %}
                collapse({{ view.name }}, {{ view.axes }}, true)
        {% endfor %}
        """#

    static let methods = #"""
        {% if adapts %}

        {% if callsAdapt and isForm %}
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                if #available(iOS 17.0, tvOS 17.0, *) { return }
                adapt(to: traitCollection)
            }

        {% endif %}
            /// Adapts to the traits' size classes{% if callsAdapt and not isForm %}; before iOS 17, call it in `traitCollectionDidChange`{% endif %}.
            func adapt(to traits: UITraitCollection) {
                adapt(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
            }

            /// Adapts views and constraints to size classes.
            func adapt(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        {% for set in sizeClassSets %}
                if {{ set.otherwise }} { NSLayoutConstraint.deactivate({{ set.name }}) }
        {% endfor %}
        {% for statement in sizeClassConstants %}
                {{ statement }}
        {% endfor %}
        {% for statement in sizeClassStatements %}
                {{ statement }}
        {% endfor %}
        {% for set in sizeClassSets %}
                if {{ set.condition }} { NSLayoutConstraint.activate({{ set.name }}) }
        {% endfor %}
            }
        {% endif %}
        {% for master in masters %}

            /// Hides or shows the view and everything that follows it.
            func set{{ master.upperName }}Hidden(_ isHidden: Bool) {
        {% for view in master.views %}
                {{ view }}.isHidden = isHidden
        {% endfor %}
        {% for view in master.collapsing %}
                collapse({{ view.name }}, {{ view.axes }}, isHidden)
        {% endfor %}
        {% for constraint in master.constraints %}
                {{ constraint.name }}.constant = isHidden ? 0 : {{ constraint.constantText }}
        {% endfor %}
            }
        {% endfor %}
        {% if collapses %}

            /// Ignores the content size of a view while it is hidden, so that only constraints give it space.
            private func collapse(_ view: {{ viewClass }}, _ axes: [{{ axisType }}], _ isHidden: Bool) {
                let key = ObjectIdentifier(view)
                if isHidden, collapsed[key] == nil {
                    collapsed[key] = axes.map { axis in
                        let (hugging, resistance) = (
                            view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
                        )
                        let length = axis == .horizontal ? view.widthAnchor : view.heightAnchor
                        let constraint = length.constraint(lessThanOrEqualToConstant: 0)
                        constraint.priority = hugging
                        constraint.identifier = "PWAutoCollapse"
                        view.setContentHuggingPriority({{ priorityType }}(1), for: axis)
                        view.setContentCompressionResistancePriority({{ priorityType }}(1), for: axis)
                        return (constraint, hugging: hugging, resistance: resistance)
                    }
                    NSLayoutConstraint.activate(collapsed[key, default: []].map(\.0))
                } else if !isHidden, let parts = collapsed.removeValue(forKey: key) {
                    NSLayoutConstraint.deactivate(parts.map(\.0))
                    for (axis, part) in zip(axes, parts) {
                        view.setContentHuggingPriority(part.hugging, for: axis)
                        view.setContentCompressionResistancePriority(part.resistance, for: axis)
                    }
                }
            }
        {% endif %}
        """#
}
