// Elements of the page.

/** Creates an HTML element with attributes and children; `on…` attributes are listeners, strings become text. */
function html(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
}

function byID(id) {
    return document.getElementById(id);
}

/** Returns the original of a packed text, whose references repeat earlier parts: see `PackedText`. */
function unpacked(text) {
    const size = text.slice(0, text.indexOf("\n"));
    const packed = new TextEncoder().encode(text);
    const bytes = new Uint8Array(Number(size));
    let length = 0, at = size.length + 1;
    while (at < packed.length) {
        const byte = packed[at++];
        const isReference = (byte === 94 || byte === 126) && packed[at] !== 126;
        if (!isReference) {
            bytes[length++] = byte;
            if (byte === 94 || byte === 126) at += 1;
            continue;
        }
        const digits = byte === 94 ? 2 : 3;
        let distance = 0;
        for (let place = 0; place < digits; place += 1, at += 1) distance = distance * 85 + packed[at] - (packed[at] < 60 ? 40 : 41);
        const end = length + digits + 3 + packed[at] - (packed[at] < 60 ? 40 : 41);
        at += 1;
        for (; length < end; length += 1) bytes[length] = bytes[length - distance];
    }
    return new TextDecoder().decode(bytes);
}
