/// The parts of Objective-C code that handle size classes and hidden views that take no room.
extension ObjectiveCTemplate {
    static let stateMembers = #"""
        {% for set in sizeClassSets %}
            NSArray<NSLayoutConstraint *> *_{{ set.name }};
        {% endfor %}
        {% if collapses %}
            NSMapTable<{{ viewClass }} *, NSArray<NSArray *> *> *_collapsed;
        {% endif %}
        """#

    /// The named constraints of some size classes, for code in which AutoLayoutKit makes the other constraints.
    static let namedOfSizeClasses = #"""
        {% for set in sizeClassSets %}
        {% for constraint in set.constraints %}
        {% if constraint.name %}
            _{{ constraint.name }} = {{ constraint.plain }};
        {% endif %}
        {% endfor %}
        {% endfor %}
        """#

    static let stateConstraints = #"""
        {% if collapses %}
            _collapsed = [NSMapTable weakToStrongObjectsMapTable];
        {% endif %}
        {% for set in sizeClassSets %}
            _{{ set.name }} = @[
        {% for constraint in set.constraints %}
                {{ constraint.item }},
        {% endfor %}
            ];
        {% endfor %}
        {% if adapts %}
            [self adaptToTraits:{{ rootVariable }}.traitCollection];
        {% if not callsAdapt %}
            __weak typeof(self) weakSelf = self;
            [{{ rootVariable }} registerForTraitChanges:@[UITraitHorizontalSizeClass.class, UITraitVerticalSizeClass.class]
                                     withHandler:^(id<UITraitEnvironment> view, UITraitCollection *before) {
                                         [weakSelf adaptToTraits:view.traitCollection];
                                     }];
        {% else %}
            if (@available(iOS 17.0, tvOS 17.0, *)) {
                __weak typeof(self) weakSelf = self;
                [{{ rootVariable }} registerForTraitChanges:@[UITraitHorizontalSizeClass.class, UITraitVerticalSizeClass.class]
                                         withHandler:^(id<UITraitEnvironment> view, UITraitCollection *before) {
                                             [weakSelf adaptToTraits:view.traitCollection];
                                         }];
            }
        {% endif %}
        {% endif %}
        {% for view in collapsed %}
            [self collapse:{{ view.variable }} wide:{% if view.isWide %}YES{% else %}NO{% endif %} high:{% if view.isHigh %}YES{% else %}NO{% endif %} hidden:YES];
        {% endfor %}
        """#

    static let stateMethods = #"""
        {% if adapts %}

        - (void)adaptToTraits:(UITraitCollection *)traits {
            UIUserInterfaceSizeClass horizontal = traits.horizontalSizeClass;
            UIUserInterfaceSizeClass vertical = traits.verticalSizeClass;
        {% for set in sizeClassSets %}
            if ({{ set.otherwise }}) {
                [NSLayoutConstraint deactivateConstraints:_{{ set.name }}];
            }
        {% endfor %}
        {% for statement in sizeClassConstants %}
            {{ statement }}
        {% endfor %}
        {% for statement in sizeClassStatements %}
            {{ statement }}
        {% endfor %}
        {% for set in sizeClassSets %}
            if ({{ set.condition }}) {
                [NSLayoutConstraint activateConstraints:_{{ set.name }}];
            }
        {% endfor %}
        }
        {% endif %}
        {% for master in masters %}

        - (void)set{{ master.upperName }}Hidden:(BOOL)isHidden {
        {% for view in master.variables %}
            {{ view }}.hidden = isHidden;
        {% endfor %}
        {% for view in master.collapsing %}
            [self collapse:{{ view.variable }} wide:{% if view.isWide %}YES{% else %}NO{% endif %} high:{% if view.isHigh %}YES{% else %}NO{% endif %} hidden:isHidden];
        {% endfor %}
        {% for constraint in master.constraints %}
            _{{ constraint.name }}.constant = isHidden ? 0 : {{ constraint.constantText }};
        {% endfor %}
        }
        {% endfor %}
        {% if collapses %}

        /// Ignores the content size of a view while it is hidden, so that only constraints give it space.
        ///
        /// The constraint's priority stores the view's hugging priority; the compression resistance is stored next to it.
        - (void)collapse:({{ viewClass }} *)view wide:(BOOL)wide high:(BOOL)high hidden:(BOOL)isHidden {
            NSArray<NSArray *> *parts = [_collapsed objectForKey:view];
            if (isHidden && parts == nil) {
                NSMutableArray<NSArray *> *made = [NSMutableArray array];
                for ({{ axisType }} axis = {{ axisType }}Horizontal; axis <= {{ axisType }}Vertical; axis++) {
                    if (axis == {{ axisType }}Horizontal ? !wide : !high) {
                        continue;
                    }
                    NSLayoutDimension *length = axis == {{ axisType }}Horizontal ? view.widthAnchor : view.heightAnchor;
                    NSLayoutConstraint *constraint = [length constraintLessThanOrEqualToConstant:0];
                    constraint.priority = [view contentHuggingPriorityFor{{ axisWord }}:axis];
                    constraint.identifier = @"PWAutoCollapse";
                    [made addObject:@[constraint, @([view contentCompressionResistancePriorityFor{{ axisWord }}:axis])]];
                    [view setContentHuggingPriority:1 for{{ axisWord }}:axis];
                    [view setContentCompressionResistancePriority:1 for{{ axisWord }}:axis];
                    constraint.active = YES;
                }
                [_collapsed setObject:made forKey:view];
            } else if (!isHidden && parts != nil) {
                for (NSArray *part in parts) {
                    NSLayoutConstraint *constraint = part[0];
                    NSNumber *resistance = part[1];
                    constraint.active = NO;
                    BOOL isWidth = constraint.firstAttribute == NSLayoutAttributeWidth;
                    {{ axisType }} axis = isWidth ? {{ axisType }}Horizontal : {{ axisType }}Vertical;
                    [view setContentHuggingPriority:constraint.priority for{{ axisWord }}:axis];
                    [view setContentCompressionResistancePriority:resistance.floatValue for{{ axisWord }}:axis];
                }
                [_collapsed removeObjectForKey:view];
            }
        }
        {% endif %}
        """#
}
