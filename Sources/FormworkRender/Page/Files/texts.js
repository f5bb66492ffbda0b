// The texts of a screen with their translations.

class Texts {
    /** @param {(view: number) => void} select */
    constructor(element, select) {
        this.element = element;
        this.select = select;
        this.filter = "";
    }

    /** The number of texts above which they can be filtered. */
    static many = 5;

    update(model, tree, view) {
        if (tree !== this.tree) this.build(model, tree);
        for (const { item, owner } of this.items) {
            if (owner === view) item.setAttribute("aria-current", "true");
            else item.removeAttribute("aria-current");
        }
    }

    build(model, tree) {
        this.tree = tree;
        const languages = [...new Set(model.data.screens.map(({ language }) => language).filter(Boolean))];
        const texts = tree.texts ?? [];
        this.items = texts.map(([owner, text, ...translations]) => {
            const lines = translations.map((translation, number) => {
                const isMissing = translation === text;
                return html("span", { class: isMissing ? "sub is-missing" : "sub", lang: isMissing ? null : languages[number] }, html("b", {}, languages[number]), ` ${isMissing ? "not translated" : translation}`);
            });
            const item = html("li", { class: "pressable" }, html("button", { type: "button", onclick: () => this.select(owner) }, text, html("span", { class: "sub" }, tree.views[owner].name), lines));
            return { item, owner, words: [text, ...translations].join(" ").toLowerCase() };
        });
        const filter = html("input", { class: "filter", type: "search", placeholder: "Filter texts", "aria-label": "Filter texts", autocomplete: "off", spellcheck: "false", value: this.filter, oninput: () => {
            this.filter = filter.value;
            this.apply();
        } });
        this.element.replaceChildren(texts.length === 0 ? html("p", { class: "empty" }, "This screen has no texts.") : html("div", { class: "facts-body" },
            texts.length > Texts.many ? filter : null, heading("Texts", texts.length), html("ul", { class: "list" }, this.items.map(({ item }) => item))));
        this.apply();
    }

    apply() {
        const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
        for (const { item, words: own } of this.items) item.hidden = this.items.length > Texts.many && !words.every((word) => own.includes(word));
    }
}
