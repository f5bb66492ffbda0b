/// The templates of classes for objects that aren't views.
enum ObjectTemplate {
    /// The Swift class.
    static let swift = #"""
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

        /// {{ title }}, from {{ source }}.
        {% if ownClass %}
        ///
        /// `{{ ownClass }}` derives from it in place of `{{ superclass }}`, and leaves out the outlets that stand here.
        {% endif %}
        {% if superclass %}
        class {{ name }}: {{ inherits }} {
        {% else %}
        @MainActor
        final class {{ name }} {
        {% endif %}
        {% for target in targets %}
            /// {{ target.comment }}
            private weak var {{ target.name }}: AnyObject?
        {% endfor %}
        {% for property in properties %}
            /// {{ property.comment }}
        {% for line in property.lines %}
            {{ line }}
        {% endfor %}
        {% endfor %}
        {% for section in sections %}

            // MARK: {{ section.title }}

        {% for line in section.lines %}
            {{ line }}
        {% endfor %}
        {% endfor %}
        }
        """#

    /// The Objective-C header.
    static let header = #"""
        // Made by Formwork from {{ source }}: {{ title }}.

        #import <{{ kit }}/{{ kit }}.h>

        {% for class in classes %}
        @class {{ class }};
        {% endfor %}

        NS_ASSUME_NONNULL_BEGIN

        /// {{ title }}, from {{ source }}.
        @interface {{ name }} : NSObject

        {% for property in properties %}
        /// {{ property.comment }}
        @property (nonatomic, strong, readonly) {{ property.type }} *{{ property.name }};
        {% if property.isOwning %}
        - ({{ property.type }} *){{ property.name }} __attribute__((objc_method_family(none)));
        {% endif %}
        {% endfor %}

        {% for line in declarations %}
        {{ line }}
        {% endfor %}

        @end

        NS_ASSUME_NONNULL_END
        """#

    /// The Objective-C implementation.
    static let objectiveC = #"""
        // Made by Formwork from {{ source }}: {{ title }}.
        {% if notConverted %}
        //
        // Not converted:
        {% for item in notConverted %}
        // - {{ item }}
        {% endfor %}
        {% endif %}

        #import "{{ name }}.h"
        {% for class in classes %}
        #import "{{ class }}.h"
        {% endfor %}

        @implementation {{ name }} {
        {% for target in targets %}
            /// {{ target.comment }}
            __weak id _{{ target.name }};
        {% endfor %}
        }
        {% for section in sections %}

        #pragma mark - {{ section.title }}

        {% for line in section.lines %}
        {{ line }}
        {% endfor %}
        {% endfor %}

        @end
        """#
}
