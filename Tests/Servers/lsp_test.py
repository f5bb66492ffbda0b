"""Tests `formwork lsp` with the client of pygls.

    lsp_test.py COMMAND SAMPLES
"""
import asyncio, pathlib, sys

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

COMMAND, SAMPLES = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()

checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what)


class Editor:
    """An editor that has documents open."""

    async def __aenter__(self):
        self.client = LanguageClient("test", "1")
        self.published = asyncio.Queue()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params):
            self.published.put_nowait(params)

        await self.client.start_io(str(COMMAND), "lsp", "--stdio")
        self.greeting = await self.client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities(), process_id=None))
        self.client.initialized(types.InitializedParams())
        return self

    async def __aexit__(self, *error):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await asyncio.wait_for(self.client._server.wait(), 10)
        check(self.client._server.returncode == 0, "the server ends well")
        await self.client.stop()

    async def open(self, uri, text, version=1):
        item = types.TextDocumentItem(uri=uri, language_id="xml", version=version, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        return await asyncio.wait_for(self.published.get(), 30)

    async def change(self, uri, text, version):
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)]))
        return await asyncio.wait_for(self.published.get(), 30)

    async def close(self, uri):
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=types.TextDocumentIdentifier(uri=uri)))
        return await asyncio.wait_for(self.published.get(), 30)


def units(text):
    return len(text.encode("utf-16-le")) // 2


def position(text, offset):
    before = text[:offset]
    return types.Position(line=before.count("\n"), character=units(before[before.rfind("\n") + 1:]))


def place(uri, text, word, occurrence=0):
    """Returns the position of a word, for a request."""
    offset = -1
    for _ in range(occurrence + 1):
        offset = text.index(word, offset + 1)
    return dict(text_document=types.TextDocumentIdentifier(uri=uri), position=position(text, offset + 1))


def apply(text, edits):
    """The text with edits made; the last first."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)

    def offset(position):
        line = text[starts[position.line]:]
        count = 0
        while units(line[:count]) < position.character:
            count += 1
        return starts[position.line] + count

    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text


async def test_document():
    file = SAMPLES / "HidingForm.storyboard"
    uri, text = file.as_uri(), file.read_text()
    # A label in front of an id on its line, whose characters take two units of UTF-16.
    text = text.replace('<label ', '<label userLabel2="😀é😀" ', 1)
    async with Editor() as editor:
        capabilities = editor.greeting.capabilities
        check(capabilities.hover_provider and capabilities.rename_provider.prepare_provider, "the server says what it can")
        published = await editor.open(uri, text)
        check(published.uri == uri and published.version == 1, "findings are of the document")
        check(not [finding for finding in published.diagnostics if finding.severity == types.DiagnosticSeverity.Error], f"{published.diagnostics}")

        client = editor.client
        hover = await client.text_document_hover_async(types.HoverParams(**place(uri, text, "SwL-Vw-frm")))
        check("Switch Label" in hover.contents.value and hover.contents.kind == types.MarkupKind.PlainText, f"{hover}")
        at = text.index("SwL-Vw-frm")
        check(hover.range.start == position(text, at) and hover.range.end == position(text, at + 10), f"{hover.range}")
        hover = await client.text_document_hover_async(types.HoverParams(**place(uri, text, "userLabel")))
        check(hover.contents.value.startswith("userLabel\n"), f"an attribute is described: {hover}")
        words = await client.text_document_completion_async(types.CompletionParams(**place(uri, text, "userLabel")))
        check("userLabel" in [item.label for item in words], f"attributes are completed: {words}")

        second = place(uri, text, "SwL-Vw-frm", 1)
        check(second["position"] != position(text, at + 1), "there is a reference")
        target = await client.text_document_definition_async(types.DefinitionParams(**second))
        check(target.uri == uri and target.range.start == position(text, at), f"{target}")

        symbols = await client.text_document_document_symbol_async(
            types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri)))
        names = []

        def walk(symbols, outer=None):
            for symbol in symbols:
                names.append(symbol.name)
                inner, chosen = symbol.range, symbol.selection_range
                check((inner.start.line, inner.start.character) <= (chosen.start.line, chosen.start.character), "a selection is inside")
                check((chosen.end.line, chosen.end.character) <= (inner.end.line, inner.end.character), "a selection is inside")
                if outer:
                    check(outer.start.line <= inner.start.line and inner.end.line <= outer.end.line, "a part is inside")
                walk(symbol.children or [], inner)

        walk(symbols)
        check({"Form", "Switch Label", "Street Field", "Note Label"} <= set(names), f"{names}")

        ready = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**second))
        check(ready.placeholder == "SwL-Vw-frm", f"{ready}")
        edit = await client.text_document_rename_async(types.RenameParams(**second, new_name="Abc-12-Xyz"))
        renamed = apply(text, edit.changes[uri])
        check(renamed == text.replace("SwL-Vw-frm", "Abc-12-Xyz"), "each reference has the new id, and nothing else is touched")
        published = await editor.change(uri, renamed, 2)
        check(published.version == 2 and not [finding for finding in published.diagnostics if finding.code == "dangling-reference"], f"{published}")
        for name in ("Swt-Vw-frm", "short", "a1B-c2-D3\"", "a1B_c2_D3e", "ä1B-c2-D3", ""):
            try:
                await client.text_document_rename_async(types.RenameParams(**place(uri, renamed, "Abc-12-Xyz"), new_name=name))
                check(False, f"'{name}' was taken")
            except JsonRpcException as error:
                check(error.code == -32803, f"{error}")

        broken = renamed.replace('id="Abc-12-Xyz"', 'id="Else-1-whe"', 1)
        published = await editor.change(uri, broken, 3)
        check([finding for finding in published.diagnostics if finding.code == "dangling-reference"], "what leads to nothing is found")
        for finding in published.diagnostics:
            check(finding.range.end.line >= finding.range.start.line and finding.source == "formwork", f"{finding}")
        published = await editor.change(uri, renamed[:5000], 4)
        check([finding.code for finding in published.diagnostics] == ["unreadable-document"], f"{published.diagnostics}")
        check(await client.text_document_hover_async(types.HoverParams(**place(uri, renamed, "Abc-12-Xyz"))) is None, "no document, no ids")
        check(not (await editor.close(uri)).diagnostics, "findings go with the document")


async def test_findings():
    """Findings have the places that `validate` prints."""
    import json, subprocess
    async with Editor() as editor:
        for file in sorted((SAMPLES / "Mistakes").iterdir()):
            text = file.read_text(errors="replace")
            published = await editor.open(file.as_uri(), text)
            run = subprocess.run([COMMAND, "validate", "--reporter", "json", "--no-project", file], capture_output=True, text=True)
            said = [finding for result in json.loads(run.stdout)["results"] for finding in result["diagnostics"]]
            lines = text.split("\n")
            wanted = sorted(
                (finding["rule"], finding["line"] - 1, units(lines[finding["line"] - 1].encode()[:finding["column"] - 1].decode())) for finding in said)
            found = sorted((finding.code, finding.range.start.line, finding.range.start.character) for finding in published.diagnostics)
            check(found == wanted, f"{file.name}: {found} instead of {wanted}")


async def main():
    for test in (test_document, test_findings):
        await asyncio.wait_for(test(), 300)
        print(f"lsp: {test.__name__} passed", flush=True)
    print(f"lsp: {checks} checks passed")


asyncio.run(main())
