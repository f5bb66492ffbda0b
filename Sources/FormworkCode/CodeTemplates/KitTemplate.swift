/// The template of Swift with UIKit or AppKit.
enum KitTemplate {
    static let text = #"""
        // Made by Formwork from {{ source }}: {{ title }}.
        {% if notConverted %}
        //
        // Not converted:
        {% for item in notConverted %}
        // - {{ item }}
        {% endfor %}
        {% endif %}

        import {{ kit }}
        {% for module in imports %}
        import {{ module }}
        {% endfor %}

        /// The views of {{ title }} and their constraints.
        @MainActor
        final class {{ name }} {
        {% if ownerClass %}
            /// What controls call: {{ ownerClass }}.
        {% else %}
            /// What controls call: the owner of the views.
        {% endif %}
            weak var owner: AnyObject?

            // MARK: Views

        {% for view in views %}
            /// {{ view.comment }}
        {% if view.exists %}
            var {{ view.name }}: {{ view.class }} { {{ view.initializer }} }
        {% else %}
            let {{ view.name }} = {{ view.initializer }}
        {% endif %}
        {% endfor %}
        {% for recognizer in recognizers %}
            let {{ recognizer.name }} = {{ recognizer.initializer }}
        {% endfor %}
        {% for outlet in outlets %}
            /// The outlet `{{ outlet.outlet }}`.
            var {{ outlet.outlet }}: {{ outlet.type }} { {{ outlet.property }} }
        {% endfor %}
        {% for collection in collections %}
            /// The outlet collection `{{ collection.outlet }}`.
            var {{ collection.name }}: [{{ collection.type }}] { [{{ collection.properties | join:", " }}] }
        {% endfor %}

        {% if named or replaceable or templates %}
            // MARK: Constraints

        {% for constraint in named %}
            private(set) lazy var {{ constraint.name }} = {{ constraint.code }}
        {% endfor %}
        {% endif %}
        {% if replaceable %}

            /// The constraints that layout templates replace.
            private lazy var replaceableConstraints: [NSLayoutConstraint] = [
        {% for constraint in replaceable %}
                {{ constraint.use }},
        {% endfor %}
            ]
        {% endif %}
        {% for template in templates %}

            /// The constraints of the layout template “{{ template.title }}”.
            private lazy var {{ template.name }}Constraints: [NSLayoutConstraint] = [
        {% for constraint in template.constraints %}
                {{ constraint.code }},
        {% endfor %}
            ]
        {% endfor %}

            // MARK: Making

            init(owner: AnyObject? = nil) {
                self.owner = owner
                addViews()
                addConstraints()
        {% if recognizers or actions %}
                addActions()
        {% endif %}
            }

            private func addViews() {
        {% for view in views %}
        {% for statement in view.statements %}
                {{ statement }}
        {% endfor %}
        {% for statement in view.placing %}
                {{ statement }}
        {% endfor %}

        {% endfor %}
            }

            private func addConstraints() {
        {% if hasConstraints %}
                var constraints: [NSLayoutConstraint] = []
        {% for group in groups %}
                constraints += [
        {% for constraint in group.constraints %}
                    {{ constraint.use }},
        {% endfor %}
                ]
        {% endfor %}
        {% if replaceable %}
                constraints += replaceableConstraints
        {% endif %}
                NSLayoutConstraint.activate(constraints)
        {% endif %}
            }
        {% if recognizers or actions %}

            private func addActions() {
        {% for recognizer in recognizers %}
        {% for statement in recognizer.statements %}
                {{ statement }}
        {% endfor %}
                {{ recognizer.view }}.addGestureRecognizer({{ recognizer.name }})
        {% endfor %}
        {% for action in actions %}
                {{ action }}
        {% endfor %}
            }
        {% endif %}
        {% for template in templates %}

            /// Applies the layout template “{{ template.title }}”.
            func {{ template.method }}() {
        {% if template.replaces %}
        {% if template.replacesAll %}
                NSLayoutConstraint.deactivate(replaceableConstraints)
        {% else %}
                NSLayoutConstraint.deactivate([{{ template.replaces|join:", " }}].map { replaceableConstraints[$0] })
        {% endif %}
        {% endif %}
        {% for other in template.replacesOfOthers %}
        {% if other.isAll %}
                NSLayoutConstraint.deactivate({{ other.name }}Constraints)
        {% else %}
                NSLayoutConstraint.deactivate([{{ other.places|join:", " }}].map { {{ other.name }}Constraints[$0] })
        {% endif %}
        {% endfor %}
                NSLayoutConstraint.activate({{ template.name }}Constraints)
        {% for statement in template.statements %}
                {{ statement }}
        {% endfor %}
            }
        {% endfor %}
        {% for master in masters %}

            /// Hides or shows the view and all that follows it.
            func set{{ master.upperName }}Hidden(_ isHidden: Bool) {
        {% for view in master.views %}
                {{ view }}.isHidden = isHidden
        {% endfor %}
        {% for constraint in master.constraints %}
                {{ constraint.name }}.constant = isHidden ? 0 : {{ constraint.constantText }}
        {% endfor %}
            }
        {% endfor %}
        }

        extension NSLayoutConstraint {
            fileprivate func with(priority: Float = 1000, identifier: String? = nil) -> NSLayoutConstraint {
                self.priority = {{ priorityType }}(priority)
                self.identifier = identifier
                return self
            }
        }
        """#
}
