"""Runs every verb over inputs that once broke one: each ends in a result or a clear error, within limits of time and memory."""
import json, os, pathlib, shutil, signal, subprocess, threading, time, urllib.request

# Limits of processor time in seconds and of memory in megabytes, for ../shared/reports/hostile.
SECONDS, MEGABYTES = 2, 512
# The wall-clock limit; a longer run is ended.
PATIENCE = 60
CODE = ("uikit", "appkit", "snapkit", "uikit-objc", "appkit-objc", "formation", "autolayoutkit", "autolayoutkit-objc", "swiftui")
ENDINGS = (".xib", ".storyboard")


def message(method, number=None, **params):
    return {"jsonrpc": "2.0", "method": method, "params": params, **({} if number is None else {"id": number})}


def lsp_session(path):
    """Returns the messages of an editor that opens a document and requests its objects."""
    document = {"uri": path.as_uri(), "languageId": "xml", "version": 1, "text": path.read_text(errors="replace")}
    messages = [message("initialize", 1, processId=None, rootUri=None, capabilities={}), message("textDocument/didOpen", textDocument=document),
                message("textDocument/documentSymbol", 2, textDocument={"uri": path.as_uri()}), message("shutdown", 3), message("exit")]
    texts = [json.dumps(one).encode() for one in messages]
    return b"".join(b"Content-Length: %d\r\n\r\n" % len(text) + text for text in texts)


def mcp_session(path):
    """Returns the messages of an agent that has a document described, checked and solved."""
    calls = [message("tools/call", number + 2, name=name, arguments={"paths": [str(path)]}) for number, name in enumerate(("outline", "validate", "solve", "states"))]
    start = [message("initialize", 1, protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "walk", "version": "1"}), message("notifications/initialized")]
    return b"".join(json.dumps(one).encode() + b"\n" for one in start + calls)


def runs(path, output):
    """Yields the runs over one document: arguments and standard input."""
    log = path.with_name("log.txt")
    log.write_text('Unable to simultaneously satisfy constraints.\n(\n    "<NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>"\n)\n')
    for verb in (["import"], ["import", "--format", "json"], ["outline"], ["templates"], ["solve"], ["states"], ["validate"], ["validate", "--solve", "--states"],
                 ["graph"], ["strings", "export"], ["strings", "check"], ["check-merge"], ["textconv"], ["fmt", "--check", "--canonical"]):
        yield [*verb, path], None
    yield ["query", "*", path], None
    yield ["explain", log, path], None
    yield ["config", "--print", path], None
    yield ["diff", path, path], None
    yield ["diff", "--format", "html", path, path], None
    yield ["apply", "--update-frames", "-o", output / "applied" , path], None
    yield ["edit", "--do", "set * alpha=0.5", "--dry-run", path], None
    for form in ("xib", "storyboard", "json", "yaml"):
        yield ["convert", path, "--to", form, "-o", output / f"converted.{form}"], None
    for form in CODE:
        yield ["convert", path, "--to", form, "--no-format", "-o", output / form], None
    for form in ("svg", "html"):
        yield ["render", path, "-o", output / f"drawn.{form}"], None
    yield ["compile", path, "--lenient", "-o", output / ("out.storyboardc" if path.suffix == ".storyboard" else "out.nib")], None
    yield ["ibtool", "--compile", output / "tool.nib", path], None
    yield ["lsp", "--stdio"], lsp_session(path)
    yield ["mcp", "--root", path.parent], mcp_session(path)
    yield ["preview", "--no-open", "--edit", path], None


def folder_runs(folder, output):
    """Yields the runs over a folder: as a project, and as the sides of a merge."""
    yield ["graph", "--no-cache", "--project", folder], None
    yield ["validate", "--no-cache", folder], None
    documents = sorted(path for path in folder.iterdir() if path.suffix in ENDINGS)
    for base in documents if len(documents) == 3 else []:
        ours, theirs = [path for path in documents if path != base]
        for side in ([], ["--ours"], ["--theirs"]):
            yield ["merge", *side, base, ours, theirs, "-o", output / "merged.xib"], None
        yield ["diff", ours, theirs], None


def visit(process):
    """Reads the page of a preview from the address that it prints, and ends the preview."""
    address = process.stdout.readline().strip().decode()
    try:
        if address:
            urllib.request.urlopen(address, timeout=PATIENCE).read()
    except OSError:
        pass
    process.send_signal(signal.SIGINT)


def measured(command, arguments, text):
    """Returns status, seconds of processor time, and megabytes."""
    # A file, so that a full pipe does not block the run.
    with open(os.devnull, "r+b") as nothing:
        serves = arguments[0] == "preview"
        process = subprocess.Popen(
            [command, *arguments], stdin=nothing if text is None else subprocess.PIPE, stdout=subprocess.PIPE if serves else nothing, stderr=nothing)
        if serves:
            threading.Thread(target=visit, args=[process], daemon=True).start()
        if text is not None:
            try:
                process.stdin.write(text)
                process.stdin.close()
            except BrokenPipeError:
                pass
        end = time.monotonic() + PATIENCE
        while True:
            number, status, usage = os.wait4(process.pid, os.WNOHANG)
            if number:
                break
            if time.monotonic() > end:
                process.send_signal(signal.SIGKILL)
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.002)
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def walk(command, inputs, scratch, fault):
    """Runs all verbs over the documents and folders below `inputs`, and prints the worst of each verb.

    - fault: called with the name of an input and the fault.
    Returns the number of runs.
    """
    copy = scratch / "inputs"
    shutil.copytree(inputs, copy)
    documents = sorted(path for path in copy.rglob("*") if path.suffix in ENDINGS)
    folders = sorted({path.parent for path in documents})
    worst, count = {}, 0
    for place, make in [(path, runs) for path in documents] + [(folder, folder_runs) for folder in folders]:
        output = scratch / "output"
        shutil.rmtree(output, ignore_errors=True)
        output.mkdir()
        name = str(place.relative_to(copy))
        for arguments, text in make(place, output):
            count += 1
            status, seconds, megabytes = measured(command, arguments, text)
            shown = " ".join(word for word in map(str, arguments) if not word.startswith("/"))
            if status not in (0, 1, 64, 66, 73):
                fault(name, f"'{shown}' ended with status {status}")
            if seconds > SECONDS or megabytes > MEGABYTES:
                fault(name, f"'{shown}' took {seconds:.1f} s and {megabytes:.0f} MB")
            verb = str(arguments[0])
            old = worst.get(verb, (0, "", 0, ""))
            worst[verb] = (*max(old[:2], (seconds, name)), *max(old[2:], (megabytes, name)))
    for verb, (seconds, slowest, megabytes, largest) in sorted(worst.items(), key=lambda entry: -entry[1][0]):
        print(f"    {verb:12} {seconds:5.2f} s  {slowest:24} {megabytes:4.0f} MB  {largest}", flush=True)
    return count
