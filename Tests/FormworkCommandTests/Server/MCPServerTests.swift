import FormworkCommand
import Testing

/// Transcripts of sessions of the Model Context Protocol.
@Suite struct MCPServerTests {
    /// Plays a transcript: the client's messages (`>`), and the expected answers (`<`).
    private func play(_ transcript: String, _ client: TestClient = TestClient(), sourceLocation: Testing.SourceLocation = #_sourceLocation)
    {
        var heard: [String] = []
        for line in transcript.split(separator: "\n") {
            if line.hasPrefix("> ") {
                #expect(heard == [], "not expected", sourceLocation: sourceLocation)
                heard = client.say(String(line.dropFirst(2)))
            } else {
                let next = heard.isEmpty ? "nothing" : heard.removeFirst()
                #expect(next == line.dropFirst(2), sourceLocation: sourceLocation)
            }
        }
        #expect(heard == [], "not expected", sourceLocation: sourceLocation)
    }

    @Test("A session begins with a revision that both support")
    func greeting() {
        play(
            #"""
            > {"jsonrpc":"2.0","id":"a","method":"ping"}
            < {"jsonrpc":"2.0","id":"a","result":{}}
            > {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
            < {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{},"resources":{}},"serverInfo":{"name":"test","title":"Test","version":"1"},"instructions":"none"}}
            > {"jsonrpc":"2.0","id":2,"method":"tools/list"}
            < {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"the session is not open: 'initialize' and 'notifications/initialized' come first"}}
            > {"jsonrpc":"2.0","method":"notifications/initialized"}
            > {"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}
            < {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"the session is already initialized"}}
            > {"jsonrpc":"2.0","id":4,"method":"prompts/list"}
            < {"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"there is no method 'prompts/list'"}}
            """#)
    }

    @Test("An unsupported revision is answered with the newest one", arguments: ["1999-01-01", "2025-03-26", "2026-07-28", ""])
    func otherRevision(asked: String) {
        let answer = TestClient().open(asked)
        #expect(answer.first?.contains(#""protocolVersion":"2025-11-25""#) == true)
    }

    @Test("A greeting without a revision is refused, and can be repeated")
    func noRevision() {
        let client = TestClient()
        let answer = client.say(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
        #expect(answer.first?.contains(#""code":-32602"#) == true)
        #expect(answer.first?.contains(#""supported":["2025-11-25","2025-06-18","2024-11-05"]"#) == true)
        #expect(client.open().count == 1)
    }

    @Test("Tools are listed with their arguments and results")
    func list() throws {
        let client = TestClient()
        client.open()
        let answer = try #require(client.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first)
        let list = try JSONValue(parsing: Array(answer.utf8))
        let tools = try #require(list["result"]?["tools"]?.array)
        #expect(tools.map { $0["name"]?.string } == ["echo", "walk", "fail"])
        #expect(tools[0]["inputSchema"]?["required"] == ["word"])
        #expect(tools[0]["inputSchema"]?["additionalProperties"] == false)
        #expect(tools[0]["inputSchema"]?["properties"]?["kind"]?["enum"] == ["a", "b"])
        #expect(tools[0]["inputSchema"]?["properties"]?["count"]?["maximum"]?.integer == 5)
        #expect(tools[0]["outputSchema"] == nil)
        #expect(tools[0]["annotations"]?["readOnlyHint"] == true)
        #expect(tools[1]["annotations"]?["destructiveHint"] == true)
        #expect(client.say(#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"x"}}"#).first?.contains("-32602") == true)
    }

    @Test("A call returns text, pictures and data, in one line")
    func call() {
        let client = TestClient()
        client.open()
        play(
            #"""
            > {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"word":"a\nb","count":3.0,"loud":null}}}
            < {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"a\nb"}],"structuredContent":{"count": 3},"isError":false}}
            > {"jsonrpc":"2.0","id":12345678901234567890123,"method":"tools/call","params":{"name":"walk"}}
            < {"jsonrpc":"2.0","id":12345678901234567890123,"result":{"content":[{"type":"image","data":"iVBORw==","mimeType":"image/png"},{"type":"text","text":"arrived"}],"isError":false}}
            > {"jsonrpc":"2.0","id":"é","method":"tools/call","params":{"name":"fail","arguments":{}}}
            < {"jsonrpc":"2.0","id":"é","result":{"content":[{"type":"text","text":"nothing is right"}],"isError":true}}
            """#, client)
    }

    @Test(
        "Arguments that don't match the schema are refused by name",
        arguments: [
            (#"{"word":1}"#, "'word' is 1, expected a string"), (#"{}"#, "the argument 'word' is missing"),
            (#"{"word":"x","count":6}"#, "'count' is 6, expected a whole number from 1 to 5"),
            (#"{"word":"x","count":1.5}"#, "'count' is 1.5, expected a whole number from 1 to 5"),
            (#"{"word":"x","count":1e999}"#, "'count' is 1e999, expected a whole number from 1 to 5"),
            (#"{"word":"x","count":"3"}"#, "'count' is '3', expected a whole number from 1 to 5"),
            (#"{"word":"x","loud":"yes"}"#, "'loud' is 'yes', expected true or false"),
            (#"{"word":"x","kind":"c"}"#, "'kind' is 'c', expected one of a, b"),
            (#"{"word":"x","list":"a"}"#, "'list' is 'a', expected an array of strings"),
            (#"{"word":"x","list":["a","b","c"]}"#, "'list' has 3 entries: 2 are allowed"),
            (#"{"word":"x","list":["a",2]}"#, "'list' is an array, expected an array of strings"),
            (#"{"word":"x","share":2}"#, "'share' is 2, expected a number from 0.0 to 1.0"),
            (#"{"word":"x","words":1}"#, "there is no argument 'words'; the arguments are: word, count, loud, kind, list, share"),
            (#"[]"#, "'arguments' is an array, expected an object"),
        ])
    func arguments(arguments: String, problem: String) {
        let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":\#(arguments)}}"#
        let client = TestClient()
        client.open()
        #expect(client.say(call) == [#"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"\#(problem)"}}"#])
        // Since 2025-11-25 it is a result, for models to see.
        let newer = TestClient()
        newer.open("2025-11-25")
        #expect(
            newer.say(call) == [#"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"\#(problem)"}],"isError":true}}"#])
    }

    @Test("An unknown tool is an error of the protocol in every revision", arguments: MCPServer.revisions)
    func unknownTool(revision: String) {
        let client = TestClient()
        client.open(revision)
        let answer = client.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#)
        #expect(
            answer == [
                #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"there is no tool 'none'; the tools are: echo, walk, fail"}}"#
            ])
        #expect(client.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#).first?.contains("-32602") == true)
    }

    @Test("Progress is reported on request, with the given token", arguments: ["\"t\"", "7"])
    func progress(token: String) {
        let client = TestClient()
        client.open()
        let heard = client.say(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"walk","_meta":{"progressToken":\#(token)}}}"#)
        #expect(heard.count == 2)
        #expect(
            heard.first
                == #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":\#(token),"progress":1,"total":3}}"#)
        #expect(heard.last?.contains("arrived") == true)
    }

    @Test("A call that is cancelled while it waits is neither done nor answered; others are")
    func cancellation() {
        let client = TestClient(waits: true)
        client.open()
        for id in 1...3 { client.say(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"fail"}}"#) }
        client.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"changed my mind"}}"#)
        // Unknown and missing request ids are ignored.
        for params in [#"{"requestId":9}"#, "{}", #"{"requestId":null}"#, "[]"] {
            client.say(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":\#(params)}"#)
        }
        client.doWork()
        let heard = client.heard()
        #expect(heard.count == 2)
        #expect(heard[0].contains(#""id":1,"#))
        #expect(heard[1].contains(#""id":3,"#))
    }

    @Test("A request with the id of a running one is refused, and accepted when that is done")
    func sameID() {
        let client = TestClient(waits: true)
        client.open()
        let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fail"}}"#
        #expect(client.say(call) == [])
        #expect(client.say(call).first?.contains("-32600") == true)
        client.doWork()
        #expect(client.heard().count == 1)
        #expect(client.say(call) == [])
    }

    @Test("A client that sends requests too fast is told so, and earlier requests are done")
    func crowd() {
        let client = TestClient(waits: true)
        client.open()
        for id in 0..<256 { #expect(client.say(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"fail"}}"#) == []) }
        #expect(client.say(#"{"jsonrpc":"2.0","id":256,"method":"tools/call","params":{"name":"fail"}}"#).first?.contains("-32603") == true)
        client.doWork()
        #expect(client.heard().count == 256)
        #expect(client.say(#"{"jsonrpc":"2.0","id":256,"method":"tools/call","params":{"name":"fail"}}"#) == [])
    }

    @Test("A client's roots are requested, and calls wait for them")
    func roots() {
        let client = TestClient(waits: true)
        #expect(
            client.open(capabilities: #"{"roots":{"listChanged":true}}"#).last == #"{"jsonrpc":"2.0","id":"roots-1","method":"roots/list"}"#
        )
        #expect(client.waitsForRoots)
        #expect(client.say(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fail"}}"#) == [])
        client.doWork()
        #expect(client.heard() == [])
        // An answer with another id is ignored.
        client.say(#"{"jsonrpc":"2.0","id":"roots-9","result":{"roots":[{"uri":"file:///else"}]}}"#)
        #expect(client.waitsForRoots)
        client.say(
            #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file:///a%20b"},{"uri":"http://c"},{"uri":7},{"uri":"file:///d"}]}}"#
        )
        client.doWork()
        #expect(client.roots == [["/a b", "/d"]])
        #expect(client.heard().count == 1)
        // The roots have changed.
        #expect(
            client.say(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#) == [
                #"{"jsonrpc":"2.0","id":"roots-2","method":"roots/list"}"#
            ])
        client.say(#"{"jsonrpc":"2.0","id":"roots-2","error":{"code":-32603,"message":"no"}}"#)
        client.doWork()
        #expect(client.roots == [["/a b", "/d"], nil])
        // There is no answer.
        client.say(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#)
        client.giveUpOnRoots()
        client.doWork()
        #expect(client.roots.count == 3)
        #expect(!client.waitsForRoots)
    }

    @Test("A client without roots is not asked for them")
    func noRoots() {
        let client = TestClient()
        #expect(client.open().count == 1)
        #expect(client.say(#"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#) == [])
        #expect(client.roots == [])
    }

    @Test("Resources are listed in pages, and read")
    func resources() {
        let client = TestClient()
        client.open()
        play(
            #"""
            > {"jsonrpc":"2.0","id":1,"method":"resources/list"}
            < {"jsonrpc":"2.0","id":1,"result":{"resources":[{"uri":"file:///0.xib","name":"0.xib","mimeType":"application/xml","size":0}],"nextCursor":"1"}}
            > {"jsonrpc":"2.0","id":2,"method":"resources/list","params":{"cursor":"2"}}
            < {"jsonrpc":"2.0","id":2,"result":{"resources":[{"uri":"file:///2.xib","name":"2.xib","mimeType":"application/xml","size":2}]}}
            > {"jsonrpc":"2.0","id":3,"method":"resources/list","params":{"cursor":"9"}}
            < {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"no such cursor"}}
            > {"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"file:///0.xib"}}
            < {"jsonrpc":"2.0","id":4,"result":{"contents":[{"uri":"file:///0.xib","mimeType":"application/xml","text":"<a/>"}]}}
            > {"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"file:///1.xib"}}
            < {"jsonrpc":"2.0","id":5,"result":{"contents":[{"uri":"file:///1.xib","mimeType":"application/xml","blob":"//4="}]}}
            > {"jsonrpc":"2.0","id":6,"method":"resources/read","params":{"uri":"file:///9.xib"}}
            < {"jsonrpc":"2.0","id":6,"error":{"code":-32002,"message":"there is no such resource","data":{"uri":"file:///9.xib"}}}
            > {"jsonrpc":"2.0","id":7,"method":"resources/read"}
            < {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"the resource's 'uri' is missing"}}
            > {"jsonrpc":"2.0","id":8,"method":"resources/templates/list"}
            < {"jsonrpc":"2.0","id":8,"result":{"resourceTemplates":[{"uriTemplate":"file:///{+path}","name":"document","description":"A document.","mimeType":"application/xml"}]}}
            """#, client)
    }

    @Test("Malformed messages are answered as JSON-RPC specifies")
    func broken() {
        play(
            #"""
            > {"jsonrpc":"2.0","id":1,"method"
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"invalid JSON: found the end of the file, expected ':' after a key, at byte 32"}}
            > [{"jsonrpc":"2.0","id":1,"method":"ping"}]
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batches are not part of the protocol"}}
            > []
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batches are not part of the protocol"}}
            > 7
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"expected an object, found a number"}}
            > {"id":1,"method":"ping"}
            < {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"'jsonrpc' is not \"2.0\""}}
            > {"jsonrpc":"2.0","id":1}
            < {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"there is no 'method'"}}
            > {"jsonrpc":"2.0","id":1,"method":["ping"]}
            < {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"'method' is an array, expected a string"}}
            > {"jsonrpc":"2.0","id":null,"method":"ping"}
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"'id' is neither a string nor a whole number"}}
            > {"jsonrpc":"2.0","id":1.5,"method":"ping"}
            < {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"'id' is neither a string nor a whole number"}}
            > {"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}
            < {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"'params' is an array, expected an object"}}
            > {"jsonrpc":"2.0","method":"unheard/of"}
            > {"jsonrpc":"2.0","id":5,"result":{}}
            > {"jsonrpc":"2.0","id":2,"method":"ping"}
            < {"jsonrpc":"2.0","id":2,"result":{}}
            """#)
    }
}
