import Testing

@testable import FormworkPreview

@Suite struct PreviewTokenTests {
    @Test("A token is 192 bits, and no other one")
    func token192BitsNo() {
        let tokens = (0..<200).map { _ in PreviewToken().text }
        #expect(Set(tokens).count == 200)
        for token in tokens {
            #expect(token.utf8.count == 32)
            #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        }
        // All 64 characters occur: 6400 characters miss none of them.
        #expect(Set(tokens.joined()).count == 64)
    }

    @Test("A token matches itself alone")
    func tokenMatchesItselfAlone() {
        let token = PreviewToken()
        #expect(token.matches(token.text))
        for other in ["", String(token.text.dropLast()), token.text + "x", PreviewToken().text, token.text.dropLast() + "é"] {
            let isMatch = token.matches(other)
            #expect(!isMatch)
        }
    }

    @Test(
        "A request must name this machine and the port",
        arguments: [
            ("127.0.0.1:4711", true), ("localhost:4711", true), ("LOCALHOST:4711", true), ("127.0.0.1", false), ("127.0.0.1:4712", false),
            ("evil.example:4711", false), ("127.0.0.1.evil.example:4711", false), ("", false), (nil, false),
        ])
    func requestNamesThisMachine(host: String?, isAllowed: Bool) {
        #expect(PreviewAddress(port: 4711).isNamed(by: host) == isAllowed)
    }

    @Test("Port 80 may be omitted")
    func port80NeedNot() {
        #expect(PreviewAddress(port: 80).isNamed(by: "localhost"))
        #expect(!PreviewAddress(port: 8080).isNamed(by: "localhost"))
    }

    @Test("Our page connects to its own origin")
    func pageOursSpeaksWhere() {
        let address = PreviewAddress(port: 4711)
        #expect(address.isOrigin("http://127.0.0.1:4711", host: "127.0.0.1:4711"))
        #expect(address.isOrigin("http://localhost:4711", host: "localhost:4711"))
        #expect(!address.isOrigin("http://localhost:4711", host: "127.0.0.1:4711"))
        #expect(!address.isOrigin("https://127.0.0.1:4711", host: "127.0.0.1:4711"))
        #expect(!address.isOrigin("http://evil.example:4711", host: "evil.example:4711"))
        #expect(!address.isOrigin("null", host: "127.0.0.1:4711"))
        #expect(!address.isOrigin(nil, host: "127.0.0.1:4711"))
    }

    @Test("The address works once")
    func singleAddressLeadsOnce() throws {
        let address = PreviewAddress(port: 4711)
        let single = try #require(address.single)
        #expect(!single.contains(address.text.split(separator: "/").last ?? ""))
        let path = "/" + single.split(separator: "/")[2]
        #expect(address.redeem("/" + PreviewToken().text) == nil)
        let target = try #require(address.redeem(path))
        #expect(address.text.hasSuffix(target))
        #expect(address.rest(of: target)?.isEmpty == true)
        #expect(address.redeem(path) == nil)
        #expect(address.single == nil)
    }
}
