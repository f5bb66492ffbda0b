// The document's own text: elements with all that they say, for the inspector and the search.

class Source {
    constructor(data) {
        this.data = data;
    }

    /** The document as XML; null where the page does not have it. It is read when it is asked for first. */
    get document() {
        if (this.read === undefined) {
            const text = this.data.source ? exchanged(this.data.source) : null;
            const parsed = text ? new DOMParser().parseFromString(text, "application/xml") : null;
            this.read = parsed && !parsed.querySelector("parsererror") ? parsed : null;
            this.byID = new Map();
            for (const element of this.read?.querySelectorAll("[id]") ?? []) this.byID.set(element.getAttribute("id"), element);
            this.colors = new Map((this.data.colors ?? []).map(([text, light, dark]) => [text, [light, dark]]));
        }
        return this.read;
    }

    /** The element with an id; null where there is none. */
    element(id) {
        return this.document && id ? this.byID.get(id) ?? null : null;
    }

    /** What a colour is in light and in dark surroundings; null where nobody knows. */
    color(element) {
        const attributes = [...element.attributes].filter(({ name }) => name !== "key");
        const named = this.colors.get(attributes.map(({ name, value }) => `${name}=${value}`).join("|"));
        if (named) return named;
        const number = (name) => (element.hasAttribute(name) ? Math.min(1, Math.max(0, parseFloat(element.getAttribute(name)))) : null);
        const white = number("white");
        const parts = white === null ? ["red", "green", "blue"].map(number) : [white, white, white];
        if (parts.some((part) => part === null || Number.isNaN(part))) return null;
        const bytes = parts.map((part) => Math.round(part * 255));
        const alpha = number("alpha") ?? 1;
        const text = alpha < 1 ? `rgb(${bytes.join(" ")}/${Math.round(alpha * 100) / 100})` : "#" + bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
        return [text, text];
    }
}

/** An element as Xcode lays it out. */
function xmlText(element, depth = 0) {
    const indent = "    ".repeat(depth);
    const escaped = (text, quote) => text.replace(/[&<>\n\t\r"]/g, (character) =>
        ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": quote ? "&#10;" : "\n", "\t": quote ? "&#9;" : "\t", "\r": "&#13;", '"': quote ? "&quot;" : '"' })[character]);
    const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${escaped(value, true)}"`).join("");
    const children = [...element.children];
    const open = `${indent}<${element.nodeName}${attributes}`;
    if (children.length > 0) return [open + ">", ...children.map((child) => xmlText(child, depth + 1)), `${indent}</${element.nodeName}>`].join("\n");
    return element.textContent ? `${open}>${escaped(element.textContent, false)}</${element.nodeName}>` : open + "/>";
}

/** What of an element is told elsewhere, or is no fact for people. */
const toldElsewhere = new Set([
    "id", "key", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "customClass", "customModule", "customModuleProvider", "userLabel",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "ambiguous", "misplaced",
]);
const containers = new Set([
    "subviews", "constraints", "connections", "rect", "autoresizingMask", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "layoutGuides", "accessibility",
    "gestureRecognizers", "tabViewItems", "prototypes", "sections", "tableColumns", "window", "windowStyleMask",
]);

/** What Interface Builder has where a document says nothing, by the element's name. */
const usualValues = {
    "*": { contentMode: "scaleToFill" },
    stackView: { axis: "horizontal", distribution: "fill", alignment: "fill", spacing: "0" },
    label: { numberOfLines: "1", lineBreakMode: "tailTruncation", textAlignment: "natural" },
    imageView: { image: "none" },
};

/** `contentMode` as `Content mode`. */
function wordsOf(name) {
    const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ").toLowerCase();
    return words[0].toUpperCase() + words.slice(1);
}

/** A font in words. */
function fontText(element) {
    const get = (name) => element.getAttribute(name);
    const size = get("pointSize") ?? get("size");
    const style = get("style")?.replace(/^UICTFontTextStyle/, "").replace(/([a-z])([A-Z0-9])/g, "$1 $2");
    const family = get("name") ?? get("family") ?? get("metaFont") ?? (style ? null : { boldSystem: "System bold", italicSystem: "System italic" }[get("type")] ?? "System");
    return [style, family, get("weight"), size && !style ? points(Number(size)) : null].filter(Boolean).join(" ");
}

/** What an element says, group by group: `[title, [[name, value, key]]]`; values are texts, or elements of the page. */
function statedFacts(source, element) {
    const groups = { Content: [], Colours: [], Layout: [], Behaviour: [], Accessibility: [] };
    const layoutNames = /^(contentMode|axis|distribution|alignment|spacing|clipsSubviews|layout|insetsLayout|preservesSuperview|semanticContent|baseline|numberOfLines|lineBreakMode|textAlignment|adjusts|minimum|preferredMax|orientation|detachesHidden|hasEqual)/;
    const contentNames = /^(text|title|placeholder|image|highlightedImage|selectedImage|value|label|prompt|string|content|configuration|on|min|max|style|buttonType|borderStyle|imageScaling|catalog|subtitle|badgeValue)/i;
    const add = (name, value, key, isUsual = false) => {
        const group = layoutNames.test(name) ? "Layout" : contentNames.test(name) ? "Content" : "Behaviour";
        groups[group].push([wordsOf(name), value, key, isUsual]);
    };
    for (const { name, value } of element.attributes) if (!toldElsewhere.has(name)) add(name, value, name);
    for (const values of [usualValues["*"], usualValues[element.nodeName] ?? {}]) {
        for (const [name, value] of Object.entries(values)) {
            if (!element.hasAttribute(name) && !(name === "contentMode" && source.data.platform === "macOS")) add(name, value, name, true);
        }
    }
    const colors = (parent, prefix) => {
        for (const child of parent.children) {
            const key = child.getAttribute("key");
            const title = [prefix, key ? wordsOf(key) : null].filter(Boolean).join(", ");
            if (child.nodeName === "color") groups.Colours.push([title || "Colour", colorValue(source, child), key]);
            else if (child.nodeName === "fontDescription" || child.nodeName === "font") groups.Content.push([prefix ? `${prefix}, font` : "Font", fontText(child)]);
            else if (child.nodeName === "state") {
                for (const { name, value } of child.attributes) if (name !== "key") groups.Content.push([`${title}, ${wordsOf(name).toLowerCase()}`, value, key === "normal" ? name : undefined]);
                colors(child, title);
            } else if (child.nodeName === "string" || child.nodeName === "mutableString") groups.Content.push([title || "Text", child.textContent, prefix ? undefined : key]);
            else if (child.nodeName === "edgeInsets" || child.nodeName === "directionalEdgeInsets" || child.nodeName === "inset") {
                groups.Layout.push([title, [...child.attributes].filter(({ name }) => name !== "key").map(({ name, value }) => `${wordsOf(name).toLowerCase()} ${value}`).join(", ")]);
            } else if (child.nodeName === "attributedString") {
                groups.Content.push([title || "Attributed text", [...child.querySelectorAll("fragment")].map((part) => part.getAttribute("content") ?? part.textContent.trim()).join("")]);
                colors(child, title);
            } else if (!containers.has(child.nodeName) && key && child.querySelector(":scope [id]") === null) {
                const own = [...child.attributes].filter(({ name }) => name !== "key" && name !== "id").map(({ name, value }) => `${wordsOf(name).toLowerCase()} ${value}`);
                if (own.length > 0) groups.Behaviour.push([title, own.join(", ")]);
                colors(child, title);
            }
        }
    };
    colors(element, "");
    for (const child of element.children) {
        if (child.nodeName !== "accessibility") continue;
        for (const { name, value } of child.attributes) if (name !== "key" && name !== "id") groups.Accessibility.push([wordsOf(name), value]);
        for (const part of child.children) {
            const text = part.nodeName === "accessibilityTraits"
                ? [...part.attributes].filter(({ value }) => value === "YES").map(({ name }) => wordsOf(name).toLowerCase()).join(", ") : part.textContent || part.getAttribute("value");
            if (text) groups.Accessibility.push([wordsOf(part.getAttribute("key") ?? part.nodeName), text]);
        }
    }
    return Object.entries(groups).filter(([, rows]) => rows.length > 0);
}

/** What an element says otherwise under size classes and other traits. */
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

/** A colour with a swatch for light and one for dark surroundings. */
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

/** Puts a text where it can be pasted from. */
async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const field = html("textarea", { class: "unseen", "aria-hidden": "true", tabindex: -1 });
        field.value = text;
        document.body.append(field);
        field.select();
        const isDone = document.execCommand("copy");
        field.remove();
        return isDone;
    }
}

/** A button that copies a text, and says so. */
function copyButton(title, text) {
    const button = html("button", { type: "button", class: "copy", "data-copy": title, onclick: async () => {
        const isDone = await copyText(typeof text === "function" ? text() : text);
        byID("announcer").textContent = isDone ? `${title} copied` : "Nothing was copied";
        button.classList.toggle("is-done", isDone);
        setTimeout(() => button.classList.remove("is-done"), 1200);
    } }, title);
    return button;
}
