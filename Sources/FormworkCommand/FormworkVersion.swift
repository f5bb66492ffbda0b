/// The version of Formwork.
package enum FormworkVersion {
    package static let current = "0.2.0"
}
