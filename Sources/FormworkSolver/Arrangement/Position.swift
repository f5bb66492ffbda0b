/// A coordinate or length in the solver's terms, with up to two variables and a constant.
///
/// `first + share × second + constant`, without what is nil.
@frozen
package struct Position {
    package var first: Variable?
    package var second: Variable?
    package var share: Double
    package var constant: Double

    @inlinable
    package init(first: Variable? = nil, second: Variable? = nil, share: Double = 0, constant: Double = 0) {
        self.first = first
        self.second = second
        self.share = share
        self.constant = constant
    }
}
