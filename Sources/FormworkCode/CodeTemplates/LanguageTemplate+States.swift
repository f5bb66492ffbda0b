/// The parts of code for Formwork that handle size classes: formations or lists of constraints for some size classes.
extension LanguageTemplate {
    static let sizeClassMembers = #"""
        {% if sizeClassSets %}
        {% if isChaining %}
            /// The constraints for particular size classes.
            private var sizeClassLayout: FormationLayout<LayoutView>?
        {% else %}
            /// The constraints for particular size classes.
            private var sizeClassConstraints: [[LayoutConstraint]] = []
        {% endif %}
        {% endif %}
        """#

    static let sizeClassConstraints = #"""
        {% if sizeClassSets %}
        {% if isChaining %}
                let sizeClassLayout = FormationLayout(rootView: {{ root }})
                self.sizeClassLayout = sizeClassLayout
        {% for set in sizeClassSets %}
        {% for group in set.groups %}
                sizeClassLayout.view({{ group.view }}).{% if set.isExcept %}except{% else %}install{% endif %}({{ set.classes }})
        {% for constraint in group.constraints %}
                    {{ constraint.code }}
        {% endfor %}
        {% endfor %}
        {% endfor %}
        {% else %}
        {% for set in sizeClassSets %}
                sizeClassConstraints.append(
                    made {
        {% for group in set.groups %}
        \#(made(indent: 16))
        {% endfor %}
                    })
        {% endfor %}
        {% endif %}
        {% endif %}
        {% if adapts %}
                adapt(horizontal: .compact, vertical: .regular)
        {% endif %}
        """#

    static let methods = #"""
        {% if templates or sizeClassSets and not isChaining %}

            /// The constraints that code makes.
            private func made(by make: () -> Void) -> [LayoutConstraint] {
                let start = document.madeConstraints.count
                make()
                return Array(document.madeConstraints[start...])
            }
        {% endif %}
        {% if adapts %}

            /// Adapts views and constraints to size classes; nil means unspecified.
            func adapt(horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?) {
        {% for statement in sizeClassStatements %}
                {{ statement }}
        {% endfor %}
        {% if sizeClassSets %}
        {% if isChaining %}
                sizeClassLayout?.activate(horizontal: horizontal, vertical: vertical)
        {% else %}
                let isInstalled = [
        {% for set in sizeClassSets %}
                    {{ set.condition }},
        {% endfor %}
                ]
                for (constraints, isInstalled) in zip(sizeClassConstraints, isInstalled) where !isInstalled {
                    for constraint in constraints { constraint.isActive = false }
                }
                for (constraints, isInstalled) in zip(sizeClassConstraints, isInstalled) where isInstalled {
                    for constraint in constraints { constraint.isActive = true }
                }
        {% endif %}
        {% endif %}
        {% for statement in sizeClassConstants %}
                {{ statement }}
        {% endfor %}
            }
        {% endif %}
        """#
}
