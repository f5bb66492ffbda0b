/// The typefaces that documents name.
enum NamedTypefaces {
    static let lucida = Typeface(.lucida, ascent: 0.967, descent: 0.211)
    /// The factor was derived from recorded labels of 13 to 42 points.
    static let lucidaBold = Typeface(.lucidaBold, factor: 0.94, ascent: 0.967, descent: 0.211)

    private static let neueLight = neue(.helveticaNeueLight)
    private static let neueRegular = neue(.helveticaNeue)
    private static let neueMedium = neue(.helveticaNeue, factor: 1.025)
    private static let neueBold = neue(.helveticaNeueBold)
    /// The replacement for a missing font: Helvetica Neue without leading (45 labels of one repository).
    private static let missing = Typeface(.helveticaNeue, ascent: 0.952, descent: 0.213)

    private static func neue(_ advances: NamedAdvances, factor: Double = 1) -> Typeface {
        Typeface(advances, factor: factor, ascent: 0.952, descent: 0.213, leading: 0.028)
    }

    /// Returns Helvetica Neue in a weight.
    static func helveticaNeue(_ weight: FontDescription.Weight) -> Typeface {
        switch weight {
        case .ultraLight, .thin, .light: neueLight
        case .regular: neueRegular
        case .medium: neueMedium
        case .semibold, .bold, .heavy, .black: neueBold
        }
    }

    /// Returns the system font of OS X 10.10, a Helvetica Neue with wider spacing, which was derived from 47 recorded labels of 11 to 14 points.
    static func deskInterface(_ weight: FontDescription.Weight) -> Typeface {
        var face = helveticaNeue(weight)
        face.spacing = 0.0275
        return face
    }

    /// Returns Helvetica Neue in a weight, without leading.
    static func tightHelveticaNeue(_ weight: FontDescription.Weight) -> Typeface {
        var face = helveticaNeue(weight)
        face.leading = 0
        return face
    }

    /// Returns the typeface with a name, or its replacement.
    static func face(postScriptName name: String, family: String, isMac: Bool) -> Typeface {
        if let face = byName[name] { return face }
        let weight = weight(named: name)
        if isNeue(name) || family == "Helvetica Neue" { return helveticaNeue(weight) }
        let stem = String(name.prefix { $0 != "-" })
        if let faces = byStem[stem] { return weight.position > FontDescription.Weight.medium.position ? faces.bold : faces.regular }
        if let face = EstimatedTypefaces.face(stem, weight: weight) { return face }
        return isMac ? Typeface.sanFrancisco[weight.position] : missing
    }

    /// Whether the name is that of a Helvetica Neue.
    static func isNeue(_ name: String) -> Bool { name.hasPrefix("HelveticaNeue") && !name.hasPrefix("HelveticaNeueLT") }

    /// The typefaces whose recorded labels have the widths of the replacement font: 45 labels of Muli, 60 of Open Sans.
    private static let fallen: Set<String> = ["Muli", "OpenSans"]

    /// Whether a typeface has its own or estimated advances here.
    static func isKnown(_ name: String, stem: String) -> Bool {
        byName[name] != nil || byStem[stem] != nil && !fallen.contains(stem) || EstimatedTypefaces.isKnown(stem)
    }

    /// Returns the weight at the end of a PostScript name.
    static func weight(named name: String) -> FontDescription.Weight {
        guard let hyphen = name.utf8.lastIndex(of: 0x2D) else { return .regular }
        let style = name.utf8[name.utf8.index(after: hyphen)...].lazy.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        for (word, weight) in styles where style.starts(with: word.utf8) { return weight }
        return .regular
    }

    private static let styles: [(String, FontDescription.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("hairline", .thin), ("light", .light),
        ("book", .regular),
        ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("bold", .bold), ("extrabold", .heavy), ("ultrabold", .heavy),
        ("heavy", .heavy), ("black", .black), ("w6", .bold),
    ]

    private static let byName: [String: Typeface] = [
        "Lato-Light": lato(.latoLight), "Lato-Thin": lato(.latoLight),
        "Roboto-Light": roboto(.robotoLight),
        "Roboto-Medium": roboto(.robotoMedium),
        "NunitoSans-SemiBold": nunitoSans(.nunitoSansSemibold),
        "Montserrat-Medium": montserrat(.montserratMedium),
        "Futura-CondensedMedium": Typeface(.helveticaNeue, factor: 0.72, ascent: 0.95, descent: 0.25),
        "AvenirNext-DemiBold": avenirNext(1.02), "AvenirNext-Bold": avenirNext(1.05), "AvenirNext-Heavy": avenirNext(1.08),
        "AvenirNext-Medium": avenirNext(1.01), "AvenirNext-UltraLight": avenirNext(0.97),
    ]

    private static func lato(_ advances: NamedAdvances) -> Typeface { Typeface(advances, ascent: 0.987, descent: 0.213) }
    private static func roboto(_ advances: NamedAdvances) -> Typeface { Typeface(advances, ascent: 0.928, descent: 0.244) }
    private static func nunitoSans(_ advances: NamedAdvances) -> Typeface { Typeface(advances, ascent: 1.011, descent: 0.353) }
    private static func montserrat(_ advances: NamedAdvances) -> Typeface { Typeface(advances, ascent: 0.968, descent: 0.251) }
    private static func avenirNext(_ factor: Double) -> Typeface {
        Typeface(.avenirNext, factor: factor, ascent: 1, descent: 0.366)
    }

    private static func pair(_ face: Typeface, bold: Typeface? = nil) -> (regular: Typeface, bold: Typeface) { (face, bold ?? face) }

    private static func pair(
        _ regular: NamedAdvances, bold: NamedAdvances, ascent: Double, descent: Double, leading: Double = 0
    ) -> (regular: Typeface, bold: Typeface) {
        (
            Typeface(regular, ascent: ascent, descent: descent, leading: leading),
            Typeface(bold, ascent: ascent, descent: descent, leading: leading)
        )
    }

    /// The regular and bold typefaces, by the part of the PostScript name before the hyphen.
    ///
    /// Those based on Helvetica Neue's widths with a factor are estimates.
    private static let byStem: [String: (regular: Typeface, bold: Typeface)] = {
        let neue = NamedAdvances.helveticaNeue
        let helvetica = pair(.helvetica, bold: .helveticaBold, ascent: 0.77, descent: 0.23, leading: 0.15)
        let arial = pair(.helvetica, bold: .helveticaBold, ascent: 0.905, descent: 0.212, leading: 0.033)
        let times = pair(.times, bold: .timesBold, ascent: 0.891, descent: 0.216, leading: 0.042)
        let courier = pair(Typeface(monospaced: 0.6001, ascent: 0.833, descent: 0.3))
        let avenir = pair(
            Typeface(neue, factor: 1.0, ascent: 1, descent: 0.366),
            bold: Typeface(neue, factor: 1.07, ascent: 1, descent: 0.366))
        let noto = pair(Typeface(neue, ascent: 1.16, descent: 0.32))
        let sourceHan = pair(Typeface(neue, ascent: 1.16, descent: 0.288))
        let heiti = pair(Typeface(neue, ascent: 1, descent: 0.275))
        return [
            "Helvetica": helvetica, "Arial": arial, "ArialMT": arial, "TimesNewRomanPSMT": times, "TimesNewRomanPS": times, "Times": times,
            "CourierNewPSMT": courier, "CourierNewPS": courier,
            "Courier": pair(Typeface(monospaced: 0.6001, ascent: 0.754, descent: 0.246)),
            "Menlo": pair(Typeface(monospaced: 0.60205, ascent: 0.928, descent: 0.236)),
            "Monaco": pair(Typeface(monospaced: 0.6001, ascent: 1, descent: 0.25, leading: 0.083)),
            "SFMono": pair(Typeface(monospaced: 0.618, ascent: 0.953, descent: 0.242)),
            "Avenir": avenir, "AvenirNext": pair(avenirNext(1), bold: avenirNext(1.05)),
            "AvenirNextCondensed": pair(Typeface(neue, factor: 0.83, ascent: 1, descent: 0.366)),
            "Futura": pair(Typeface(neue, factor: 0.98, ascent: 1.039, descent: 0.26)),
            "AmericanTypewriter": pair(Typeface(neue, factor: 1.05, ascent: 0.92, descent: 0.232)),
            "Baskerville": pair(Typeface(.times, ascent: 0.897, descent: 0.246)),
            "ChalkboardSE": pair(Typeface(neue, factor: 1.05, ascent: 1.133, descent: 0.283)),
            "Cochin": pair(Typeface(.times, factor: 0.97, ascent: 0.897, descent: 0.25)),
            "Didot": pair(Typeface(.times, factor: 1.05, ascent: 0.942, descent: 0.327)),
            "HoeflerText": pair(Typeface(.times, ascent: 0.721, descent: 0.279)),
            "MarkerFelt": pair(Typeface(neue, factor: 0.85, ascent: 0.866, descent: 0.225)),
            "TrebuchetMS": pair(.trebuchet, bold: .trebuchetBold, ascent: 0.939, descent: 0.222),
            "Georgia": pair(.georgia, bold: .georgiaBold, ascent: 0.917, descent: 0.219),
            "Verdana": pair(.verdana, bold: .verdanaBold, ascent: 1.005, descent: 0.21),
            "Tahoma": pair(.tahoma, bold: .tahomaBold, ascent: 1, descent: 0.207),
            "NunitoSans": pair(nunitoSans(.nunitoSans), bold: nunitoSans(.nunitoSansBold)),
            // Derived from recorded labels.
            "GTEestiDisplay": pair(Typeface(neue, factor: 0.962, ascent: 0.952, descent: 0.213)),
            "Impact": pair(Typeface(neue, factor: 0.93, ascent: 1.009, descent: 0.211)),
            "STHeitiSC": heiti, "STHeitiTC": heiti,
            "GillSans": pair(Typeface(neue, factor: 0.92, ascent: 0.918, descent: 0.23)),
            "Optima": pair(Typeface(neue, factor: 0.97, ascent: 0.919, descent: 0.268, leading: 0.025)),
            "Palatino": pair(Typeface(.palatino, ascent: 0.732, descent: 0.283, leading: 0.097)),
            "ITCAvantGardeDemiTrack03": pair(Typeface(.avantGardeDemi, factor: 1.03, ascent: 0.74, descent: 0.26)),
            "ITCAvantGardeStd": pair(.avantGardeBook, bold: .avantGardeDemi, ascent: 0.74, descent: 0.26),
            "AGaramondPro": pair(Typeface(.times, factor: 0.94, ascent: 0.72, descent: 0.28)),
            "AtlasGrotesk": pair(Typeface(neue, factor: 1.024, ascent: 0.75, descent: 0.25)),
            "HiraKakuProN": pair(Typeface(neue, factor: 1.08, ascent: 0.88, descent: 0.12, leading: 0.5)),
            "HiraginoSans": pair(Typeface(neue, factor: 1.08, ascent: 0.88, descent: 0.12, leading: 0.5)),
            "PingFangSC": pair(Typeface(neue, factor: 1.06, ascent: 1.06, descent: 0.34)),
            "PingFangTC": pair(Typeface(neue, factor: 1.06, ascent: 1.06, descent: 0.34)),
            "Lato": pair(lato(.lato), bold: lato(.latoBold)),
            "Roboto": pair(roboto(.roboto), bold: roboto(.robotoBold)),
            "NotoSansCJKsc": noto, "NotoSansCJKtc": noto, "NotoSansCJKjp": noto, "NotoSansCJKkr": noto,
            "SourceHanSansCN": sourceHan, "SourceHanSansSC": sourceHan, "SourceHanSansTC": sourceHan, "SourceHanSans": sourceHan,
            "HelveticaLTStd": pair(.helvetica, bold: .helveticaBold, ascent: 0.8, descent: 0.2),
            "HelveticaNeueLTStd": pair(neue, bold: .helveticaNeueBold, ascent: 0.8, descent: 0.2),
            "Gotham": pair(neue, bold: .helveticaNeueBold, ascent: 0.8, descent: 0.2),
            "FiraSans": pair(Typeface(neue, ascent: 0.935, descent: 0.265)),
            "FiraMono": pair(Typeface(monospaced: 0.6, ascent: 0.935, descent: 0.265)),
            "BradleyHandITCTT": pair(Typeface(neue, factor: 0.96, ascent: 0.9, descent: 0.35)),
            "Zapfino": pair(Typeface(neue, ascent: 1.875, descent: 1.501)),
            "SourceCodePro": pair(Typeface(monospaced: 0.6, ascent: 0.984, descent: 0.273)),
            "Muli": pair(missing), "OpenSans": pair(missing),
            "Montserrat": pair(montserrat(.montserrat), bold: montserrat(.montserratBold)),
        ]
    }()
}
