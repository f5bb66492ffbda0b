// The page of a document without views: its objects, without looking like an error.

/** Fills the room of a document without views; hides it if there are views. */
function showNeutral(model, room) {
    room.hidden = !model.isEmpty;
    if (!model.isEmpty) return;
    const list = new ObjectList(model.source);
    const watch = `watchOS interfaces have their own layout, which this page doesn't solve. SVG, PNG and PDF pictures show it${model.map ? ", and so does the map" : ""}.`;
    room.replaceChildren(
        html("h3", {}, "No views"),
        html("p", {}, model.data.platform === "watchOS" ? watch : "This document has no views: there is no screen to draw."),
        list.element ?? "");
}

/** The objects of a document, and the items of its menus. */
class ObjectList {
    /** The maximum number of lines. */
    static most = 400;

    constructor(source) {
        this.count = 0;
        // Negative ids belong to placeholders: the file's owner, the first responder, the application.
        const objects = [...(source.document?.querySelectorAll("objects > *") ?? [])].filter((element) =>
            !element.id.startsWith("-") && (!/^(placeholder|exit|customObject)$/.test(element.nodeName) || element.hasAttribute("customClass")));
        this.element = this.list(objects, "list objects");
    }

    /** Returns a list of elements; null if there are none. */
    list(elements, kind) {
        const items = [];
        for (const element of elements) {
            if ((this.count += 1) > ObjectList.most) break;
            items.push(this.item(element));
        }
        return items.length > 0 ? html("ul", { class: kind }, items) : null;
    }

    item(element) {
        const isSeparator = element.getAttribute("isSeparatorItem") === "YES";
        const name = isSeparator ? "Separator" : ["userLabel", "title", "customClass"].map((key) => element.getAttribute(key)).find(Boolean) ?? wordsOf(element.nodeName);
        const within = /^(mainMenu|menu|menuItem)$/.test(element.nodeName) ? element.querySelectorAll(":scope > items > *, :scope > menu > items > *, :scope > children > *") : [];
        return html("li", {}, name, html("span", { class: "sub mono" }, `${element.nodeName}${element.id ? " · " + element.id : ""}`), this.list(within, "list within"));
    }
}
