import Foundation
import FormworkImport
import FormworkModel
import Testing

/// Formwork in programs that also use Foundation.
@Suite struct FoundationTests {
    @Test func formworkAndFoundationGoTogether() throws {
        let data = Data("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>".utf8)
        #expect(try DocumentReader().read(Array(data), file: "x").document.views.isEmpty)
    }
}
