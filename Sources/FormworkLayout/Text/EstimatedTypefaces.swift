/// Typefaces that applications often ship, for which a few published numbers are known.
///
/// Their letters have the proportions of a typeface of the same class, scaled to their average advance. Their heights are exact.
///
/// Source: the metrics of Capsize (github.com/seek-oss/capsize, packages/metrics), which are read from the fonts. Its averages weight letters by
/// their frequency. Source Sans Pro has the widths of Source Sans 3.
enum EstimatedTypefaces {
    /// The typeface whose table a class uses, with its average advances.
    private struct Model {
        let advances: (regular: NamedAdvances, bold: NamedAdvances)
        let averages: (regular: Double, bold: Double)
    }

    /// Returns the typeface with a name, without its style suffix, in a weight; nil for an unknown name.
    static func face(_ stem: String, weight: FontDescription.Weight) -> Typeface? { families[stem]?[weight.position] }

    /// Whether a typeface is listed here.
    static func isKnown(_ stem: String) -> Bool { families[stem] != nil }

    /// The position of each weight's average advance between regular (0) and bold (1), as in Montserrat.
    private static let boldness = [-0.55, -0.4, -0.22, 0, 0.3, 0.63, 1, 1.37, 1.8]

    /// The faces of a family in the order of the weights.
    private static let families: [String: [Typeface]] = {
        let neue = Model(advances: (.helveticaNeue, .helveticaNeueBold), averages: (450, 480))
        let times = Model(advances: (.times, .timesBold), averages: (406, 433))
        var families: [String: [Typeface]] = [:]
        read(sans, into: &families) { faces(like: neue, $0) }
        read(serif, into: &families) { faces(like: times, $0) }
        read(monospaced, into: &families) { numbers in
            let face = Typeface(
                monospaced: numbers[3] / 1000, ascent: numbers[0] / 1000, descent: numbers[1] / 1000, leading: numbers[2] / 1000)
            return Array(repeating: face, count: boldness.count)
        }
        return families
    }()

    private static func read(_ rows: String, into families: inout [String: [Typeface]], faces: ([Double]) -> [Typeface]) {
        var words = rows.split { $0 == " " || $0 == "\n" }[...]
        while let name = words.popFirst() {
            families[String(name)] = faces(words.prefix(5).map { Double($0) ?? 0 })
            words = words.dropFirst(5)
        }
    }

    private static func faces(like model: Model, _ numbers: [Double]) -> [Typeface] {
        boldness.map { share in
            let isBold = share > 0.5
            return Typeface(
                isBold ? model.advances.bold : model.advances.regular,
                factor: (numbers[3] + share * (numbers[4] - numbers[3])) / (isBold ? model.averages.bold : model.averages.regular),
                ascent: numbers[0] / 1000, descent: numbers[1] / 1000, leading: numbers[2] / 1000)
        }
    }

    // Name; ascent, descent and line gap; average advance in regular and in bold; in 1/1000 em.

    /// Sans serif.
    private static let sans = """
        Anton 1176 329 0 404 404  Archivo 878 210 0 440 472  Arimo 905 212 33 446 480  Asap 934 212 0 442 442
        Barlow 1000 200 0 431 444  BarlowCondensed 1000 200 0 341 365  BebasNeue 900 300 0 342 342  Cabin 965 250 0 422 432
        Cairo 1303 571 0 422 434  Catamaran 1100 540 0 411 438  Comfortaa 881 234 0 524 528  DMSans 992 310 0 466 493
        Dosis 1027 237 0 377 406  EncodeSans 1030 220 0 442 482  Exo2 999 201 0 455 475  Figtree 950 250 0 449 463
        Heebo 1048 421 0 445 453  Hind 1055 546 0 429 455  IBMPlexSans 1025 275 0 451 473  Inter 969 241 0 477 493
        JosefinSans 750 250 0 456 485  Jost 1070 375 0 428 472  Kanit 1100 395 0 452 470  Karla 917 252 0 456 478
        Lexend 1000 250 0 490 519  LibreFranklin 966 246 0 465 481  Lobster 1000 250 0 392 392  Manrope 1066 300 0 460 486
        Mulish 1005 250 0 464 482  NotoSans 1069 293 0 474 504  Nunito 1011 353 0 452 470
        Oswald 1193 289 0 363 411  Outfit 1000 260 0 445 461  Overpass 883 383 0 449 471  Oxygen 1027 236 0 451 477
        PTSans 1018 276 0 431 431  Pacifico 1303 453 0 423 423  PlusJakartaSans 1038 222 0 468 484  Poppins 1050 350 100 500 515
        Prompt 1090 422 0 499 507  Quicksand 1000 250 0 465 489  Raleway 940 234 0 463 481  RedHatDisplay 1018 305 0 442 475
        RobotoCondensed 928 244 0 396 403  Rubik 935 250 0 468 501  Signika 940 292 0 428 437  SourceSans3 1024 400 0 418 443
        SourceSansPro 984 273 0 418 443  SpaceGrotesk 984 292 0 489 490  Tajawal 643 357 200 422 440
        TitilliumWeb 1133 388 0 421 435  Ubuntu 932 189 28 455 480  Urbanist 950 250 0 442 459  VarelaRound 918 286 0 478 478
        WorkSans 930 243 0 499 502
        """

    /// Serif.
    private static let serif = """
        CrimsonText 949 351 0 396 433  EBGaramond 1007 298 0 385 424  Lora 1006 274 0 468 482  Merriweather 984 273 0 496 505
        NotoSerif 1069 293 0 481 512  PTSerif 1039 286 0 448 484  PlayfairDisplay 1082 251 0 452 463
        RobotoSlab 1048 271 0 475 480
        """

    /// Monospaced.
    private static let monospaced = """
        IBMPlexMono 1025 275 0 600 600  RobotoMono 1048 271 0 600 600  SpaceMono 1120 361 0 612 612
        """
}
