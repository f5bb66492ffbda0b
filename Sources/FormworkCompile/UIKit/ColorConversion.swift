#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Conversion of colors to sRGB.
///
/// Source: the primaries and curves of IEC 61966-2-1, SMPTE EG 432-1, and Apple's generic RGB profile (gamma 1.8, white D50, adapted by
/// Bradford's matrix).
enum ColorConversion {
    /// Converts Apple's generic (calibrated) RGB.
    static func fromGenericRGB(_ values: [Double]) -> [Double] {
        let linear = values.map { raised($0, power: 1.8) }
        return encoded(product(genericToSRGB, vector: linear)).map { min(max($0, 0), 1) }
    }

    static func fromDisplayP3(_ values: [Double]) -> [Double] {
        encoded(product(p3ToSRGB, vector: values.map(linear))).map { min(max($0, 0), 1) }
    }

    private static func product(_ matrix: [[Double]], vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private static func raised(_ value: Double, power: Double) -> Double { value > 0 ? pow(value, power) : 0 }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : raised((value + 0.055) / 1.055, power: 2.4)
    }

    private static func encoded(_ values: [Double]) -> [Double] {
        values.map { value in value <= 0.003_130_8 ? value * 12.92 : 1.055 * raised(value, power: 1 / 2.4) - 0.055 }
    }

    /// The matrix from generic RGB (primaries of the Apple Color High-Resolution 13" display, white D50) to XYZ at D50 and then to linear sRGB.
    private static let genericToSRGB: [[Double]] = [
        [1.024487, -0.027519, 0.003032],
        [0.020768, 0.948748, 0.030483],
        [-0.002053, -0.001953, 1.004006],
    ]

    private static let p3ToSRGB: [[Double]] = [
        [1.224_940_176, -0.224_940_176, 0], [-0.042_056_955, 1.042_056_955, 0], [-0.019_637_555, -0.078_636_046, 1.098_273_600],
    ]
}
