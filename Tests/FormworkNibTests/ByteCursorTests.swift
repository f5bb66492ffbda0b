import Testing

@testable import FormworkNib

@Suite("Cursors over bytes")
struct ByteCursorTests {
    @Test("Numbers are read in the order of their bytes, and the cursor moves on")
    func numbers() throws {
        var cursor = ByteCursor([1, 2, 3, 4, 5])
        #expect(try cursor.byte() == 1)
        #expect(try cursor.little(2) == 0x0302)
        #expect(try cursor.big(2) == 0x0405)
        #expect(cursor.offset == 5 && cursor.rest == 0)
    }

    @Test("Eight bytes are a whole number in either order")
    func wideNumbers() throws {
        let bytes: [UInt8] = [0x80, 0, 0, 0, 0, 0, 0, 1]
        var (little, big) = (ByteCursor(bytes), ByteCursor(bytes))
        #expect(try little.little(8) == 0x0100_0000_0000_0080)
        #expect(try big.big(8) == 0x8000_0000_0000_0001)
    }

    @Test(
        "A variable-length number has seven bits in each byte, the lowest first",
        arguments: [
            ([0x80], 0), ([0xFF], 127), ([0x00, 0x81], 128), ([0x7F, 0xFF], 16_383), ([0x00, 0x00, 0x81], 16_384),
            ([0x01, 0x00, 0x80], 1), ([0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF], 72_057_594_037_927_935),
        ] as [([UInt8], Int)])
    func variableNumbers(bytes: [UInt8], value: Int) throws {
        var cursor = ByteCursor(bytes)
        #expect(try cursor.variable() == value)
        #expect(cursor.rest == 0)
    }

    @Test("A variable-length number of more than eight bytes is damaged, at its first byte")
    func longVariableNumber() {
        var cursor = ByteCursor([9] + [UInt8](repeating: 0, count: 8) + [0x81], at: 1)
        let error = #expect(throws: NibError.self) { try cursor.variable() }
        #expect(error == NibError(.damaged, message: "a number of more than eight bytes", at: 1))
    }

    @Test("A variable-length number without an end is cut off, at the end of the file")
    func openVariableNumber() {
        var cursor = ByteCursor([0, 0])
        #expect(throws: NibError(.truncated, message: "the file ends inside a value", at: 2)) { try cursor.variable() }
    }

    @Test("A number that doesn't fit is cut off, and the cursor stays")
    func cutNumber() throws {
        var cursor = ByteCursor([1, 2, 3])
        #expect(throws: NibError(.truncated, message: "the file ends inside a number", at: 0)) { try cursor.big(4) }
        #expect(try cursor.big(3) == 0x010203)
    }

    @Test("Bytes are taken by their range, with the subject in the message of an error")
    func ranges() throws {
        var cursor = ByteCursor([1, 2, 3], at: 1)
        #expect(try cursor.take(2, what: "a key") == 1..<3)
        #expect(try cursor.take(0, what: "a key") == 3..<3)
        #expect(throws: NibError(.truncated, message: "the file ends inside a key", at: 3)) { try cursor.take(1, what: "a key") }
        #expect(throws: NibError(.truncated, message: "the file ends inside a key", at: 3)) { try cursor.take(-1, what: "a key") }
    }

    @Test("A cursor reads up to its end, not to that of the bytes")
    func end() throws {
        var cursor = ByteCursor([1, 2, 3], end: 1)
        #expect(cursor.rest == 1)
        #expect(try cursor.byte() == 1)
        #expect(throws: NibError(.truncated, message: "the file ends inside a value", at: 1)) { try cursor.byte() }
        #expect(ByteCursor([1, 2, 3], end: 9).rest == 3)
    }

    @Test("A cursor outside the bytes reads nothing", arguments: [(-1, 2), (3, 0), (.max, 0)])
    func outside(offset: Int, rest: Int) {
        var cursor = ByteCursor([1, 2], at: offset)
        #expect(cursor.rest == rest)
        if rest == 0 {
            let error = #expect(throws: NibError.self) { try cursor.byte() }
            #expect(error?.offset == 2)
        }
    }
}
