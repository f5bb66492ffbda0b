// Source: the frames and constraints of the corpus' macOS documents (see the article MacMetrics).

extension AppKitForms {
    /// The forms by control and size.
    static let all: [AppKitControl: [AppKitControlSize: AppKitForms]] = {
        var all: [AppKitControl: [AppKitControlSize: AppKitForms]] = [:]
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            guard let control = AppKitControl(rawValue: words[0]), let size = AppKitControlSize(rawValue: words[1]) else { continue }
            let forms = words[2...].split(separator: "|").map { $0.split(separator: ";").map(AppKitForm.init) }
            all[control, default: [:]][size] = AppKitForms(forms[0], bigSur: forms[forms.count / 2], tahoe: forms[forms.count - 1])
        }
        return all
    }()

    /// A line for each size of a control, with the forms of each generation, or those of all. A form has its height (`-` for none) and the insets
    /// at the top, left, bottom and right, then its baseline, padding and width.
    private static let table = """
        push regular 32 4 6 7 6 b6 p28 | 32 5 7 7 7 b6 p20 | 24 b7 p24
        push small 28 3 5 6 5 b5 p16 ; 27 3 5 6 5 b5 | 27 4 6 7 6 b4 p16 | 20 b4 p20
        push mini 15 1 1 2 1 b4 p14 | 16 1 2 2 2 b4 p14 | 16 b4 p14
        push large 40 6 6 6 6 b10 p20 | 40 6 6 6 6 b10 p20 | 28 b9 p27
        check regular 18 2 2 2 2 b2 p18 | 18 1 2 1 0 b3 p24 | 16 b3 p22
        check small 18 3 3 3 2 b3 p16 | 16 1 1 1 0 b3 p20 | 14 b3 p18
        check mini 11 b2 p14 | 11 b2 p14 | 12 b2 p14
        check large 22 3 3 3 0 b4 p26 | 22 3 3 3 0 b4 p26 | 18 b4 p26
        radio regular 18 1 1 1 2 b3 p18 | 18 1 2 1 0 b3 p24 | 16 b3 p22
        radio small 18 1 1 1 1 b3.5 p16 | 15 1 1 0 0 b4 p20 | 14 b3 p18
        radio large 22 3 3 3 0 b4 p26 | 22 3 3 3 0 b4 p26 | 18 b4 p26
        help regular 25 0 2 4 2 b6 w25 | 25 1 3 4 2 b6 w25 | 24 b7 w24
        help small 19 1 1 2 1 b4 w18 | 19 1 1 2 1 b4 w18 | 20 b4 w20
        help large 35 5 4 6 6 b6 w35 | 35 5 4 6 6 b6 w35 | 28 b9 w28
        recessed regular 19 0 0 1 0 p16 | 19 0 0 1 0 p16 | 24 p16
        recessed small 17 0 0 1 0 p14 | 17 0 0 1 0 p14 | 20 p16
        recessed mini 15 0 0 1 0 p14 | 15 0 0 1 0 p14 | 16 p16
        inline regular 17 0 0 1 0 p10 ; 18 | 18 p10 ; 17 0 0 1 0 | 18 p10
        inline mini 17 0 0 1 0 p10 | 17 0 0 1 0 p10 | 16 p10
        roundRect regular 19 b6 p14 | 19 b6 p14 | 24 p16
        roundRect small 17 0 0 1 0 b4 p14 | 17 0 0 1 0 b4 p14 | 20 p20
        roundTextured regular 25 1 0 2 0 b6 p14 | 23 1 1 2 1 b6 p14 ; 25 1 1 2 1 b6 p14 ; 21 b6 p16 | 24 b7 p22.75
        roundTextured small 19 1 0 2 0 b5 p12 | 19 1 1 2 1 b5 p12 | 20 b4 p16.5
        texturedSquare regular 23 1 1 2 1 p14 | 23 1 1 2 1 p14 | 18 1 1 2 1 p14
        smallSquare regular 24 1 0 1 0 p6
        disclosureTriangle regular 13 w13
        square regular - p4
        popUp regular 25 1 2 3 3 b5 p32 ; 26 2 2 3 3 b6 | 25 1 3 4 4 b6 p32 ; 26 1 3 4 4 b7 | 24 b7 p47.5 ; 22 b7
        popUp small 22 1 3 3 3 b5 p30 | 22 2 4 4 4 b4 p24 | 20 b6 p40
        popUp mini 15 0 1 1 2 b4 p22 | 16 0 2 0 3 b5 p22 | 16 b4 p22
        popUp large 40 6 5 6 5 b10 p40 | 40 6 5 6 5 b10 p40 | 28 b9 p38
        texturedPopUp regular 25 1 2 3 3 b8 p30 | 25 1 3 4 4 b8 p30 ; 24 b7 p36 | 24 b7 p44.5
        roundRectPopUp regular 19 0 0 1 0 b4 p21 | 19 0 0 1 0 b4 p21 | 24 b7 p36
        roundRectPopUp small 17 0 0 1 0 b4 p20.5 | 17 0 0 1 0 b4 p20.5 | 20 b6 p28
        recessedPopUp regular 19 0 0 1 0 p22 | 19 0 0 1 0 p22 | 24 p28
        recessedPopUp small 17 0 0 1 0 p24.5 | 17 0 0 1 0 p24.5 | 20 p32.5
        recessedPopUp mini 15 0 0 1 0 p18 | 15 0 0 1 0 p18 | 12 p21
        squarePopUp regular - p21
        label regular - 0 2 0 2
        filledLabel regular -
        field regular 22 | 21 ; 22 | 24 ; 21
        field small 19
        field mini 16
        field large 22 | 26 | 28
        searchField regular 22 | 22 | 24
        searchField small 19 | 19 | 20
        searchField mini 17 | 17 | 16
        searchField large 30 | 30 | 28
        comboBox regular 26 2 0 4 3 b3 ; 25 2 0 4 3 b2 | 25 2 0 4 3 b5 ; 26 2 0 4 3 b5 ; 23 1 1 2 3 b5 | 24 b7
        comboBox small 22 1 0 4 3 b5 | 22 1 0 4 3 b5 | 20 b5
        titledBox regular - 0 3 4 3 | - 0 3 4 3 | -
        untitledBox regular - 2 3 4 3 | - 2 3 4 3 | -
        plainBox regular -
        horizontalLine regular 5 2 0 2 0
        verticalLine regular - 0 2 0 2 w5
        topTabs regular - 6 7 10 7
        topTabs small - 3 7 10 7
        topTabs mini - 4 7 10 7
        bottomTabs regular - 4 7 2 7
        noTabs regular -
        slider regular 19 2 2 2 2 b3 ; 20 2 2 2 2 b3 | 28 2 2 6 2 b6 | 16 b2
        slider small 15 1 0 1 0 b4 | 20 2 2 2 2 b4 | 14 b2
        slider mini 12 1 0 1 0 b4 | 17 2 2 2 2 b4 | 12 b2
        slider large 19 2 2 2 2 b6 | 30 2 2 6 2 b6 | 20 b2
        tickedSlider regular 24 0 2 2 2 b6 | 28 2 2 6 2 b6 | 16 b2
        tickedSlider small 17 1 0 1 0 b4 | 20 2 2 2 2 b4 | 14 b2
        tickedSlider mini 16 1 0 1 0 b4 | 17 2 2 2 2 b4 | 12 b2
        lowTickedSlider regular 24 2 2 1 2 b14 | 28 2 2 6 2 b6 | 16 b2
        lowTickedSlider small 17 1 0 1 0 b4 | 20 2 2 2 2 b4 | 14 b2
        lowTickedSlider mini 16 1 0 1 0 b4 | 17 2 2 2 2 b4 | 12 b2
        verticalSlider regular - 2 2 2 2 w19 | - 2 2 2 6 w28 | - w16
        verticalSlider small - w15 | - 2 2 2 2 w20 | - w14
        verticalSlider mini - w12 | - 2 2 2 2 w17 | - w12
        circularSlider regular 28 w28
        circularSlider small 22 w22
        segmented regular 24 1 2 2 2 b5 p24 | 24 1 2 1 2 b6 p12.75 ; 23 1 2 1 2 b6 p12.75 | 24 b7 p24
        segmented small 20 1 2 2 2 b6 p10.4 | 21 1 2 2 2 b6 p10.4 | 21 1 2 2 2 b6 p10.4
        segmented mini 16 1 2 2 2 b6 p10.4
        roundRectSegmented regular 20 1 1 1 1 b6 p16
        roundRectSegmented small 18 1 1 1 1 b6 p14
        smallSquareSegmented regular - p14 | 23 1 0 1 0 p14 | 23 1 0 1 0 p14
        texturedSegmented regular 25 b6 p20 | 25 1 0 1 0 p20 | 24 p20
        stepper regular 27 2 3 2 3 b7 w19 | 28 4 3 4 3 b7 w19 | 26 b8 w20
        stepper small 22 2 2 2 2 b5 w15 | 22 2 2 3 2 b5 w15 | 22 b6 w16
        datePicker regular 27 4 0 0 3 | 28 4 0 0 3 | 24
        datePicker large 22 4 0 1.5 3 b5.5 | 22 4 0 1.5 3 b5.5 | 28
        calendar regular 148 w139
        colorWell regular 28 w44 | - 2 3 2 3 w44 ; 28 2 3 2 3 b8 w44 | 24 w44
        borderlessColorWell regular -
        progressBar regular 20 1 0 1 0 | 20 1 0 1 0 | 20
        progressBar small 12
        spinner regular 32 w32
        spinner small 16 w16
        path regular 22
        popUpPath regular 25 2 3 4 3 | 25 2 3 4 3 | 24
        levelIndicator regular 18 0 0 2 0 | 18 0 0 2 0 | 18
        toggle regular 25 1 2 2 2 b9 w42 | 25 1 2 2 2 b9 w42 | 24 b9 w54
        toggle small 21 b7 w38
        toggle mini 16 b5 w36
        matrix regular -
        image regular -
        framedImage regular - 3 3 3 3
        other regular -
        """
}

extension AppKitForm {
    /// Reads a form of the table.
    fileprivate init(_ words: ArraySlice<String>) {
        let numbers = words.prefix { $0.first?.isLetter == false }
        let insets = numbers.dropFirst().compactMap { Double($0) }
        self.init(numbers.first.flatMap { Double($0) })
        if insets.count == 4 { self.insets = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) }
        for word in words.dropFirst(numbers.count) {
            let number = Double(word.dropFirst())
            switch word.first {
            case "b": baseline = number
            case "p": padding = number
            default: width = number
            }
        }
    }
}
