/// The template of Swift code for Formwork.
enum LanguageTemplate {
    static let text = #"""
        \#(KitTemplate.notice)

        import Formwork

        /// The views of {{ title }} and their constraints{% if ownerClass %}, which {{ ownerClass }} owns{% endif %}.
        final class {{ name }} {
            let document: DocumentDraft

            // MARK: Views

        {% for view in views %}
        {% if view.comment %}
            /// {{ view.comment }}
        {% endif %}
            let {{ view.name }}: LayoutView
        {% endfor %}
        {% for outlet in outlets %}
        {% if outlet.isView %}
            /// The outlet `{{ outlet.outlet }}`.
            var {{ outlet.outlet }}: LayoutView { {{ outlet.property }} }
        {% endif %}
        {% endfor %}
        {% for collection in collections %}
            /// The outlet collection `{{ collection.outlet }}`.
            var {{ collection.name }}: [LayoutView] { [{{ collection.properties | join:", " }}] }
        {% endfor %}

        {% if named or replaceable or templates %}
            // MARK: Constraints

        {% for constraint in named %}
            private(set) var {{ constraint.name }}: LayoutConstraint?
        {% endfor %}
        {% if replaceable %}
            /// The constraints that layout templates replace.
            private var replaceableConstraints: [LayoutConstraint] = []
        {% endif %}
        {% for template in templates %}
            /// The constraints of the layout template “{{ template.title }}”.
            private var {{ template.name }}Constraints: [LayoutConstraint] = []
        {% endfor %}
        {% endif %}
        \#(sizeClassMembers)

            // MARK: Setup

            init(in document: DocumentDraft = DocumentDraft(platform: .{{ platform }})) {
                self.document = document
        {% for view in views %}
                {{ view.name }} = {{ view.initializer }}
        {% endfor %}
                addViews()
                addConstraints()
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
        {% if isChaining %}
                let layout = FormationLayout(rootView: {{ root }})
        {% endif %}
        \#(said("groups", indent: 8))
        {% if isChaining %}
                layout.activate()
        {% endif %}
        {% if replaceable %}
                replaceableConstraints = made {
        {% if isChaining %}
                    let layout = FormationLayout(rootView: {{ root }})
        {% endif %}
        \#(said("replaceableGroups", indent: 12))
        {% if isChaining %}
                    layout.activate()
        {% endif %}
                }
        {% endif %}
        \#(sizeClassConstraints)
        {% for view in masked %}
                {{ view }}.translatesAutoresizingMaskIntoConstraints = true
        {% endfor %}
            }
        \#(methods)
        {% for template in templates %}

            /// Applies the layout template “{{ template.title }}”.
            func {{ template.method }}() {
                for number in [{{ template.replaces|join:", " }}] as [Int] { replaceableConstraints[number].isActive = false }
        {% for other in template.replacesOfOthers %}
                if !{{ other.name }}Constraints.isEmpty {
                    for number in [{{ other.places|join:", " }}] { {{ other.name }}Constraints[number].isActive = false }
                }
        {% endfor %}
                if {{ template.name }}Constraints.isEmpty {
                    {{ template.name }}Constraints = made {
        {% if isChaining %}
                        let layout = FormationLayout(rootView: {{ root }})
        {% endif %}
        \#(said("template.groups", indent: 16))
        {% if isChaining %}
                        layout.activate()
        {% endif %}
                    }
                } else {
                    for constraint in {{ template.name }}Constraints { constraint.isActive = true }
                }
        {% for view in masked %}
                {{ view }}.translatesAutoresizingMaskIntoConstraints = true
        {% endfor %}
        {% for statement in template.statements %}
                {{ statement }}
        {% endfor %}
            }
        {% endfor %}
        {% for master in masters %}

            /// Hides or shows the view and everything that follows it.
            func set{{ master.upperName }}Hidden(_ isHidden: Bool) {
        {% for view in master.views %}
                {{ view }}.isHidden = isHidden
        {% endfor %}
        {% for constraint in master.constraints %}
                {{ constraint.name }}?.constant = isHidden ? 0 : {{ constraint.constantText }}
        {% endfor %}
            }
        {% endfor %}
        }
        """#

    /// Returns the template of the constraints in a list of groups, in either language.
    ///
    /// - Parameters:
    ///   - groups: the name of the list.
    ///   - indent: the number of spaces before the code.
    static func said(_ groups: String, indent: Int) -> String {
        let blanks = String(repeating: " ", count: indent)
        return #"""
            {% for group in \#(groups) %}
            {% if isChaining %}
            \#(blanks)layout.view({{ group.view }})
            {% for constraint in group.constraints %}
            \#(blanks)    {{ constraint.code }}
            {% endfor %}
            {% else %}
            \#(made(indent: indent))
            {% endif %}
            {% endfor %}
            """#
    }

    /// Returns the template of a group's constraints in the set/make language.
    ///
    /// - Parameter indent: the number of spaces before the code.
    static func made(indent: Int) -> String {
        let blanks = String(repeating: " ", count: indent)
        return #"""
            \#(blanks){{ group.view }}.layout { c in
            {% for constraint in group.constraints %}
            {% for line in constraint.lines %}
            \#(blanks)    {{ line }}
            {% endfor %}
            {% endfor %}
            \#(blanks)}
            """#
    }
}
