import Formwork
import SwiftUINames
import Testing

import struct Formwork.Point
import struct Formwork.Rect
import struct Formwork.Size

@Suite("Names that are older than Formwork's")
struct ShortNamesTests {
    @Test("are Formwork's where a file says so")
    func geometry() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.origin == Point(x: 1, y: 2) && rect.size == Size(width: 3, height: 4))
    }
}
