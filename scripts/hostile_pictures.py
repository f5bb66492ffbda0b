"""Makes documents that try to inject markup, scripts or references into pictures and pages, and checks that nothing escapes.

Every attribute of every kind of element in the sample documents and in documents with each kind of view, and every text between elements,
is replaced by each payload, one place at a time. The resulting pictures and pages are compared with their expected form.
"""
import html.parser, json, re
import xml.etree.ElementTree as ElementTree
from xml.sax.saxutils import quoteattr, escape

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    SVG + name
    for name in "svg g rect circle ellipse line path polyline polygon text tspan title desc defs style clipPath image linearGradient stop".split()
}
SENTINEL = "Sxq7"
# Characters that replace each other in the markup of a page's data, as in model.js.
EXCHANGES = str.maketrans('<{"`', '{<`"')
PAYLOADS = [
    f'"><script>{SENTINEL}</script>', f"' onload='{SENTINEL}", f'" onload="{SENTINEL}', f"]]>{SENTINEL}", f"--><script>{SENTINEL}</script><!--",
    f"</style><script>{SENTINEL}</script>", f"</script><script>{SENTINEL}</script>", f"</title></svg><script>{SENTINEL}</script>",
    f"url(javascript:{SENTINEL})", f"javascript:{SENTINEL}", f"data:text/html,{SENTINEL}", f"http://{SENTINEL}.example/x.png", f"//{SENTINEL}.example",
    f"{{}}*{{background:url(//{SENTINEL})}}", f"red;background:url(//{SENTINEL})", f"\u2028\u2029{SENTINEL}\x7f\x85\ufeff\u202e", f"&lt;script&gt;{SENTINEL}&amp;#0;",
    f"<!--{SENTINEL}", f"${{{SENTINEL}}}`\\", f"../../../{SENTINEL}/../..", f"#{SENTINEL}) url(http://x",
]
HEADS = {
    "iOS": ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", "view"),
    "macOS": ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "customView"),
}
FRAME = '<rect key="frame" x="8" y="8" width="200" height="60"/>'
FONT = '<fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" weight="bold" pointSize="13"/>'
COLOR = '<color key="textColor" name="accent" red="1" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>'
KINDS = {
    "iOS": [
        f'<label text="a" textAlignment="center" lineBreakMode="headTruncation" userLabel="n" customClass="C" customModule="M">{FRAME}{FONT}{COLOR}</label>',
        f'<label>{FRAME}<string key="text">long text</string>{FONT}</label>',
        f'<label>{FRAME}<attributedString key="attributedText"><fragment content="f"><attributes><font key="NSFont" size="9" name="Helvetica"/>'
        f'{COLOR.replace("textColor", "NSColor")}<paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></label>',
        f'<button buttonType="system">{FRAME}{FONT}<state key="normal" title="t" image="star.fill" backgroundImage="logo">{COLOR.replace("textColor", "titleColor")}</state>'
        '<buttonConfiguration key="configuration" style="filled" image="star" title="c" subtitle="s" cornerStyle="capsule"/></button>',
        f'<imageView image="logo" contentMode="scaleAspectFit">{FRAME}<imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageView>',
        f'<textField text="a" placeholder="p" borderStyle="roundedRect">{FRAME}{FONT}{COLOR}</textField>',
        f'<textView text="a">{FRAME}<string key="text">t</string>{FONT}{COLOR}</textView>',
        f'<segmentedControl selectedSegmentIndex="0">{FRAME}<segments><segment title="a" image="i"/><segment title="b"/></segments></segmentedControl>',
        f'<searchBar text="a" placeholder="p" prompt="q">{FRAME}<scopeButtonTitles><string>s</string></scopeButtonTitles></searchBar>',
        f'<slider value="0.5" minimumValueImage="star">{FRAME}<color key="tintColor" name="accent"/></slider>', f'<progressView progress="0.5">{FRAME}</progressView>',
        f'<switch on="YES">{FRAME}<color key="onTintColor" systemColor="systemRedColor"/></switch>', f'<datePicker datePickerMode="date">{FRAME}<date key="date" timeIntervalSinceReferenceDate="1"/></datePicker>',
        f'<pickerView>{FRAME}</pickerView>', f'<pageControl numberOfPages="3">{FRAME}</pageControl>', f'<stepper>{FRAME}</stepper>',
        f'<activityIndicatorView style="large">{FRAME}</activityIndicatorView>',
        f'<navigationBar>{FRAME}<items><navigationItem title="t" prompt="p" backBarButtonItem="b"><barButtonItem key="rightBarButtonItem" title="r" image="star" systemItem="add"/></navigationItem></items></navigationBar>',
        f'<toolbar>{FRAME}<items><barButtonItem title="t" image="i"/></items></toolbar>', f'<tabBar>{FRAME}<items><tabBarItem title="t" image="i" badgeValue="9"/></items></tabBar>',
        f'<tableView style="grouped">{FRAME}<sections><tableViewSection headerTitle="h" footerTitle="f"><cells><tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="checkmark" textLabel="x" reuseIdentifier="r">{FRAME}</tableViewCell></cells></tableViewSection></sections></tableView>',
        f'<view>{FRAME}<color key="backgroundColor" name="accent"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute>'
        '<userDefinedRuntimeAttribute type="string" keyPath="k" value="v"/></userDefinedRuntimeAttributes></view>',
    ],
    "macOS": [
        f'<textField>{FRAME}<textFieldCell key="cell" title="t" placeholderString="p" alignment="center" borderStyle="bezel"><font key="font" size="12" name="Menlo" metaFont="system"/>{COLOR}</textFieldCell></textField>',
        f'<button>{FRAME}<buttonCell key="cell" type="push" title="t" bezelStyle="rounded" image="NSAddTemplate" keyEquivalent="k"><font key="font" metaFont="system"/></buttonCell></button>',
        f'<box title="b" titlePosition="atTop" boxType="primary">{FRAME}<font key="titleFont" metaFont="system"/></box>',
        f'<popUpButton>{FRAME}<popUpButtonCell key="cell" type="push" title="t"><menu key="menu"><items><menuItem title="i" state="on"/></items></menu></popUpButtonCell></popUpButton>',
        f'<comboBox>{FRAME}<comboBoxCell key="cell" title="t"><objectValues><string>v</string></objectValues></comboBoxCell></comboBox>',
        f'<imageView>{FRAME}<imageCell key="cell" image="NSApplicationIcon"/></imageView>', f'<slider>{FRAME}<sliderCell key="cell" doubleValue="1" tickMarkPosition="above"/></slider>',
        f'<segmentedControl>{FRAME}<segmentedCell key="cell" style="rounded"><segments><segment label="l" image="i"/></segments></segmentedCell></segmentedControl>',
        f'<predicateEditor rowHeight="25">{FRAME}<rowTemplates><predicateEditorRowTemplate rowType="simple"><popUpMenus><menu><items><menuItem title="p" state="on"/><menuItem title="q"/></items></menu></popUpMenus></predicateEditorRowTemplate></rowTemplates></predicateEditor>',
        f'<comboButton title="c">{FRAME}</comboButton>',
        f'<tabView>{FRAME}<tabViewItems><tabViewItem label="l" identifier="i"/></tabViewItems></tabView>', f'<levelIndicator>{FRAME}<levelIndicatorCell key="cell" levelIndicatorStyle="rating" maxValue="5"/></levelIndicator>',
        f'<datePicker>{FRAME}<datePickerCell key="cell" drawsBackground="YES"><date key="date" timeIntervalSinceReferenceDate="1"/></datePickerCell></datePicker>',
        f'<pathControl>{FRAME}<pathCell key="cell"><url key="url" string="file:///a/b"/></pathCell></pathControl>', f'<tokenField>{FRAME}<tokenFieldCell key="cell" title="a,b"/></tokenField>',
        f'<searchField>{FRAME}<searchFieldCell key="cell" placeholderString="p"/></searchField>', f'<colorWell>{FRAME}<color key="color" white="0.5" colorSpace="calibratedWhite"/></colorWell>',
        f'<scrollView>{FRAME}<clipView key="contentView">{FRAME}<subviews><tableView>{FRAME}<tableColumns><tableColumn identifier="c" width="40"><tableHeaderCell key="headerCell" title="h"/><textFieldCell key="dataCell" title="d"/></tableColumn></tableColumns></tableView></subviews></clipView></scrollView>',
    ],
}
PLACE = re.compile(r'(?<=[ ])([A-Za-z][\w:.-]*)="([^"]*)"|(?<=>)([^<>\s][^<>]*)(?=</)')


def documents(samples):
    """Yields the documents in which to look for places, by name."""
    for file in sorted(samples.rglob("*")):
        if file.suffix in (".xib", ".storyboard"):
            yield str(file.relative_to(samples)), file.read_text()
    for platform, (kind, target, root) in HEADS.items():
        for number, view in enumerate(KINDS[platform]):
            view = re.sub(r"^<(\w+)", rf'<\1 id="v{number}"', view)
            yield f"{platform}-{number}.xib", (
                f'<?xml version="1.0" encoding="UTF-8"?>\n<document type="{kind}" version="3.0" toolsVersion="22505" targetRuntime="{target}" useAutolayout="YES">\n'
                f'<objects><{root} id="root" userLabel="u"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>{view}</subviews></{root}></objects>\n'
                '<resources><image name="logo" width="16" height="16"/><namedColor name="accent"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>\n</document>\n')


def places(samples):
    """Yields each kind of place once: the document, its text, the span, and the name of the place."""
    seen = set()
    for name, text in documents(samples):
        for match in PLACE.finditer(text):
            opening = text.rfind("<", 0, match.start())
            element = re.match(r"[\w:.-]+", text[opening + 1:])
            if text.startswith(("<?", "<!"), opening) or not element:
                continue
            key = re.search(r' key="([^"]*)"', text[opening:text.find(">", opening)])
            kind = (element[0], key[1] if key else "", match[1] or "text")
            if kind in seen:
                continue
            seen.add(kind)
            group = 2 if match[1] else 3
            yield name, text, match.span(group), "/".join(part for part in kind if part), group == 2


def hostile(text, span, payload, is_attribute):
    """Returns the document with a payload as the value of a place, well-formed."""
    value = quoteattr(payload, {'"': "&quot;"})[1:-1] if is_attribute else escape(payload)
    return text[:span[0]] + value + text[span[1]:]


# MARK: checks

def svg_faults(data, found):
    """Returns the faults of a picture, or of a piece of one; adds the places of the payload to `found`."""
    if b"<!" in data or b"<?" in data.replace(b'<?xml version="1.0" encoding="UTF-8"?>', b"", 1):
        yield "markup of another kind"
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        yield f"not well-formed: {error}"
        return
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if element.tag not in ELEMENTS:
            yield f"element {element.tag}"
        if SENTINEL in (element.text or "") + (element.tail or ""):
            found.add(f"<{tag}>")
            if tag == "style":
                yield "text in a style sheet"
        for name, value in element.attrib.items():
            if SENTINEL in value:
                found.add(f"<{tag} {name}>")
                if name not in ("data-id", "font-family"):
                    yield f"{tag} {name}={value[:80]}"
                elif name == "font-family" and not re.fullmatch(r"'[^'\\]*', [A-Za-z, '-]+", value):
                    yield f"{tag} {name}={value[:80]}"
            if name.startswith("on") or name == "style":
                yield f"attribute {name}"
            if name.endswith("href") and not re.match(r"data:image/(png|jpeg|gif|svg\+xml);base64,[A-Za-z0-9+/=]*$|#k?\d+$", value):
                yield f"refers to {value[:80]}"
            if "url(" in value and name not in ("data-id", "font-family") and not re.fullmatch(r"url\(#[A-Za-z]*\d+\)", value):
                yield f"{name}={value[:80]}"


class Shape(html.parser.HTMLParser):
    """The elements of a page, and its text outside of its data."""

    def __init__(self):
        super().__init__(convert_charrefs=False)
        self.tags, self.data, self.rest, self.inside = [], "", "", ""

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, tuple(attributes)))
        self.inside = dict(attributes).get("id") or tag

    def handle_startendtag(self, tag, attributes):
        self.tags.append((tag, tuple(attributes)))

    def handle_endtag(self, tag):
        self.tags.append(("/" + tag, ()))
        self.inside = ""

    def handle_data(self, text):
        if self.inside == "data":
            self.data += text
        elif self.inside != "title":
            self.rest += text

    def handle_comment(self, text):
        self.tags.append(("!--", ()))

    def unknown_decl(self, text):
        self.tags.append(("!", ()))


def shape(data):
    page = Shape()
    page.feed(data.decode())
    page.close()
    return page


def html_faults(data, clean, found):
    """Returns the faults of a page; `clean` is the shape of the original document's page."""
    page = shape(data)
    if page.tags != clean.tags:
        yield "other elements than the page has"
    if page.rest != clean.rest:
        yield "other text or programs than the page has"
    if "<" in page.data or "\u2028" in page.data or "\u2029" in page.data:
        yield "markup in the data"
    try:
        root = json.loads(page.data)
    except ValueError as error:
        yield f"the data isn't JSON: {error}"
        return
    for art in root.get("art", []):
        yield from svg_faults(f'<svg xmlns="http://www.w3.org/2000/svg">{art.translate(EXCHANGES)}</svg>'.encode(), found)
    for light, dark in root.get("paints", []):
        for paint in (light, dark):
            if not re.fullmatch(r"#[0-9a-f]{3,8}|rgb\(\d+ \d+ \d+/[0-9.e-]+\)", paint):
                yield f"colour {paint[:60]}"
    for path in strings({name: value for name, value in root.items() if name != "art"}, ()):
        found.add("data " + ".".join(path))


def strings(value, path):
    """Returns the paths of strings that contain the payload."""
    if isinstance(value, str):
        if SENTINEL in value:
            yield path
    elif isinstance(value, list):
        for part in value:
            yield from strings(part, path)
    elif isinstance(value, dict):
        for name, part in value.items():
            if SENTINEL in name:
                yield path + ("(name)",)
            yield from strings(part, path + (name if SENTINEL not in name and not re.search(r"\d", name) else "*",))
