// The document's facts about a view, in words: its own attributes, and those in child elements; with the way to set each.

/** Attributes that are shown elsewhere, or that are not meant for people. */
const toldElsewhere = new Set([
    "id", "key", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "customModule", "customModuleProvider", "sceneMemberID",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "ambiguous", "misplaced",
]);

/** Children that are shown elsewhere: views, constraints, connections, results of the layout. */
const toldApart = new Set([
    "subviews", "constraints", "connections", "rect", "autoresizingMask", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "layoutGuides",
    "gestureRecognizers", "tabViewItems", "prototypes", "cells", "sections", "tableColumns", "window", "windowStyleMask", "tableHeaderView", "menu", "nil",
]);

/** Interface Builder's default values, by element name. */
const usualValues = {
    "*": { contentMode: "scaleToFill" },
    stackView: { axis: "horizontal", distribution: "fill", alignment: "fill", spacing: "0" },
    label: { numberOfLines: "1", lineBreakMode: "tailTruncation", textAlignment: "natural" },
    imageView: { image: "none" },
};

const layoutNames = /^(contentMode|axis|distribution|alignment|spacing|clipsSubviews|layout|insetsLayout|preservesSuperview|semanticContent|baseline|numberOfLines|lineBreakMode|textAlignment|adjusts|minimum|preferredMax|orientation|detachesHidden|hasEqual|usesSingleLine|imagePosition|imagePlacement|imagePadding|controlSize)/;
const contentNames = /^(text|title|placeholder|image|highlightedImage|selectedImage|value|label|prompt|string|content|configuration|on|min|max|style|buttonType|borderStyle|bezelStyle|imageScaling|catalog|subtitle|badgeValue|backgroundImage|systemItem|state|selectedSegment)/i;

/** Returns a name in words: `contentMode` as `Content mode`. */
function wordsOf(name) {
    const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ").toLowerCase();
    return words[0].toUpperCase() + words.slice(1);
}

const isSaid = ({ name }) => name !== "key" && name !== "id" && name !== "reference";

/** Returns an element's attributes in words: `alignment center, line spacing 4`. */
function attributesText(element) {
    return [...element.attributes].filter(isSaid).map(({ name, value }) => `${wordsOf(name).toLowerCase()} ${value}`).join(", ");
}

/** Returns a font in words. */
function fontText(element) {
    const get = (name) => element.getAttribute(name);
    const size = get("pointSize") ?? get("size");
    const style = (get("style") ?? get("textStyle"))?.replace(/^UICTFontTextStyle/, "").replace(/([a-z])([A-Z0-9])/g, "$1 $2");
    const family = get("name") ?? get("family") ?? get("metaFont") ?? (style ? null : { boldSystem: "System bold", italicSystem: "System italic" }[get("type")] ?? "System");
    return [style, family, get("weight"), size && !style ? points(Number(size)) : null].filter(Boolean).join(" ");
}

/** Returns a font as it is typed: `semibold 17`, `headline`, `Avenir-Book 14`. */
function fontCode(element, platform) {
    const get = (name) => element.getAttribute(name);
    const style = get("style") ?? get("textStyle");
    if (style) {
        const name = style.replace(/^UICTFontTextStyle/, "");
        return { Title0: "largeTitle", Subhead: "subheadline" }[name] ?? name[0].toLowerCase() + name.slice(1);
    }
    const size = get("pointSize") ?? get("size") ?? (platform === "macOS" ? "13" : "17");
    const meta = get("metaFont");
    const face = get("name") ?? (meta ? { systemBold: "bold", system: "system" }[meta] ?? meta.replace(/^system(?=[A-Z])/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase())
        : { boldSystem: "bold", italicSystem: "italic" }[get("type")] ?? get("weight") ?? "system");
    return `${face} ${size}`;
}

/** Returns a colour as it is typed: `#336699`, `systemRedColor`, a name in a catalogue. */
function colorCode(source, element) {
    const name = ["systemColor", "cocoaTouchSystemColor", "name"].map((name) => element.getAttribute(name)).find(Boolean);
    if (name) return name;
    const found = source.color(element)?.[0];
    if (!found?.startsWith("rgb(")) return found ?? "";
    const [red, green, blue, alpha] = found.match(/[\d.]+/g).map(Number);
    return "#" + [red, green, blue, Math.round(alpha * 255)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns an element's facts, group by group: `[title, [{name, value, edit, isUsual}]]`.
 *
 * Values are strings, or elements of the page. `edit` is the way to set a value: `{id, key, text}`, with the text as it is typed; null if it is read-only.
 */
function statedFacts(source, element) {
    const groups = { Identity: [], Content: [], Colours: [], Layout: [], Behaviour: [], Accessibility: [] };
    const { platform } = source.data;
    const add = (group, name, value, edit = null, isUsual = false) => groups[group].push({ name, value, edit, isUsual });
    const groupOf = (name) => (layoutNames.test(name) ? "Layout" : contentNames.test(name) ? "Content" : "Behaviour");
    const titled = (prefix, title) => (prefix && title ? `${prefix}, ${title[0].toLowerCase()}${title.slice(1)}` : prefix || title);

    /** Adds the facts of an element with an id, and of its parts without one. */
    const addElement = (element, prefix) => {
        const id = element.getAttribute("id");
        const edit = (key, text) => (id ? { id, key, text } : null);
        for (const { name, value } of element.attributes) {
            if (toldElsewhere.has(name)) continue;
            add(/^(customClass|userLabel)$/.test(name) ? "Identity" : groupOf(name), titled(prefix, wordsOf(name)), value, edit(name, value));
        }
        if (!prefix) {
            for (const values of [usualValues["*"], usualValues[element.nodeName] ?? {}]) {
                for (const [name, value] of Object.entries(values)) {
                    if (!element.hasAttribute(name) && !(name === "contentMode" && platform === "macOS")) add(groupOf(name), wordsOf(name), value, edit(name, ""), true);
                }
            }
        }
        addChildren(element, prefix, edit);
    };

    /** Adds the facts in the children of an element. */
    const addChildren = (element, prefix, edit) => {
        for (const child of element.children) {
            if (toldApart.has(child.nodeName)) continue;
            const key = child.getAttribute("key");
            const title = titled(prefix, key ? wordsOf(key) : "");
            switch (child.nodeName) {
                case "color":
                    add("Colours", title || "Colour", colorValue(source, child), key && edit(key, colorCode(source, child)));
                    break;
                case "fontDescription": case "font":
                    add("Content", titled(prefix, key && !/^font(Description)?$/.test(key) ? wordsOf(key) : "Font"), fontText(child), /^font(Description)?$/.test(key ?? "") ? edit("font", fontCode(child, platform)) : null);
                    break;
                case "string": case "mutableString":
                    add("Content", title || "Text", child.textContent, key && edit(key, child.textContent));
                    break;
                case "edgeInsets": case "directionalEdgeInsets": case "inset": {
                    const sides = [["top", "minY"], ["leading", "left", "minX"], ["bottom", "maxY"], ["trailing", "right", "maxX"]].map((names) => names.map((name) => child.getAttribute(name)).find(Boolean) ?? "0");
                    add("Layout", title, attributesText(child), /ayoutMargins$/.test(key ?? "") ? edit(key, sides.join(", ")) : null);
                    break;
                }
                case "state": addState(child, titled(prefix, wordsOf(key ?? "state")), key, edit); break;
                case "attributedString": addAttributed(child, title || "Attributed text", key, prefix ? () => null : edit); break;
                case "textInputTraits":
                    for (const { name, value } of child.attributes) if (isSaid({ name })) add("Behaviour", titled(prefix, wordsOf(name)), value, edit(name, value));
                    break;
                case "accessibility": addAccessibility(child, prefix, edit); break;
                case "segments": addSegments(child, titled(prefix, "Segments"), edit); break;
                case "buttonConfiguration":
                    for (const { name, value } of child.attributes) if (isSaid({ name })) add(groupOf(name), titled(title, wordsOf(name)), value, /^(title|image)$/.test(name) ? edit(name, value) : null);
                    addChildren(child, title, () => null);
                    break;
                default: addOther(child, title, prefix);
            }
        }
    };

    const addOther = (child, title, prefix) => {
        // A cell is the content of its control; items are parts of their bar.
        if (child.hasAttribute("id")) return addElement(child, child.getAttribute("key") === "cell" ? prefix : titled(prefix, child.getAttribute("title") || wordsOf(child.getAttribute("key") ?? child.nodeName)));
        const text = [attributesText(child), child.children.length === 0 ? child.textContent.trim() : ""].filter(Boolean).join(", ");
        if (text) add(groupOf(child.getAttribute("key") ?? ""), title || wordsOf(child.nodeName), text);
        // Lists are traversed; objects in them have their own ids.
        if (child.children.length > 0) addChildren(child, title || prefix, () => null);
    };

    const addState = (state, title, key, edit) => {
        const name = (part) => (key === "normal" && /^(title|image|backgroundImage|titleColor|titleShadowColor)$/.test(part) ? part : `${key}.${part}`);
        for (const { name: part, value } of state.attributes) if (isSaid({ name: part })) add("Content", titled(title, wordsOf(part)), value, edit(name(part), value));
        addChildren(state, title, (part, text) => (/^(title|titleColor|titleShadowColor)$/.test(part) ? edit(name(part), text) : null));
    };

    const addAttributed = (text, title, key, edit) => {
        const pieces = [...text.querySelectorAll("fragment")];
        const contentOf = (piece) => piece.getAttribute("content") ?? [...piece.children].find((child) => child.getAttribute("key") === "content")?.textContent ?? "";
        const whole = pieces.map(contentOf).join("");
        add("Content", title, whole, pieces.length === 1 && /^attributed(Text|Title)$/.test(key ?? "") ? edit(key === "attributedTitle" ? "title" : "text", whole) : null);
        for (const [number, piece] of pieces.entries()) {
            const own = pieces.length > 1 ? `Piece ${number + 1}` : "Text";
            for (const part of piece.querySelectorAll("attributes > *")) {
                const what = part.getAttribute("key")?.replace(/^NS/, "") ?? part.nodeName;
                if (part.nodeName === "color") add("Colours", titled(own, wordsOf(what)), colorValue(source, part));
                else if (part.nodeName === "font" || part.nodeName === "fontDescription") add("Content", titled(own, "Font"), fontText(part));
                else add("Layout", titled(own, wordsOf(what)), attributesText(part) || part.textContent.trim());
            }
        }
    };

    const addSegments = (segments, title, edit) => {
        const names = [...segments.children].map((segment) => segment.getAttribute("title") ?? segment.getAttribute("label") ?? segment.getAttribute("image") ?? "");
        add("Content", title, names.join(", "), names.some((name) => name.includes(",")) || [...segments.children].some((segment) => segment.hasAttribute("image")) ? null : edit("segments", names.join(", ")));
    };

    const addAccessibility = (part, prefix, edit) => {
        const names = platform === "macOS" ? { description: "Label", help: "Help", identifier: "Identifier" } : { label: "Label", hint: "Hint", identifier: "Identifier" };
        for (const { name, value } of part.attributes) {
            if (isSaid({ name })) add("Accessibility", titled(prefix, wordsOf(name)), value, names[name] ? edit(`accessibility${names[name]}`, value) : null);
        }
        for (const child of part.children) {
            const text = child.nodeName === "accessibilityTraits"
                ? [...child.attributes].filter(({ value }) => value === "YES").map(({ name }) => wordsOf(name).toLowerCase()).join(", ") : child.textContent.trim() || child.getAttribute("value");
            const key = child.getAttribute("key");
            if (text) add("Accessibility", titled(prefix, key === "isElement" ? "Is an element" : wordsOf(key ?? child.nodeName)), text, key === "isElement" ? edit("isAccessibilityElement", text) : null);
        }
    };

    addElement(element, "");
    return Object.entries(groups).filter(([, rows]) => rows.length > 0);
}

/** Returns common values that the document lacks, as empty fields: `[title, [{name, edit}]]`. */
function unsaidFacts(source, element, groups) {
    const id = element.getAttribute("id");
    const said = new Set(groups.flatMap(([, rows]) => rows.map(({ edit }) => (edit?.id === id ? edit.key : null))));
    const names = { Identity: { customClass: "Custom class", userLabel: "User label" }, Accessibility: { accessibilityLabel: "Label", accessibilityHint: "Hint", accessibilityIdentifier: "Identifier" } };
    if (source.data.platform === "macOS") {
        delete names.Accessibility.accessibilityHint;
        names.Accessibility.accessibilityHelp = "Help";
    }
    return Object.entries(names).map(([title, keys]) => [title, Object.entries(keys).filter(([key]) => !said.has(key)).map(([key, name]) => ({ name, value: "", edit: { id, key, text: "" } }))]);
}

/** Returns an element's variations for size classes and other traits. */
function variationsOf(element) {
    return [...element.children].filter((child) => child.nodeName === "variation").flatMap((child) => {
        const words = [...child.attributes].filter(({ name }) => name !== "key").map(({ name, value }) => `${wordsOf(name).toLowerCase()} ${value}`);
        for (const mask of child.children) {
            const parts = [...mask.children].map((part) => `${part.nodeName === "exclude" ? "without" : "with"} ${part.getAttribute("reference")}`);
            const own = [...mask.attributes].filter(({ name }) => name !== "key").map(({ name, value }) => `${wordsOf(name).toLowerCase()} ${value}`);
            words.push([mask.getAttribute("key") ?? mask.nodeName, ...own, ...parts].join(" "));
        }
        return words.length > 0 ? [[child.getAttribute("key") ?? "default", words.join("; ")]] : [];
    });
}

/** Returns a colour with swatches for light and dark appearance. */
function colorValue(source, element) {
    const found = source.color(element);
    const names = ["name", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"];
    const name = names.map((name) => element.getAttribute(name)).find(Boolean) ?? "";
    if (!found) return name || "unknown";
    const swatch = (color, title) => {
        const part = html("span", { class: "swatch", title: `${title}: ${color}` });
        part.style.setProperty("--color", color);
        return part;
    };
    const [light, dark] = found;
    return html("span", { class: "color-value" }, swatch(light, "light"), light === dark ? null : swatch(dark, "dark"),
        html("span", {}, name ? `${name} ` : "", html("span", { class: "mono" }, light === dark ? light : `${light}, dark ${dark}`)));
}
