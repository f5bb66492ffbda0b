// The document's own text: elements with all attributes, for the inspector and the search.

class Source {
    constructor(data) {
        this.data = data;
    }

    /** The document as XML, parsed on first use; null if the page does not have it. */
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

    /** Returns the element with an id; null if there is none. */
    element(id) {
        return this.document && id ? this.byID.get(id) ?? null : null;
    }

    /** Returns a colour's light and dark variants; null if they are unknown. */
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

/** Formats an element as Xcode does. */
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

/** Copies a text to the clipboard. */
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

/** Returns a button that copies a text and confirms it. */
function copyButton(title, text) {
    const button = html("button", { type: "button", class: "copy", "data-copy": title, onclick: async () => {
        const isDone = await copyText(typeof text === "function" ? text() : text);
        byID("announcer").textContent = isDone ? `${title} copied` : "Nothing was copied";
        button.classList.toggle("is-done", isDone);
        setTimeout(() => button.classList.remove("is-done"), 1200);
    } }, title);
    return button;
}
