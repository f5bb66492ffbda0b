/// The template of Swift code for UIKit or AppKit.
enum KitTemplate {
    static let text = head + layout + members + making + body + end

    /// The list of unconverted parts, and the imports.
    static let head = #"""
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


        """#

    /// The opening of the layout class, which holds an owner's views.
    static let layout = #"""
        /// The views of {{ title }} and their constraints.
        @MainActor
        final class {{ name }} {
        {% if ownerClass %}
            /// What controls call: {{ ownerClass }}.
        {% else %}
            /// What controls call: the owner of the views.
        {% endif %}
            weak var owner: AnyObject?


        """#

    /// The properties of the class.
    static let members = #"""
        {% if hasMembers %}
            // MARK: Views

        {% for view in views %}
        {% if view.isDeclared %}
            /// {{ view.comment }}
        {% if view.exists %}
            var {{ view.name }}: {{ view.class }} { {{ view.initializer }} }
        {% else %}
            let {{ view.name }} = {{ view.initializer }}
        {% endif %}
        {% endif %}
        {% endfor %}
        {% for recognizer in recognizers %}
            let {{ recognizer.name }} = {{ recognizer.initializer }}
        {% endfor %}
        {% for controller in controllers %}
            /// {{ controller.comment }}
            let {{ controller.name }} = {{ controller.initializer }}
        {% endfor %}
        {% for outlet in outlets %}
            /// The outlet `{{ outlet.outlet }}`.
            var {{ outlet.outlet }}: {{ outlet.type }} { {{ outlet.property }} }
        {% endfor %}
        {% for collection in collections %}
            /// The outlet collection `{{ collection.outlet }}`.
            var {{ collection.name }}: [{{ collection.type }}] { [{{ collection.properties | join:", " }}] }
        {% endfor %}

        {% endif %}
        {% if named or replaceable or templates or sizeClassSets %}
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

        \#(sizeClassMembers)

        """#

    /// The initializer of the class.
    static let making = #"""
            // MARK: Making

            init(owner: AnyObject? = nil) {
                self.owner = owner
                addViews()
        {% if hasConstraints %}
                addConstraints()
        {% endif %}
        {% if recognizers or actions %}
                addActions()
        {% endif %}
        {% if bindings %}
                addBindings()
        {% endif %}
            }


        """#

    /// The methods of the class.
    static let body = #"""
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

        {% if hasConstraints %}

            private func addConstraints() {
        {% for block in blocks %}
                {{ block.view }}.snp.makeConstraints { make in
        {% for constraint in block.constraints %}
                    {{ constraint.statement }}
        {% endfor %}
                }
        {% endfor %}
        {% if activates %}
                var constraints: [NSLayoutConstraint] = []
        {% for group in kitGroups %}
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
        \#(adapting)
            }
        {% endif %}
        {% if recognizers or actions or triggers %}

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
        {% for trigger in triggers %}
                {{ trigger }}
        {% endfor %}
            }
        {% endif %}
        {% if bindings %}

            private func addBindings() {
        {% for statement in bindings %}
                {{ statement }}
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
        \#(methods)

        """#

    /// The end of the class, and the helpers that its constraints use.
    static let end = #"""
        }
        {% if hasDetails %}

        extension NSLayoutConstraint {
            fileprivate func with(priority: Float = 1000, identifier: String? = nil) -> NSLayoutConstraint {
                self.priority = {{ priorityType }}(priority)
                self.identifier = identifier
                return self
            }
        }
        {% endif %}
        {% if olderGuides %}

        /// What has anchors: a view, or a guide.
        @MainActor
        private protocol Anchored {
            var leadingAnchor: NSLayoutXAxisAnchor { get }
            var trailingAnchor: NSLayoutXAxisAnchor { get }
            var leftAnchor: NSLayoutXAxisAnchor { get }
            var rightAnchor: NSLayoutXAxisAnchor { get }
            var centerXAnchor: NSLayoutXAxisAnchor { get }
            var topAnchor: NSLayoutYAxisAnchor { get }
            var bottomAnchor: NSLayoutYAxisAnchor { get }
            var centerYAnchor: NSLayoutYAxisAnchor { get }
            var widthAnchor: NSLayoutDimension { get }
            var heightAnchor: NSLayoutDimension { get }
        }

        extension {{ viewClass }}: Anchored {}
        extension {{ guideClass }}: Anchored {}

        extension {{ viewClass }} {
        {% for guide in olderGuides %}
            /// `{{ guide.guide }}`, or what stands for it before {{ guide.system }} {{ guide.version }}.
            fileprivate var {{ guide.name }}: any Anchored {
                if #available({{ guide.system }} {{ guide.version }}, *) {
                    return {{ guide.guide }}
                } else {
                    return {{ guide.fallback }}
                }
            }

        {% endfor %}
        }
        {% endif %}
        """#
}
