/// Takes choices from the end of an input, so that the bytes before them can be a document.
struct FuzzChoices {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    /// Takes a byte; 0 if there are none left.
    mutating func byte() -> UInt8 { rest.popLast() ?? 0 }

    /// Takes a number below a bound.
    mutating func below(_ bound: Int) -> Int {
        bound <= 1 ? 0 : (Int(byte()) << 8 | Int(byte())) % bound
    }

    /// Takes a number as in documents, valid or not.
    mutating func number() -> Double {
        let special: [Double] = [0, 1, -1, 0.5, 1e-9, 1e15, -1e15, 1e308, .infinity, -.infinity, .nan, 16 / 9, 1e19, 1000, 750, 999.999]
        let choice = byte()
        if choice < 224 { return Double(Int(choice) - 112) / 4 }
        return special[Int(choice) % special.count]
    }
}
