import FormworkIndex
import Testing

@testable import FormworkProject

@Suite("The cache of facts from sources")
struct SourceCacheTests {
    private static func hash(_ bytes: [UInt8], _ kind: UInt8? = nil, key: ContentHash.Key) -> ContentHash {
        bytes.withUnsafeBufferPointer { ContentHash($0, kind: kind, key: key) }
    }

    @Test("has keys as SipHash's authors specify")
    func vectors() {
        let key = ContentHash.Key(first: 0x0706_0504_0302_0100, second: 0x0F0E_0D0C_0B0A_0908)
        #expect(Self.hash([], key: key) == ContentHash(high: 0x9302_55C7_1472_F66D, low: 0xE6A8_25BA_047F_81A3))
        #expect(Self.hash([0], key: key) == ContentHash(high: 0x45FC_229B_1159_7634, low: 0x44AF_996B_D8C1_87DA))
        #expect(Self.hash([], 1, key: key) != Self.hash([], 2, key: key))
    }

    @Test("has another key each time, and finds nothing for a file with another key's number")
    func keys() throws {
        let source = Array("class A {}".utf8)
        var facts = SourceFacts()
        facts.sizesRows = true
        #expect(SourceCache().key != SourceCache().key)
        let (own, other) = (ContentHash.Key.random, ContentHash.Key.random)
        let cache = SourceCache(try #require(SourceCache.bytes(of: [Self.hash(source, key: own): facts], key: own)))
        #expect(cache.key == own && cache.facts(Self.hash(source, key: cache.key)) == facts)
        let forged = SourceCache(try #require(SourceCache.bytes(of: [Self.hash(source, key: other): facts], key: own)))
        #expect(forged.key == own && forged.facts(Self.hash(source, key: forged.key)) == nil)
    }
}
