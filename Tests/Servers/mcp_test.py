"""Tests `formwork mcp` with the official Python SDK as client.

    mcp_test.py COMMAND SAMPLES

Lists the tools and calls each, turns a sample screen and one of the corpus into others in sessions of ten steps, tries to get out of the roots, asks for progress
and cancels, and measures the round trip of an edit.
"""
import asyncio, base64, contextlib, json, os, pathlib, shutil, statistics, sys, tempfile, time, traceback
from xml.etree import ElementTree

import mcp_types as types
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

COMMAND, SAMPLES = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
TOOLS = ["outline", "query", "import", "diff", "validate", "new", "edit", "render", "solve", "states", "convert", "schema"]
# The most bytes that the list of tools may have: models read it at the beginning of each session.
LONGEST_LIST = 18_000
# The most tokens of a session that makes a screen, without its pictures, at four bytes per token.
MOST_TOKENS = 6_000
# The time of the Python client and the pipes is subtracted: the goal is for the round trip in the server.
GOAL = 15

checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what)


class Server:
    """A session with the command, with the roots of this client."""

    def __init__(self, arguments=(), roots=None, cwd=None):
        self.roots = roots
        self.parameters = StdioServerParameters(command=str(COMMAND), args=["mcp", *arguments], cwd=cwd)

    async def __aenter__(self):
        async def listed(_):
            return types.ListRootsResult(roots=[types.Root(uri=path.as_uri()) for path in self.roots])

        self.stack = contextlib.AsyncExitStack()
        streams = await self.stack.enter_async_context(stdio_client(self.parameters))
        session = ClientSession(*streams, list_roots_callback=listed if self.roots is not None else None)
        self.session = await self.stack.enter_async_context(session)
        self.greeting = await self.session.initialize()
        return self

    async def __aexit__(self, kind, error, trace):
        # Print the error here, as ending the tasks of the session first may hide it.
        if error is not None:
            traceback.print_exception(error)
            os._exit(1)
        await self.stack.aclose()

    async def call(self, tool, /, **arguments):
        """A call that does what is asked for; the structured result, or the content where there is none."""
        if tool not in ("new", "render", "convert", "schema"):
            arguments["details"] = True
        result = await self.session.call_tool(tool, arguments)
        check(not result.is_error, f"{tool} {arguments}: {[getattr(part, 'text', '') for part in result.content]}")
        return result.structured_content if result.structured_content is not None else result.content

    async def refused(self, tool, /, **arguments):
        """Calls a tool that must refuse, and returns its message."""
        result = await self.session.call_tool(tool, arguments)
        check(result.is_error, f"{tool} {arguments} was not refused")
        return result.content[0].text


def sample(folder, name, to=None):
    return pathlib.Path(shutil.copy(SAMPLES / name, folder / (to or name)))


async def test_listing(folder):
    sample(folder, "HidingForm.storyboard")
    async with Server(["--root", str(folder)]) as server:
        check(server.greeting.server_info.name == "formwork", "the server says its name")
        check(server.greeting.protocol_version == "2025-11-25", "the newest revision is agreed upon")
        check("outline" in server.greeting.instructions, "the instructions say where to begin")
        tools = (await server.session.list_tools()).tools
        check([tool.name for tool in tools] == TOOLS, f"the tools are {[tool.name for tool in tools]}")
        for tool in tools:
            check(tool.description and tool.input_schema["type"] == "object", f"{tool.name} is described")
            check(tool.output_schema is None, f"{tool.name} has a schema of its result, which makes the list long")
            check(tool.annotations.read_only_hint == (tool.name not in ("new", "edit", "convert")), f"{tool.name} says whether it writes")
            check(tool.annotations.open_world_hint is False, f"{tool.name} keeps to the documents")
        size = sum(len(tool.model_dump_json(by_alias=True, exclude_none=True).encode()) for tool in tools)
        check(size <= LONGEST_LIST, f"the list of tools has {size} bytes")
        await server.session.send_ping()
        for call in (server.session.list_prompts(),):
            try:
                await call
                check(False, "there are no prompts")
            except MCPError as error:
                check(error.error.code == -32601, f"no prompts: {error.error}")


async def test_tools(folder):
    """Each tool once."""
    form = sample(folder, "HidingForm.storyboard")
    sample(folder, "LayoutTemplates.storyboard")
    sample(folder, "LegacyForm.xib")
    before = form.read_bytes()
    async with Server(["--root", str(folder)]) as server:
        plain = await server.session.call_tool("outline", {"paths": ["HidingForm.storyboard"]})
        check(plain.structured_content is None and plain.content[0].text, "a result is text unless details are requested")
        schema = json.loads((await server.call("schema", tool="outline"))[0].text)
        check("results" in schema["$defs"]["output"]["properties"], "the schema of a result is returned on request")
        outline = await server.call("outline", paths=["HidingForm.storyboard"], budget=200)
        check(outline["results"][0]["tokens"] <= 200, "the outline keeps to its budget")
        found = await server.call("query", selector="label[text*=address]", paths=["."], attributes=["text"])
        check([match["id"] for result in found["results"] for match in result["matches"]], "a query finds something")
        described = await server.call("describe", paths=["HidingForm.storyboard"], fields=["constraints"])
        check(described["results"][0]["file"] == "HidingForm.storyboard", "a document is described")
        changed = await server.call("edit", paths=["HidingForm.storyboard"], commands=['set #SwL text="Elsewhere"'])
        check(changed["results"][0]["changed"] and not changed["results"][0]["written"], "an edit is a dry run")
        check(form.read_bytes() == before, "a dry run writes nothing")
        changed = await server.call("edit", paths=["HidingForm.storyboard"], commands=['set #SwL text="Elsewhere"'], write=True)
        check(changed["results"][0]["written"] and b"Elsewhere" in form.read_bytes(), "an edit is written")
        # A second edit of the same file is not taken for another document that would share it.
        await server.call("edit", paths=["HidingForm.storyboard"], commands=['set #SwL text="There"'], write=True)
        (folder / "Old.storyboard").write_bytes(before)
        difference = await server.call("diff", old="Old.storyboard", new="HidingForm.storyboard")
        check(any("There" in (change["to"] or "") for change in difference["results"][0]["changes"]), "a difference says the text")
        findings = await server.call("validate", paths=["."], solve=True)
        check(len(findings["results"]) == 4, "all documents are checked")
        solved = await server.call("solve", paths=["HidingForm.storyboard"], device="iphone-se", orientation="landscape")
        check(solved["results"][0]["file"] == "HidingForm.storyboard", "a document is solved")
        address = form.as_uri()
        check((await server.call("solve", paths=[address]))["results"], "a document can be named by its address")
        why = await server.call("solve", paths=["HidingForm.storyboard"], explain="Street Field")
        check(why["results"], "a frame is explained")
        states = await server.call("states", paths=["LayoutTemplates.storyboard"], devices=["ipad-pro-11"])
        check(states["results"], "states are solved")
        for picture in (await server.call("render", path="HidingForm.storyboard"))[:1]:
            if picture.type == "image":
                check(base64.b64decode(picture.data).startswith(b"\x89PNG"), "a picture is a PNG")
            else:
                check("<svg" in picture.text, "a picture is SVG where no PNG can be made")
        check("<svg" in (await server.call("render", path="HidingForm.storyboard", format="svg"))[0].text, "a picture can be SVG")
        text = (await server.call("convert", paths=["LegacyForm.xib"], to="xib"))[0].text
        check("com.apple.InterfaceBuilder3" in text, "an archive is converted")
        check("class " in (await server.call("convert", paths=["HidingForm.storyboard"], to="uikit"))[0].text, "code is returned")
        await server.call("convert", paths=["LegacyForm.xib"], to="xib", write=True, output="Modern.xib")
        check((folder / "Modern.xib").exists(), "a conversion is written")
        for tool, arguments in [
            ("query", dict(selector="label[", paths=["."])), ("outline", dict(paths=["None.xib"])), ("solve", dict(paths=["."], device="toaster")),
            ("edit", dict(paths=["HidingForm.storyboard"], commands=["set Nobody text=x"])), ("convert", dict(paths=["LegacyForm.xib"], to="xib", write=True)),
            ("edit", dict(paths=["HidingForm.storyboard"], commands=[])), ("edit", dict(paths=["HidingForm.storyboard"], comands=["x"])),
            ("render", dict(path="HidingForm.storyboard", scale=1000)), ("outline", dict(paths=["-"])), ("outline", dict(paths=["--help"])),
        ]:
            check(await server.refused(tool, **arguments), f"{tool} says why it refuses")
        check((await server.refused("edit", paths=["LegacyForm.xib"], commands=["set 1 hidden=YES"])).count("archive"), "an archive is not edited")


async def test_session(folder):
    """Ten steps from a delivery form to a sign-in screen."""
    file = "SignIn.storyboard"
    sample(folder, "HidingForm.storyboard", file)

    async with Server(roots=[folder], cwd="/") as server:
        async def edit(*commands):
            dry = (await server.call("edit", paths=[file], commands=list(commands), solve=True))["results"][0]
            check(dry["changed"] and not dry["written"], "a dry run says what would change")
            done = (await server.call("edit", paths=[file], commands=list(commands), solve=True, write=True))["results"][0]
            check(done["written"] and done["diff"] == dry["diff"], "what is written is what was said")
            return done

        # 1: what is there.
        result = await server.session.call_tool("outline", {"paths": [file]})
        check("Street Field" in result.content[0].text, "the outline names the field")
        # 2: the view below the fields.
        found = await server.call("query", selector='view[userLabel="Remarks"]', paths=[file])
        check(found["results"][0]["count"] == 1, "there is one view of remarks")
        # 3: it goes, with what leads to it.
        await edit("remove Remarks with references", 'remove "Postcode Field" with references')
        # 4: the fields' texts.
        await edit(
            'set "Switch Label" text="Keep me signed in"', 'set "Delivery Heading" text="Your account"', 'set "Street Label" text="Name"',
            'set "Street Field" placeholder="you@example.com"')
        # 5: what they are called.
        await edit(
            'set "Switch Label" userLabel="Keep Label"', 'set "Delivery Switch" userLabel="Keep Switch"',
            'set "Delivery Heading" userLabel="Heading"', 'set "Street Label" userLabel="Name Label"', 'set "Street Field" userLabel="Name Field"')
        # 6: the field reaches the edge again.
        await edit('add constraint "Name Field.trailing = safeArea.trailing - 16"')
        # 7: a button below.
        await edit(
            'add button "Sign in" to Form at 16,200 userLabel="Sign In Button"', 'add constraint "Sign In Button.top = Name Field.bottom + 24"',
            'add constraint "Sign In Button.leading = safeArea.leading + 16"',
            'add constraint "Sign In Button.trailing = safeArea.trailing - 16"')
        # 8: what it does, and whose screen it is.
        await edit(
            'connect action "signIn:" from "Sign In Button" to DeliveryFormViewController on touchUpInside',
            "rename class DeliveryFormViewController to SignInViewController")
        # 9: how it looks.
        content = await server.call("render", path=file, device="iphone-se")
        check(content[0].type in ("image", "text"), "the screen is drawn")
        # 10: whether all is well.
        findings = (await server.call("validate", paths=[file], solve=True))["results"][0]["diagnostics"]
        check(not [finding for finding in findings if finding["severity"] == "error"], f"nothing is broken: {findings}")
        check(not [finding for finding in findings if finding["rule"] in ("ambiguous-layout", "conflicting-constraints")], f"the layout is one: {findings}")

        result = await server.session.call_tool("outline", {"paths": [file]})
        text = result.content[0].text
        for words in ("SignInViewController", '"Sign In Button"', "Your account", "Keep me signed in", "you@example.com", "signIn:"):
            found = await server.call("query", selector="*", paths=[file])
            check(words in text or words in json.dumps(found), f"the screen has {words}")
        for words in ("Remarks", "Postcode", "DeliveryFormViewController"):
            check(words not in text, f"the screen has no {words} any more")
        frames = await server.call("query", selector='button', paths=[file], frames=True, device="iphone-se")
        frame = frames["results"][0]["matches"][0]["solvedFrame"]
        check(frame[0] == 16 and frame[2] == 375 - 32, f"the button is as wide as the screen allows: {frame}")


async def test_new_screen(folder):
    """Ten steps from nothing to a screen, with pictures; counts the tokens that a model reads and writes."""
    file, size, pictures = "Account.storyboard", 0, 0
    async with Server(roots=[folder], cwd="/") as server:
        for tool in (await server.session.list_tools()).tools:
            size += len(tool.model_dump_json(by_alias=True, exclude_none=True).encode())

        async def step(tool, /, **arguments):
            nonlocal size, pictures
            result = await server.session.call_tool(tool, arguments)
            check(not result.is_error, f"{tool} {arguments}: {[getattr(part, 'text', '') for part in result.content]}")
            size += len(json.dumps(arguments).encode()) + sum(len(getattr(part, "text", "").encode()) for part in result.content)
            pictures += sum(part.type == "image" for part in result.content)
            return result.content

        await step("new", path=file, **{"class": "AccountViewController"})
        await step("edit", paths=[file], write=True, commands=[
            'add label "Your account" to Account label=Heading font=headline', "pin Heading to safeArea on top leading trailing inset 16"])
        await step("edit", paths=[file], write=True, commands=[
            'add textField "you@example.com" to Account label=Name', "pin Name to safeArea on leading trailing inset 16",
            "add constraint Name.top = Heading.bottom + 12"])
        await step("render", path=file, format="svg" if not shutil.which("rsvg-convert") else "png")
        await step("edit", paths=[file], write=True, commands=[
            'add button "Sign in" to Account label=Send', "center Send horizontally", "add constraint Send.top = Name.bottom + 24",
            "connect action signIn: from Send to Account"])
        await step("edit", paths=[file], write=True, updateFrames=True)
        await step("outline", paths=[file])
        await step("solve", paths=[file], device="iphone-se")
        findings = await step("validate", paths=[file], solve=True)
        check("without findings" in findings[0].text, f"the screen is without findings: {findings[0].text}")
        await step("render", path=file, device="iphone-se", format="svg" if not shutil.which("rsvg-convert") else "png")
        text = (folder / file).read_text()
        check('fixedFrame' not in text and 'width="361"' in text, "the frames are those of the constraints")
        (refused,) = [await server.refused("new", path=file)]
        check("already exists" in refused and (folder / file).read_text() == text, "an existing file is never replaced")
        check("outside" in await server.refused("new", path="../Elsewhere.xib"), "a document outside of the roots is refused")
    if shutil.which("rsvg-convert"):
        check(pictures == 2, f"there are {pictures} pictures")
        check(size / 4 <= MOST_TOKENS, f"the session has {size / 4:.0f} tokens")
    print(f"mcp: ten steps to a screen: {size / 4:.0f} tokens and {pictures} pictures")


# A screen of an application on which people sign in.
SPLASH = SAMPLES.parent.parent / "shared" / "corpus" / "files" / "GitHawkApp+GitHawk" / "Classes" / "Login" / "OauthLogin.storyboard"


async def test_corpus_session(folder):
    """Ten steps from an application's first screen to one that says that there is no network."""
    if not SPLASH.exists():
        return print("mcp: skipped: there is no corpus beside the project")
    path = pathlib.Path(shutil.copy(SPLASH, folder / "Offline.storyboard"))
    shutil.copy(SPLASH, folder / "Before.storyboard")
    before = path.read_text()
    file = "Offline.storyboard"
    commands = [
        'remove button[title="Personal Token"]', "remove activityIndicatorView with references",
        'set label[text="Welcome to GitHawk"] text="You are offline" userLabel=Headline',
        'set label[text^="An open source"] text="Look at your connection, and try again." userLabel=Advice',
        'set button[title="Sign in with GitHub"] title="Try again" userLabel="Again Button"',
        'rename action onSignInButton: to tryAgain:', "rename outlet signInButton to againButton",
        "rename class LoginSplashViewController to OfflineViewController",
    ]
    async with Server(roots=[folder], cwd="/") as server:
        # 1: what is there.
        outline = (await server.session.call_tool("outline", {"paths": [file]})).content[0].text
        check("Welcome to GitHawk" in outline and len(outline) < len(before) / 4, "the outline is short and names the headline")
        # 2: what is in the way.
        found = await server.call("query", selector="button, activityIndicatorView", paths=[file], attributes=["title"])
        check(found["results"][0]["count"] == 3, "two buttons and a wheel are found")
        # 3: what would change; nothing does.
        dry = (await server.call("edit", paths=[file], commands=commands, solve=True))["results"][0]
        check(dry["changed"] and not dry["written"] and path.read_text() == before, "a dry run writes nothing")
        check(not [finding for finding in dry["findings"] if finding["severity"] == "error"], f"nothing breaks: {dry['findings']}")
        # 4: it is done, as was said.
        done = (await server.call("edit", paths=[file], commands=commands, solve=True, write=True))["results"][0]
        check(done["written"] and done["diff"] == dry["diff"], "what is written is what was said")
        # 5: a note below, held by constraints.
        await server.call(
            "edit", paths=[file], write=True, strict=True, solve=True,
            commands=['add label "Last tried just now" to OfflineViewController at 32,418,256,20.5 userLabel=Note numberOfLines=0',
                      "pin Note to safeArea on leading trailing inset 32", 'add constraint "Note.top = Advice.bottom + 12"'])
        # 6: whether all is well.
        findings = (await server.call("validate", paths=[file], solve=True))["results"][0]["diagnostics"]
        old = (await server.call("validate", paths=["Before.storyboard"], solve=True))["results"][0]["diagnostics"]
        check({f["rule"] for f in findings} <= {f["rule"] for f in old}, f"no rule finds what it did not find before: {findings}")
        # 7: where things are on a small telephone.
        solved = await server.call("query", selector='label[userLabel=Note], button', paths=[file], frames=True, device="iphone-se")
        frames = {match["label"]: match["solvedFrame"] for match in solved["results"][0]["matches"]}
        check(all(frame[0] >= 0 and frame[0] + frame[2] <= 375 for frame in frames.values()), f"all is on the screen: {frames}")
        check(frames["Note"][0] == 32 and frames["Note"][2] == 375 - 64, f"the note is as wide as the screen allows: {frames}")
        # 8: how it looks.
        picture = (await server.call("render", path=file, device="iphone-se", format="svg"))[0].text
        check("You are offline" in picture and "Try again" in picture and "Personal Token" not in picture, "the screen is drawn as it is now")
        # 9: all that is different.
        changes = (await server.call("diff", old="Before.storyboard", new=file))["results"][0]["changes"]
        texts = " ".join(change["text"] for change in changes)
        for words in ("Personal Token", "Note (label): added", "Try again", "OfflineViewController"):
            check(words in texts, f"the difference says {words}: {texts}")
        # 10: the same as code.
        code = (await server.call("convert", paths=[file], to="uikit"))[0].text
        check("tryAgain" in code and "againButton" in code and "LoginSplash" not in code, "the code is that of the new screen")

    # The document at the end: whole, with nothing left of what went, and all that no command spoke of as it was.
    after = path.read_text()
    root = ElementTree.fromstring(after)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    check(len(ids) == len(set(ids)), "every id is one object's")
    references = {element.get(name) for element in root.iter() for name in ("destination", "firstItem", "secondItem") if element.get(name)}
    check(references <= set(ids), f"every reference leads to an object: {references - set(ids)}")
    for words in ("Personal Token", "onPersonalAccessTokenButton", "activityIndicator", "LoginSplashViewController", "Welcome to GitHawk"):
        check(words not in after, f"the document has no {words} any more")
    check(root.find(".//viewController").get("customClass") == "OfflineViewController", "the controller is of the new class")
    check({element.get("property") for element in root.iter("outlet")} >= {"againButton", "splashView"}, "the outlets are there")
    kept = [line for line in after.splitlines() if line in set(before.splitlines())]
    check(len(kept) > 0.6 * len(before.splitlines()), "what no command speaks of is as it was")


async def test_roots(folder):
    inside, outside = folder / "inside", folder / "outside"
    inside.mkdir(), outside.mkdir()
    form, secret = sample(inside, "HidingForm.storyboard"), sample(outside, "LegacyForm.xib", "Secret.xib")
    (inside / "Link.xib").symlink_to(secret)
    (inside / "Door").symlink_to(outside)
    (inside / "Nowhere.xib").symlink_to(outside / "New.xib")
    before = secret.read_bytes()
    ways = ["../outside/Secret.xib", str(secret), "Link.xib", "Door/Secret.xib", "Door", "inside/../../outside/Secret.xib", "/etc/passwd", "/dev/stdin",
            "/dev/fd/0", "/proc/self/root" + str(secret), "/", ".."]
    for server in (Server(["--root", str(inside)], cwd="/"), Server(cwd=inside), Server(["--root", str(outside)], roots=[inside], cwd="/")):
        async with server:
            for way in ways:
                said = await server.refused("outline", paths=[way])
                check("outside the allowed folders" in said, f"{way}: {said}")
                check("Secret" not in said.replace(way, ""), f"{way}: the message must not reveal the content")
            for way in ("../outside/New.xib", "Nowhere.xib", "Door/New.xib", "/tmp/New.xib", "/dev/stdout", str(outside / "New.xib")):
                said = await server.refused("convert", paths=["HidingForm.storyboard"], to="storyboard", write=True, output=way)
                check("outside" in said, f"{way}: {said}")
            said = await server.refused("diff", old="HidingForm.storyboard", new="HEAD:HidingForm.storyboard")
            check("no file" in said, f"git is not asked: {said}")
            # Links in a folder that lead out are not read either.
            outlines = await server.session.call_tool("outline", {"paths": ["."]})
            texts = " ".join(part.text for part in outlines.content)
            check("Heading" in texts and "Card Form" not in texts, f"links in folders are not followed: {texts}")
            uris = [str(resource.uri) for resource in (await server.session.list_resources()).resources]
            check(form.as_uri() in uris and not [uri for uri in uris if "Secret" in uri], f"the resources are those inside: {uris}")
            contents = (await server.session.read_resource(form.as_uri())).contents
            check(contents[0].text.encode() == form.read_bytes(), "a resource is what the file holds")
            for uri in (secret.as_uri(), (inside / "Link.xib").as_uri(), "file:///etc/passwd", "file://elsewhere/x.xib", "http://x/y.xib", "x"):
                try:
                    await server.session.read_resource(uri)
                    check(False, f"{uri} was read")
                except MCPError as error:
                    check(error.error.code == -32002, f"{uri}: {error.error}")
            check((await server.session.list_resource_templates()).resource_templates[0].uri_template == "file:///{+path}", "there is a template")
    check(secret.read_bytes() == before and not (outside / "New.xib").exists(), "nothing outside was written")

    # Roots that change.
    server = Server(roots=[inside], cwd="/")
    async with server:
        await server.call("outline", paths=["HidingForm.storyboard"])
        server.roots = [outside]
        await server.session.send_roots_list_changed()
        await server.call("outline", paths=["Secret.xib"])
        check("outside" in await server.refused("outline", paths=[str(form)]), "the old root is closed")
        server.roots = [inside, outside]
        await server.session.send_roots_list_changed()
        await server.call("outline", paths=["HidingForm.storyboard", "Secret.xib", str(form)])
        server.roots = [folder / "gone"]
        await server.session.send_roots_list_changed()
        check("no allowed folder" in await server.refused("outline", paths=[str(form)]), "without a folder nothing is open")


async def test_many_files(folder):
    """Progress, cancellation and pages."""
    text = (SAMPLES / "HidingForm.storyboard").read_bytes()
    for number in range(450):
        (folder / f"Form{number:03}.storyboard").write_bytes(text)
    async with Server(["--root", str(folder)]) as server:
        reports = []

        async def told(done, total, _):
            reports.append((done, total))

        result = await server.session.call_tool("solve", {"paths": ["."], "details": True}, progress_callback=told)
        check(len(result.structured_content["results"]) == 450, "all documents are solved")
        check(reports and all(total == 450 for _, total in reports), f"progress is reported: {reports[:3]}")
        check(all(a[0] < b[0] for a, b in zip(reports, reports[1:])), "progress grows")
        # The client that does not wait any more cancels.
        start = time.monotonic()
        try:
            await server.session.call_tool("states", {"paths": ["."]}, read_timeout_seconds=0.05)
            check(False, "the call should have run out of time")
        except MCPError:
            pass
        await server.call("outline", paths=["Form000.storyboard"])
        check(time.monotonic() - start < 20, "a call that was cancelled makes room for the next")
        seen, cursor, pages = [], None, 0
        while True:
            page = await server.session.list_resources(params=types.PaginatedRequestParams(cursor=cursor) if cursor else None)
            seen += [resource.name for resource in page.resources]
            cursor, pages = page.next_cursor, pages + 1
            if not cursor:
                break
        check(len(seen) == len(set(seen)) == 450 + 3 and pages == 3, f"{len(seen)} resources on {pages} pages")
        try:
            await server.session.list_resources(params=types.PaginatedRequestParams(cursor="elsewhere"))
            check(False, "a cursor that no page has given is refused")
        except MCPError as error:
            check(error.error.code == -32602, f"{error.error}")


async def measure(folder):
    sample(folder, "HidingForm.storyboard")
    async with Server(["--root", str(folder)]) as server:
        for write in (False, True):
            times = []
            for number in range(60):
                start = time.perf_counter()
                await server.call("edit", paths=["HidingForm.storyboard"], commands=[f'set #SwL text="Text {number}"'], write=write)
                times.append((time.perf_counter() - start) * 1000)
            median = statistics.median(times[10:])
            print(f"mcp: an edit{' that is written' if write else ''} takes {median:.1f} ms from the client and back (median of 50; goal: {GOAL})")


async def main():
    for test in (test_listing, test_tools, test_session, test_new_screen, test_corpus_session, test_roots, test_many_files, measure):
        with tempfile.TemporaryDirectory() as folder:
            await asyncio.wait_for(test(pathlib.Path(folder).resolve()), 300)
        print(f"mcp: {test.__name__} passed", flush=True)
    print(f"mcp: {checks} checks passed")


asyncio.run(main())
