/// Headers for Objective-C code, which is checked without Apple's.
enum ObjectiveCHeaders {
    /// The 72 make methods and the 2 set methods of AutoLayoutKit 0.5.
    static let autoLayoutKit: String = {
        var methods: [String] = []
        for relation in ["equalTo", "lessThan", "greaterThan"] {
            var ends = [":(id)related s:(ALKAttribute)other"]
            for options in [
                [" times:(CGFloat)multiplier"], [" plus:(CGFloat)constant", " minus:(CGFloat)constant"], [" on:(UIView *)target"],
                [" name:(NSString *)name"],
            ] { ends += ends.flatMap { end in options.map { end + $0 } } }
            methods += ends.map { "- (void)make:(ALKAttribute)attribute \(relation)\($0);" }
        }
        return """
            #pragma once
            #import <UIKit/UIKit.h>
            typedef NS_ENUM(NSInteger, ALKAttribute) {
                ALKLeft, ALKRight, ALKTop, ALKBottom, ALKLeading, ALKTrailing, ALKWidth, ALKHeight,
                ALKCenterX, ALKCenterY, ALKBaseline, ALKNone
            };
            @interface ALKConstraints : NSObject
            + (ALKConstraints *)layout:(UIView *)view do:(void (^)(ALKConstraints *c))block;
            - (void)setPriority:(UILayoutPriority)priority;
            - (void)setPriorityRequired;
            - (void)setPriorityDefaultHigh;
            - (void)setPriorityDefaultLow;
            - (void)setPriorityFittingSizeLevel;
            - (void)set:(ALKAttribute)attribute to:(CGFloat)constant;
            - (void)set:(ALKAttribute)attribute to:(CGFloat)constant name:(NSString *)name;
            \(methods.joined(separator: "\n"))
            @end
            @interface UIView (ALKNamedConstraints)
            - (NSLayoutConstraint *)alk_constraintWithName:(NSString *)name;
            - (void)alk_removeConstraintWithName:(NSString *)name;
            @end

            """
    }()

    private static let literal = Pattern(#"@?"(?:[^"\\\n]|\\.)*""#)
    private static let comment = Pattern(#"//[^\n]*"#)
    private static let word = Pattern(#"\b((?:UI|NS|CG|WK|MK|MTK|MTL|GLK|SCN|SK|AR|PDF)[A-Z]\w*)\b"#)
    private static let anyWord = Pattern(#"\b(\w+)\b"#)
    private static let ownClass = Pattern(#"@interface (\w+)"#)
    private static let text = Pattern("(?:AttributeName|Binding|BindingOption|LocaleIdentifier)$")
    /// Places of class names; the last is that of a class whose shared instance is used: `NSApplication.sharedApplication`.
    private static let classes = [
        #"\b([A-Za-z_]\w*) \*(?!\))"#, #"\[\[(\w+) alloc\]"#, #"\[([A-Z]\w*) \w"#, #"^@class (\w+);"#, #"\b([A-Z]\w*) \*\)"#,
        #"^@interface \w+ : (\w+)"#, #"(?<![\w.])((?:UI|NS)[A-Z]\w*)\.[a-z]"#,
    ].map { Pattern($0, options: "m") }

    /// Returns declarations for the names of UIKit or AppKit in texts: classes without members, and constants.
    static func kit(_ texts: [String]) -> String {
        @Sendable func names(_ pattern: Pattern, _ text: String) -> [String] { pattern.all(text).map { $0[1] } }
        let known = Set(names(anyWord, foundation + autoLayoutKit))
        let found = pooled(texts) { text in
            // Words in string literals and comments are not code.
            let code = literal.replaced(in: comment.replaced(in: text, by: ""), by: "@\"\"")
            return (words: Set(names(word, code)), classes: Set(classes.flatMap { names($0, code) }), own: names(ownClass, code))
        }
        let own = Set(found.flatMap(\.own))
        let used = Set(found.flatMap(\.classes)).subtracting(known).subtracting(own).subtracting(["id"]).union(["UIView", "NSView"])
        let constants = Set(found.flatMap(\.words)).subtracting(used).subtracting(known).subtracting(own)
        let declarations =
            used.sorted().map { "@class \($0);" }
            + constants.sorted().map { text.found(in: $0) ? "extern NSString *const \($0);" : "extern const NSInteger \($0);" }
            + ["@interface UIView : NSObject\n@end"] + used.subtracting(["UIView"]).sorted().map { "@interface \($0) : UIView\n@end" }
        return foundation + declarations.joined(separator: "\n") + "\n"
    }

    private static let foundation = """
        #pragma once
        #define NS_ENUM(type, name) enum name : type name; enum name : type
        #define NS_ASSUME_NONNULL_BEGIN
        #define NS_ASSUME_NONNULL_END
        #define NSLocalizedString(key, comment) (key)
        #define nil ((id)0)
        #define NSZeroRect ((NSRect){{0, 0}, {0, 0}})
        #define CGFLOAT_MAX 1.7976931348623157e+308
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        typedef signed char BOOL;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef double CGFloat;
        typedef float UILayoutPriority;
        typedef struct { CGFloat x, y; } CGPoint;
        typedef struct { CGFloat width, height; } CGSize;
        typedef struct { CGPoint origin; CGSize size; } CGRect;
        typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
        typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
        typedef struct { NSUInteger location, length; } NSRange;
        typedef CGPoint NSPoint;
        typedef CGSize NSSize;
        typedef CGRect NSRect;
        typedef UIEdgeInsets NSEdgeInsets;
        static inline NSPoint NSMakePoint(CGFloat x, CGFloat y) { return (NSPoint){x, y}; }
        static inline NSSize NSMakeSize(CGFloat width, CGFloat height) { return (NSSize){width, height}; }
        static inline NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height) { return (NSRect){{x, y}, {width, height}}; }
        static inline NSEdgeInsets NSEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
            return (NSEdgeInsets){top, left, bottom, right};
        }
        static inline CGPoint CGPointMake(CGFloat x, CGFloat y) { return (CGPoint){x, y}; }
        static inline CGSize CGSizeMake(CGFloat width, CGFloat height) { return (CGSize){width, height}; }
        static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) { return (CGRect){{x, y}, {width, height}}; }
        static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
            return (UIEdgeInsets){top, left, bottom, right};
        }
        static inline NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
            return (NSDirectionalEdgeInsets){top, leading, bottom, trailing};
        }
        static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) { return (NSRange){location, length}; }
        @class NSString, NSArray;
        SEL NSSelectorFromString(NSString *name);
        Class NSClassFromString(NSString *name);
        __attribute__((objc_root_class)) @interface NSObject
        + (instancetype)alloc;
        - (instancetype)init;
        + (instancetype)new;
        + (Class)class;
        - (void)setValue:(id)value forKey:(NSString *)key;
        - (void)setValue:(id)value forKeyPath:(NSString *)key;
        @end
        @interface NSString : NSObject
        @end
        @interface NSConstantString : NSString
        @end
        @interface NSNumber : NSObject
        @property (readonly) BOOL boolValue;
        @property (readonly) float floatValue;
        + (NSNumber *)numberWithFloat:(float)value;
        + (NSNumber *)numberWithInt:(int)value;
        + (NSNumber *)numberWithDouble:(double)value;
        + (NSNumber *)numberWithInteger:(NSInteger)value;
        + (NSNumber *)numberWithLong:(long)value;
        + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
        + (NSNumber *)numberWithLongLong:(long long)value;
        + (NSNumber *)numberWithBool:(BOOL)value;
        + (NSNumber *)numberWithChar:(char)value;
        @end
        @interface NSValue : NSObject
        + (NSValue *)valueWithCGPoint:(CGPoint)value;
        + (NSValue *)valueWithPoint:(NSPoint)value;
        + (NSValue *)valueWithSize:(NSSize)value;
        + (NSValue *)valueWithRect:(NSRect)value;
        + (NSValue *)valueWithCGSize:(CGSize)value;
        + (NSValue *)valueWithCGRect:(CGRect)value;
        + (NSValue *)valueWithRange:(NSRange)value;
        + (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)value;
        @end
        @interface NSArray<Object> : NSObject
        + (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
        - (Object)objectAtIndexedSubscript:(NSUInteger)index;
        @property NSUInteger count;
        @property (readonly) Object lastObject;
        - (NSArray<Object> *)objectsAtIndexes:(id)indexes;
        @end
        @interface NSMutableArray<Object> : NSArray<Object>
        + (instancetype)array;
        - (void)addObject:(Object)object;
        - (void)addObjectsFromArray:(NSArray *)other;
        @end
        typedef struct {
            unsigned long state; __unsafe_unretained id *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5];
        } NSFastEnumerationState;
        @interface NSArray (NSFastEnumeration)
        - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
            objects:(id __unsafe_unretained [])buffer count:(NSUInteger)count;
        @end
        @interface NSMapTable<Key, Object> : NSObject
        + (instancetype)weakToStrongObjectsMapTable;
        - (Object)objectForKey:(Key)key;
        - (void)setObject:(Object)object forKey:(Key)key;
        - (void)removeObjectForKey:(Key)key;
        @end
        typedef NSInteger UIUserInterfaceSizeClass;
        typedef NSInteger UITableViewCellStyle;
        #define NULL ((void *)0)
        typedef NSInteger UILayoutConstraintAxis;
        typedef NSInteger NSLayoutConstraintOrientation;
        @interface UITraitCollection : NSObject
        @property (readonly) UIUserInterfaceSizeClass horizontalSizeClass, verticalSizeClass;
        @end
        @protocol UITraitEnvironment
        @property (readonly) UITraitCollection *traitCollection;
        @end
        @interface UITraitHorizontalSizeClass : NSObject
        @end
        @interface UITraitVerticalSizeClass : NSObject
        @end
        typedef NSInteger NSLayoutAttribute;
        typedef NSInteger NSLayoutRelation;
        @interface NSLayoutConstraint : NSObject
        + (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)firstAttribute relatedBy:(NSLayoutRelation)relation
            toItem:(id)second attribute:(NSLayoutAttribute)secondAttribute
            multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
        + (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
        + (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
        @property UILayoutPriority priority;
        @property NSString *identifier;
        @property BOOL active;
        @property (readonly) NSLayoutAttribute firstAttribute;
        @property CGFloat constant;
        @end
        @interface NSDictionary : NSObject
        + (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count;
        @end
        @interface NSMutableDictionary : NSDictionary
        - (void)setObject:(id)object forKeyedSubscript:(id)key;
        @end

        """
}
