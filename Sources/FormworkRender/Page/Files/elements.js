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

/** Returns the class to show next to a name: none if the name already says it, as `Image View` does for a `UIImageView`. */
function classBeside(name, className) {
    return className === name || className.slice(2) === name.replaceAll(" ", "") ? "" : className;
}
