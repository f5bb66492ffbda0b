#!/usr/bin/env python3
"""Generates the parts of a release; scripts/release calls this.

    scripts/release_parts.py manual FORMWORK FOLDER       man pages, one for each verb
    scripts/release_parts.py notes VERSION OUTPUT         release notes: the section of CHANGELOG.md
    scripts/release_parts.py final VERSION                renames the section "Unreleased" of CHANGELOG.md
    scripts/release_parts.py copyright OUTPUT             Debian's copyright file
    scripts/release_parts.py bill VERSION BUILD OUTPUT    bill of materials (CycloneDX), of the packages in the build folder
    scripts/release_parts.py wheel VERSION ROOT OUTPUT    Python wheel of the files in a root
    scripts/release_parts.py bundle VERSION ROOT OUTPUT   SwiftPM artifact bundle of them
    scripts/release_parts.py fill TEMPLATE OUTPUT NAME=VALUE…

Outputs are reproducible: the time is SOURCE_DATE_EPOCH, which scripts/release sets to the commit's.
"""
import base64, datetime, hashlib, json, os, pathlib, platform, re, subprocess, sys, uuid, zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
EPOCH = max(int(os.environ.get("SOURCE_DATE_EPOCH", "315532800")), 315532800)
DAY = datetime.datetime.fromtimestamp(EPOCH, datetime.timezone.utc)
COMPRESSION = int(os.environ.get("COMPRESSION", "9"))
SWIFT = "Apache-2.0 WITH Swift-exception"
# The licence of each package that a build resolves, and whether the command contains it.
PACKAGES = {
    "swift-argument-parser": (SWIFT, True),
    "swift-atomics": (SWIFT, True),
    "swift-collections": (SWIFT, True),
    "swift-docc-plugin": (SWIFT, False),
    "swift-docc-symbolkit": (SWIFT, False),
    "swift-nio": ("Apache-2.0 AND MIT AND BSD-3-Clause", True),
    "swift-syntax": (SWIFT, True),
    "swift-system": (SWIFT, False),
    "yams": ("MIT", True),
}


def fail(message):
    print(f"release: {message}", file=sys.stderr)
    sys.exit(1)


# Man pages


def roff(text):
    """Escapes text for roff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("…", "...")
    return "\n".join("\\&" + line if line.startswith(".") else line for line in escaped.splitlines())


def paragraphs(text, indented=False):
    """Fills paragraphs. Indented lines, such as examples and lists, keep their line breaks."""
    lines = []
    for line in text.splitlines():
        if not line.strip():
            lines.append(".IP" if indented else ".PP")
        elif line.startswith(" "):
            lines += [".nf", roff(line), ".fi"]
        else:
            lines.append(roff(line))
    return lines


def spelling(argument):
    dashes = {"long": "--", "short": "-", "longWithSingleDash": "-"}
    names = [dashes[name["kind"]] + name["name"] for name in argument.get("names", [])]
    value = f"\\fI{roff(argument.get('valueName', ''))}\\fR"
    if argument["kind"] == "positional":
        return value
    spelled = ", ".join(f"\\fB{roff(name)}\\fR" for name in names)
    return f"{spelled} {value}" if argument["kind"] == "option" else spelled


def page(command, path, version):
    name = "-".join(path)
    lines = [f'.TH {name.upper()} 1 "{DAY:%Y-%m-%d}" "formwork {version}" "Formwork"', ".SH NAME", f"{roff(name)} \\- {roff(command.get('abstract', ''))}", ".SH SYNOPSIS"]
    verbs = [verb for verb in command.get("subcommands", []) if verb.get("shouldDisplay", True) and verb["commandName"] != "help"]
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    synopsis = [f"\\fB{roff(' '.join(path))}\\fR"]
    if verbs:
        synopsis.append("\\fIcommand\\fR")
    if any(argument["kind"] != "positional" for argument in arguments):
        synopsis.append("[\\fIoptions\\fR]")
    for argument in arguments:
        if argument["kind"] == "positional":
            text = spelling(argument) + (" ..." if argument.get("isRepeating") else "")
            synopsis.append(f"[{text}]" if argument.get("isOptional") else text)
    lines.append(" ".join(synopsis))
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    if arguments:
        lines.append(".SH OPTIONS")
    for argument in arguments:
        lines += [".TP", spelling(argument), roff(argument.get("abstract", "")) or "\\&"]
        if argument.get("discussion"):
            lines += [".br", *paragraphs(argument["discussion"], indented=True)]
        if argument.get("allValues"):
            lines += [".br", "Values: " + roff(", ".join(argument["allValues"])) + "."]
        if argument.get("defaultValue"):
            lines += [".br", "Default: " + roff(argument["defaultValue"]) + "."]
    if verbs:
        lines.append(".SH COMMANDS")
        for verb in verbs:
            lines += [".TP", f"\\fB{roff(name + '-' + verb['commandName'])}\\fR(1)", roff(verb.get("abstract", ""))]
    elif len(path) > 1:
        lines += [".SH SEE ALSO", "\\fBformwork\\fR(1)"]
    return name, "\n".join(lines) + "\n", [(verb, path + [verb["commandName"]]) for verb in verbs]


def manual(formwork, folder):
    dump = json.loads(subprocess.run([formwork, "--experimental-dump-help"], check=True, capture_output=True).stdout)
    version = subprocess.run([formwork, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    pages = [(dump["command"], ["formwork"])]
    for command, path in pages:
        name, text, verbs = page(command, path, version)
        (pathlib.Path(folder) / f"{name}.1").write_text(text)
        pages += verbs


# Changes


def section(text, title):
    """Returns the section of CHANGELOG.md whose title starts with the given one, without its heading."""
    found = re.search(rf"^## {re.escape(title)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found and found[1].strip()


def notes(version, output):
    text = (ROOT / "CHANGELOG.md").read_text()
    final = section(text, version)
    body = final or section(text, "Unreleased") or fail("CHANGELOG.md has no section for this version")
    title = f"# Formwork {version}\n\n" + ("" if final else "Not final: these are the changes so far.\n\n")
    pathlib.Path(output).write_text(title + body + "\n")


def finalise(version):
    path = ROOT / "CHANGELOG.md"
    text = path.read_text()
    if section(text, version) is not None:
        return
    if "## Unreleased\n" not in text:
        fail("CHANGELOG.md has no section 'Unreleased'")
    path.write_text(text.replace("## Unreleased\n", f"## Unreleased\n\n## {version} - {datetime.date.today()}\n", 1))


# Licences


def copyrights(output):
    """Writes the licences. Debian refers to common licences by path; the Runtime Library Exception is not among them, so it stays."""
    text = (ROOT / "THIRD-PARTY.md").read_text()
    apache = re.search(r"(## Apache License 2.0\n.*?```\n).*?(## Runtime Library Exception.*?```\n)", text, re.S) or fail("THIRD-PARTY.md has no licence of Apache")
    text = text.replace(apache[0], f"{apache[1]}On Debian systems: /usr/share/common-licenses/Apache-2.0\n\n{apache[2]}")
    intro = "The MIT licence above is the one of Formwork. What follows is the software of others that the command contains or uses.\n"
    places = "The texts of the LGPL 2.1 and the GPL 3 are in /usr/share/common-licenses/LGPL-2.1 and /usr/share/common-licenses/GPL-3.\n"
    pathlib.Path(output).write_text("\n".join([(ROOT / "LICENSE").read_text(), intro, places, text]))


# Bill of materials


def component(name, version, licence, purl=None, linked=True, url=None, revision=None):
    found = {"type": "library", "bom-ref": purl or name, "name": name, "version": version, "scope": "required" if linked else "excluded",
             "licenses": [{"expression": licence}]}
    if purl:
        found["purl"] = purl
    if url:
        found["externalReferences"] = [{"type": "vcs", "url": url}]
    if revision:
        found["properties"] = [{"name": "git:revision", "value": revision}]
    return found


def packages(build):
    """Returns the packages of a build folder, by identity."""
    state = json.loads((pathlib.Path(build) / "workspace-state.json").read_text())
    return {entry["packageRef"]["identity"]: entry for entry in state["object"]["dependencies"]}


def bill(version, build, output):
    resolved = packages(build)
    third_party = (ROOT / "THIRD-PARTY.md").read_text().lower()
    for identity in resolved:
        if identity not in PACKAGES or f"[{identity}]" not in third_party:
            fail(f"'{identity}' is used by the build: add it to PACKAGES in scripts/release_parts.py and to THIRD-PARTY.md")
    components = []
    for identity, entry in sorted(resolved.items()):
        licence, linked = PACKAGES[identity]
        url = re.sub(r"\.git$", "", entry["packageRef"]["location"])
        checkout = entry["state"]["checkoutState"]
        place = url.split("://")[-1]
        components.append(component(identity, checkout["version"], licence, f"pkg:swift/{place}@{checkout['version']}", linked, url, checkout["revision"]))
    swift = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", swift)[1]
    for name in ("swift-runtime", "swift-corelibs-libdispatch"):
        components.append(component(name, swift, SWIFT, f"pkg:generic/{name}@{swift}"))
    archive = subprocess.run(["clang", "-print-file-name=libstdc++.a"], check=True, capture_output=True, text=True).stdout.strip()
    if os.path.isabs(archive):
        gcc = pathlib.Path(archive).parent.name
        components.append(component("libstdc++", gcc, "GPL-3.0-or-later WITH GCC-exception-3.1", f"pkg:generic/gcc@{gcc}"))
    components.append(component("libyaml", resolved["yams"]["state"]["checkoutState"]["version"] + " (of Yams)", "MIT"))
    xml = (ROOT / ".build/portable-libxml2/VERSION").read_text().strip()
    components.append(component("libxml2", xml, "MIT", f"pkg:generic/libxml2@{xml.split('+')[0].split('-')[0]}"))
    main = {"type": "application", "bom-ref": f"pkg:generic/formwork@{version}", "name": "formwork", "version": version, "licenses": [{"expression": "MIT"}],
            "purl": f"pkg:generic/formwork@{version}"}
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([main, components], sort_keys=True))
    document = {"bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{serial}", "version": 1,
                "metadata": {"timestamp": f"{DAY:%Y-%m-%dT%H:%M:%SZ}", "component": main}, "components": components,
                "dependencies": [{"ref": main["bom-ref"], "dependsOn": [part["bom-ref"] for part in components if part["scope"] == "required"]}]}
    pathlib.Path(output).write_text(json.dumps(document, indent=2) + "\n")


# Archives


def entry(name, executable=False):
    info = zipfile.ZipInfo(name, DAY.timetuple()[:6])
    info.external_attr = (0o100755 if executable else 0o100644) << 16
    info.create_system = 3
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def files(folder):
    folder = pathlib.Path(folder)
    return [(path.relative_to(folder).as_posix(), path) for path in sorted(folder.rglob("*")) if path.is_file()]


def executable(path):
    return os.access(path, os.X_OK)


def manylinux(root):
    """Returns the platform tag for the oldest glibc that all files of the root run with."""
    needed = [(2, 17)]
    for _, path in files(root):
        if path.read_bytes()[:4] != b"\x7fELF":
            continue
        versions = subprocess.run(["readelf", "-VW", path], check=True, capture_output=True, text=True).stdout
        needed += [(2, int(minor)) for minor in re.findall(r"Name: GLIBC_2\.(\d+)", versions)]
        # Packed relocations need a dynamic linker of 2.36.
        if "GLIBC_ABI_DT_RELR" in versions:
            needed.append((2, 36))
    return "manylinux_%d_%d_%s" % (*max(needed), platform.machine())


def wheel(version, root, output):
    """Writes a wheel whose command is the binary itself, so that no Python starts. The library is in lib/formwork, as in the tarball."""
    name = os.environ["PYTHON_NAME"]
    base = f"{name.replace('-', '_')}-{version}"
    tag = f"py3-none-{manylinux(root)}"
    content = []
    for relative, path in files(root):
        top, _, rest = relative.partition("/")
        if top == "bin":
            place = f"{base}.data/scripts/{rest}"
        elif relative.startswith("share/doc/"):
            continue
        else:
            place = f"{base}.data/data/{relative}"
        content.append((place, path.read_bytes(), executable(path)))
    homepage = f"Project-URL: Homepage, {os.environ['HOMEPAGE']}\n" if os.environ.get("HOMEPAGE") else ""
    metadata = (f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\nSummary: Reads, checks and converts Interface Builder files without Xcode\n"
                f"License-Expression: MIT\nLicense-File: LICENSE\nLicense-File: THIRD-PARTY.md\n{homepage}Requires-Python: >=3.8\n"
                "Classifier: Environment :: Console\nClassifier: Operating System :: POSIX :: Linux\nClassifier: Topic :: Software Development :: Quality Assurance\n"
                "Description-Content-Type: text/markdown\n\n"
                "The command `formwork` reads Interface Builder files (.xib, .storyboard) without Xcode: it checks, lays out, compares, merges and converts them.\n"
                "The package contains the program itself; no Python code runs.\n")
    info = f"{base}.dist-info"
    content += [
        (f"{info}/METADATA", metadata.encode(), False),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: formwork scripts/release\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), False),
        (f"{info}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), False),
        (f"{info}/licenses/THIRD-PARTY.md", (ROOT / "THIRD-PARTY.md").read_bytes(), False),
    ]
    record = []
    path = pathlib.Path(output) / f"{base}-{tag}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for place, data, runs in content:
            archive.writestr(entry(place, runs), data, compresslevel=COMPRESSION)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{place},sha256={digest},{len(data)}\n")
        record.append(f"{info}/RECORD,,\n")
        archive.writestr(entry(f"{info}/RECORD"), "".join(record))
    print(path)


def bundle(version, root, output):
    """Writes an artifact bundle for binary targets."""
    machine = platform.machine()
    folder = f"formwork-{version}-linux-{machine}"
    variant = {"path": f"{folder}/bin/formwork", "supportedTriples": [f"{machine}-unknown-linux-gnu"]}
    info = {"schemaVersion": "1.0", "artifacts": {"formwork": {"type": "executable", "version": version, "variants": [variant]}}}
    with zipfile.ZipFile(output, "w") as archive:
        archive.writestr(entry("formwork.artifactbundle/info.json"), json.dumps(info, indent=2) + "\n")
        for name in ("LICENSE", "THIRD-PARTY.md"):
            archive.writestr(entry(f"formwork.artifactbundle/{name}"), (ROOT / name).read_bytes())
        for relative, path in files(root):
            if relative.startswith(("bin/", "lib/")):
                archive.writestr(entry(f"formwork.artifactbundle/{folder}/{relative}", executable(path)), path.read_bytes(), compresslevel=COMPRESSION)


def fill(template, output, *pairs):
    """Replaces @NAME@ in a template. Names with an empty value stay as they are, so that they are visible."""
    text = pathlib.Path(template).read_text()
    for pair in pairs:
        name, _, value = pair.partition("=")
        if value:
            text = text.replace(f"@{name}@", value)
    pathlib.Path(output).write_text(text)


COMMANDS = {"manual": manual, "notes": notes, "final": finalise, "copyright": copyrights, "bill": bill, "wheel": wheel, "bundle": bundle, "fill": fill}
if len(sys.argv) < 3 or sys.argv[1] not in COMMANDS:
    print(__doc__, file=sys.stderr)
    sys.exit(64)
COMMANDS[sys.argv[1]](*sys.argv[2:])
