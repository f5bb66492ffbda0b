/// The templates of Objective-C code: a header and an implementation file, with layout anchors or with AutoLayoutKit.
///
/// AutoLayoutKit 0.5 doesn't return the constraints that it makes. Constraints that other code refers to have a name, by which they are looked up.
/// Constraints that layout templates add and remove are made with UIKit's own call.
enum ObjectiveCTemplate {
    /// The implementation with the toolkit's layout anchors.
    static let anchors = head + own + anchorMaker + implementation + anchorConstraints + methods

    /// The implementation with AutoLayoutKit.
    static let autoLayoutKit =
        head + """
            #import <AutoLayoutKit/AutoLayoutKit.h>

            """ + own + maker + implementation + constraints + methods

    private static let head = #"""
        \#(KitTemplate.notice)

        #import "{{ name }}.h"


        """#

    /// The imports of the headers of the application's own classes.
    private static let own = #"""
        {% for header in headers %}
        #import "{{ header }}.h"
        {% endfor %}
        {% for module in modules %}
        @import {{ module }};
        {% endfor %}


        """#

    private static let maker = #"""
        /// A constraint that AutoLayoutKit can't express, or that is activated and deactivated.
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

    private static let ownerInitializer = #"""
        - (instancetype)init {
            return [self initWithOwner:nil];
        }

        - (instancetype)initWithOwner:(id)owner {
            self = [super init];
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

        {% if isTableCell %}
        {% if isCell %}
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
            self = [super initWithStyle:{{ cellStyle }} reuseIdentifier:reuseIdentifier];
        {% else %}
        \#(ownerInitializer)
        {% endif %}
        {% else %}
        {% if isCell %}
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
        {% else %}
        \#(ownerInitializer)
        {% endif %}
        {% endif %}
            if (self) {
        {% if not isCell %}
                _owner = owner;
        {% endif %}
        {% for view in views %}
        {% if view.isDeclared %}
                _{{ view.name }} = {{ view.initializer }};
        {% endif %}
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
        {% for assignment in assignments %}
                {{ assignment }}
        {% endfor %}
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

        - ({{ outlet.pointer }}){{ outlet.outlet }} {
            return {{ outlet.variable }};
        }
        {% endfor %}
        {% for collection in collections %}

        - (NSArray<{{ collection.type }} *> *){{ collection.name }} {
            return @[{{ collection.variables|join:", " }}];
        }
        {% endfor %}

        - (void)addViews {
        {% for line in unmasking %}
            {{ line }}
        {% endfor %}

        {% for view in views %}
        {% for statement in view.ownStatements %}
            {{ statement }}
        {% endfor %}
        {% for statement in view.placing %}
            {{ statement }}
        {% endfor %}
        {% if view.endsParagraph %}

        {% endif %}
        {% endfor %}
        }


        """#

    /// The constraints of layout templates.
    private static let templateConstraints = #"""
        {% for template in templates %}
            _{{ template.name }}Constraints = @[
        {% for constraint in template.constraints %}
                {{ constraint.plain }},
        {% endfor %}
            ];
        {% endfor %}
        """#

    private static let constraints = #"""
        {% if hasConstraints or templates %}
        - (void)addConstraints {
        {% for group in groups %}
        {% if group.hasWords %}
            [ALKConstraints layout:{{ group.variable }} do:^(ALKConstraints *c) {
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
        \#(templateConstraints)
        \#(namedOfSizeClasses)
        \#(stateConstraints)
        {% for view in masked %}
            {{ view }}.translatesAutoresizingMaskIntoConstraints = YES;
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
        \#(templateConstraints)
        {% if groups %}
            [NSLayoutConstraint activateConstraints:@[
        {% for group in groups %}
        {% if not forloop.first %}

        {% endif %}
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
        {% if ownerStatements %}
        - (void)setOwner:(id)owner {
        {% if disconnecting %}
            if (_owner != nil) {
        {% for statement in disconnecting %}
                {{ statement }}
        {% endfor %}
            }
        {% endif %}
            _owner = owner;
        {% for statement in ownerStatements %}
            {{ statement }}
        {% endfor %}
        }

        {% endif %}
        {% if recognizers or actions %}
        - (void)addActions {
        {% for recognizer in recognizers %}
        {% for statement in recognizer.statements %}
            {{ statement }}
        {% endfor %}
            [{{ recognizer.viewVariable }} addGestureRecognizer:_{{ recognizer.name }}];
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
