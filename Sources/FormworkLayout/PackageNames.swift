// Inside this package these types have short names. Outside, the short names could clash with other modules': SwiftUI has a View, too.

package typealias EdgeInsets = Device.Insets
