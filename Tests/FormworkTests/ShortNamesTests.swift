import Formwork
import SwiftUINames
import Testing

import struct Formwork.Point
import struct Formwork.Rect
import struct Formwork.Size

@Suite("Older names of Formwork's types")
struct ShortNamesTests {
    @Test("are Formwork's if a file asks for them")
    func geometry() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.origin == Point(x: 1, y: 2) && rect.size == Size(width: 3, height: 4))
    }
}
