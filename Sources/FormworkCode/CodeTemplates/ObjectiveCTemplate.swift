/// The templates of Objective-C code: a header and an implementation file, with layout anchors or with AutoLayoutKit.
///
/// AutoLayoutKit 0.5 doesn't return the constraints that it makes. Constraints that other code refers to have a name, by which they are looked up.
/// Constraints that layout templates add and remove are made with UIKit's own call.
enum ObjectiveCTemplate {
    static let header = #"""
        // Made by Formwork from {{ source }}: {{ title }}.

        #import <{{ kit }}/{{ kit }}.h>
        {% for module in imports %}
        #import <{{ module }}/{{ module }}.h>
        {% endfor %}

        {% for class in classes %}
        @class {{ class }};
        {% endfor %}

        NS_ASSUME_NONNULL_BEGIN

        /// The views of {{ title }} and their constraints.
        @interface {{ name }} : NSObject

        {% if ownerClass %}
        /// What controls call: {{ ownerClass }}.
        {% else %}
        /// What controls call: the owner of the views.
        {% endif %}
        @property (nonatomic, weak, nullable) id owner;

        {% for view in views %}
        /// {{ view.comment }}
        @property (nonatomic, strong, readonly) {{ view.class }} *{{ view.name }};
        {% if view.isOwning %}
        - ({{ view.class }} *){{ view.name }} __attribute__((objc_method_family(none)));
        {% endif %}
        {% endfor %}
        {% for recognizer in recognizers %}
        @property (nonatomic, strong, readonly) {{ recognizer.class }} *{{ recognizer.name }};
        {% endfor %}
        {% for controller in controllers %}
        /// {{ controller.comment }}
        @property (nonatomic, strong, readonly) {{ controller.class }} *{{ controller.name }};
        {% if controller.isOwning %}
        - ({{ controller.class }} *){{ controller.name }} __attribute__((objc_method_family(none)));
        {% endif %}
        {% endfor %}
        {% for constraint in named %}
        @property (nonatomic, strong, readonly) NSLayoutConstraint *{{ constraint.name }};
        {% if constraint.isOwning %}
        - (NSLayoutConstraint *){{ constraint.name }} __attribute__((objc_method_family(none)));
        {% endif %}
        {% endfor %}
        {% for outlet in outlets %}

        /// The outlet `{{ outlet.outlet }}`.
        - (id){{ outlet.outlet }}{% if outlet.isOwning %} __attribute__((objc_method_family(none))){% endif %};
        {% endfor %}

        {% for collection in collections %}

        /// The outlet collection `{{ collection.outlet }}`.
        - (NSArray<{{ collection.type }} *> *){{ collection.name }} __attribute__((objc_method_family(none)));
        {% endfor %}

        - (instancetype)initWithOwner:(nullable id)owner;
        {% if adapts %}

        /// Installs what is for the size classes of traits{% if callsAdapt %}; before iOS 17 `traitCollectionDidChange:` calls it{% endif %}.
        - (void)adaptToTraits:(UITraitCollection *)traits;
        {% endif %}
        {% for template in templates %}

        /// Applies the layout template “{{ template.title }}”.
        - (void){{ template.method }};
        {% endfor %}
        {% for master in masters %}

        /// Hides or shows the view and all that follows it.
        - (void)set{{ master.upperName }}Hidden:(BOOL)isHidden;
        {% endfor %}

        @end

        NS_ASSUME_NONNULL_END
        """#

    /// The implementation with the toolkit's layout anchors.
    static let anchors = head + own + anchorMaker + implementation + anchorConstraints + methods

    /// The implementation with AutoLayoutKit.
    static let autoLayoutKit =
        head + """
            #import <AutoLayoutKit/AutoLayoutKit.h>

            """ + own + maker + implementation + constraints + methods

    private static let head = #"""
        // Made by Formwork from {{ source }}: {{ title }}.
        {% if notConverted %}
        //
        // Not converted:
        {% for item in notConverted %}
        // - {{ item }}
        {% endfor %}
        {% endif %}

        #import "{{ name }}.h"


        """#

    /// The imports of the headers of the application's own classes.
    private static let own = #"""
        {% for class in classes %}
        #import "{{ class }}.h"
        {% endfor %}


        """#

    private static let maker = #"""
        /// A constraint that AutoLayoutKit has no words for, or that comes and goes.
        __attribute__((unused))
        static NSLayoutConstraint *LayoutConstraint(
            id first, NSLayoutAttribute firstAttribute, NSLayoutRelation relation, id second, NSLayoutAttribute secondAttribute,
            CGFloat multiplier, CGFloat constant, UILayoutPriority priority, NSString *identifier) {
            NSLayoutConstraint *constraint = [NSLayoutConstraint constraintWithItem:first
                                                                          attribute:firstAttribute
                                                                          relatedBy:relation
                                                                             toItem:second
                                                                          attribute:secondAttribute
                                                                         multiplier:multiplier
                                                                           constant:constant];
            constraint.priority = priority;
            constraint.identifier = identifier;
            return constraint;
        }


        """#

    private static let anchorMaker = #"""
        {% if hasDetails %}
        /// A constraint with a priority and an identifier.
        static NSLayoutConstraint *LayoutConstraint(NSLayoutConstraint *constraint, float priority, NSString *identifier) {
            constraint.priority = priority;
            constraint.identifier = identifier;
            return constraint;
        }
        {% endif %}


        """#

    private static let implementation = #"""
        {% if replaceable or templates or sizeClassSets or collapses %}
        @implementation {{ name }} {
        {% if replaceable %}
            NSArray<NSLayoutConstraint *> *_replaceableConstraints;
        {% endif %}
        {% for template in templates %}
            NSArray<NSLayoutConstraint *> *_{{ template.name }}Constraints;
        {% endfor %}
        \#(stateMembers)
        }
        {% else %}
        @implementation {{ name }}
        {% endif %}

        - (instancetype)init {
            return [self initWithOwner:nil];
        }

        - (instancetype)initWithOwner:(id)owner {
            self = [super init];
            if (self) {
                _owner = owner;
        {% for view in views %}
                _{{ view.name }} = {{ view.initializer }};
        {% endfor %}
        {% for recognizer in recognizers %}
                _{{ recognizer.name }} = {{ recognizer.initializer }};
        {% endfor %}
        {% for controller in controllers %}
                _{{ controller.name }} = {{ controller.initializer }};
        {% endfor %}
                [self addViews];
        {% if hasConstraints or templates %}
                [self addConstraints];
        {% endif %}
        {% if recognizers or actions %}
                [self addActions];
        {% endif %}
        {% if bindings %}
                [self addBindings];
        {% endif %}
            }
            return self;
        }
        {% for outlet in outlets %}

        - (id){{ outlet.outlet }} {
            return _{{ outlet.property }};
        }
        {% endfor %}
        {% for collection in collections %}

        - (NSArray<{{ collection.type }} *> *){{ collection.name }} {
            return @[{% for property in collection.properties %}_{{ property }}, {% endfor %}];
        }
        {% endfor %}

        - (void)addViews {
        {% for view in views %}
        {% for statement in view.statements %}
            {{ statement }}
        {% endfor %}
        {% for statement in view.placing %}
            {{ statement }}
        {% endfor %}

        {% endfor %}
        }


        """#

    private static let constraints = #"""
        {% if hasConstraints or templates %}
        - (void)addConstraints {
        {% for group in groups %}
        {% if group.hasWords %}
            [ALKConstraints layout:_{{ group.view }} do:^(ALKConstraints *c) {
        {% for constraint in group.constraints %}
        {% if not constraint.isPlain %}
        {% for line in constraint.lines %}
                {{ line }}
        {% endfor %}
        {% endif %}
        {% endfor %}
            }];
        {% endif %}
        {% for constraint in group.constraints %}
        {% if constraint.isPlain %}
        {% if constraint.name %}
            _{{ constraint.name }} = {{ constraint.plain }};
            _{{ constraint.name }}.active = YES;
        {% else %}
            {{ constraint.plain }}.active = YES;
        {% endif %}
        {% else %}
        {% if constraint.name %}
            _{{ constraint.name }} = {{ constraint.lookup }};
        {% if constraint.identifierLiteral %}
            _{{ constraint.name }}.identifier = {{ constraint.identifierLiteral }};
        {% endif %}
        {% endif %}
        {% endif %}
        {% endfor %}
        {% endfor %}
        {% if replaceable %}
        {% for constraint in replaceable %}
        {% if constraint.name %}
            _{{ constraint.name }} = {{ constraint.plain }};
        {% endif %}
        {% endfor %}
            _replaceableConstraints = @[
        {% for constraint in replaceable %}
                {{ constraint.item }},
        {% endfor %}
            ];
            [NSLayoutConstraint activateConstraints:_replaceableConstraints];
        {% endif %}
        {% for template in templates %}
            _{{ template.name }}Constraints = @[
        {% for constraint in template.constraints %}
                {{ constraint.plain }},
        {% endfor %}
            ];
        {% endfor %}
        \#(namedOfSizeClasses)
        \#(stateConstraints)
        {% for view in masked %}
            _{{ view }}.translatesAutoresizingMaskIntoConstraints = YES;
        {% endfor %}
        }
        {% endif %}


        """#

    private static let anchorConstraints = #"""
        {% if hasConstraints or templates %}
        - (void)addConstraints {
        {% for constraint in named %}
            _{{ constraint.name }} = {{ constraint.plain }};
        {% endfor %}
        {% if replaceable %}
            _replaceableConstraints = @[
        {% for constraint in replaceable %}
                {{ constraint.item }},
        {% endfor %}
            ];
        {% endif %}
        {% for template in templates %}
            _{{ template.name }}Constraints = @[
        {% for constraint in template.constraints %}
                {{ constraint.plain }},
        {% endfor %}
            ];
        {% endfor %}
        {% if groups %}
            [NSLayoutConstraint activateConstraints:@[
        {% for group in groups %}
        {% for constraint in group.constraints %}
                {{ constraint.item }},
        {% endfor %}
        {% endfor %}
            ]];
        {% endif %}
        {% if replaceable %}
            [NSLayoutConstraint activateConstraints:_replaceableConstraints];
        {% endif %}
        \#(stateConstraints)
        }
        {% endif %}


        """#

    private static let methods = #"""
        {% if recognizers or actions %}
        - (void)addActions {
        {% for recognizer in recognizers %}
        {% for statement in recognizer.statements %}
            {{ statement }}
        {% endfor %}
            [_{{ recognizer.view }} addGestureRecognizer:_{{ recognizer.name }}];
        {% endfor %}
        {% for action in actions %}
            {{ action }}
        {% endfor %}
        }
        {% endif %}
        {% if bindings %}

        - (void)addBindings {
        {% for statement in bindings %}
            {{ statement }}
        {% endfor %}
        }
        {% endif %}
        {% for template in templates %}

        - (void){{ template.method }} {
        {% if template.replacesAll %}
            [NSLayoutConstraint deactivateConstraints:_replaceableConstraints];
        {% else %}
        {% for place in template.replaces %}
            _replaceableConstraints[{{ place }}].active = NO;
        {% endfor %}
        {% endif %}
        {% for other in template.replacesOfOthers %}
        {% if other.isAll %}
            [NSLayoutConstraint deactivateConstraints:_{{ other.name }}Constraints];
        {% else %}
        {% for place in other.places %}
            _{{ other.name }}Constraints[{{ place }}].active = NO;
        {% endfor %}
        {% endif %}
        {% endfor %}
            [NSLayoutConstraint activateConstraints:_{{ template.name }}Constraints];
        {% for statement in template.statements %}
            {{ statement }}
        {% endfor %}
        }
        {% endfor %}
        \#(stateMethods)

        @end
        """#
}
