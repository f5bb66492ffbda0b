import Formwork
/// The named methods of formations, each in its four forms: without a relation, equal, at most, at least.
enum FormationForms {
    typealias Place = any KeyPath<ViewFormation<LayoutView>, FormationPlacement<ViewFormation<LayoutView>>> & Sendable
    typealias Length = any KeyPath<ViewFormation<LayoutView>, FormationSizing<ViewFormation<LayoutView>>> & Sendable

    /// The relations of the forms, in order.
    static let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]

    static let places: [LayoutAttribute: [Place]] = [
        .left: [\.left, \.leftEqual, \.leftLessThanOrEqual, \.leftGreaterThanOrEqual],
        .right: [\.right, \.rightEqual, \.rightLessThanOrEqual, \.rightGreaterThanOrEqual],
        .top: [\.top, \.topEqual, \.topLessThanOrEqual, \.topGreaterThanOrEqual],
        .bottom: [\.bottom, \.bottomEqual, \.bottomLessThanOrEqual, \.bottomGreaterThanOrEqual],
        .leading: [\.leading, \.leadingEqual, \.leadingLessThanOrEqual, \.leadingGreaterThanOrEqual],
        .trailing: [\.trailing, \.trailingEqual, \.trailingLessThanOrEqual, \.trailingGreaterThanOrEqual],
        .centerX: [\.centerX, \.centerXEqual, \.centerXLessThanOrEqual, \.centerXGreaterThanOrEqual],
        .centerY: [\.centerY, \.centerYEqual, \.centerYLessThanOrEqual, \.centerYGreaterThanOrEqual],
        .baseline: [\.baseline, \.baselineEqual, \.baselineLessThanOrEqual, \.baselineGreaterThanOrEqual],
        .firstBaseline: [
            \.firstBaseline, \.firstBaselineEqual, \.firstBaselineLessThanOrEqual, \.firstBaselineGreaterThanOrEqual,
        ],
    ]

    static let lengths: [LayoutAttribute: [Length]] = [
        .width: [\.width, \.widthEqual, \.widthLessThanOrEqual, \.widthGreaterThanOrEqual],
        .height: [\.height, \.heightEqual, \.heightLessThanOrEqual, \.heightGreaterThanOrEqual],
    ]
}
