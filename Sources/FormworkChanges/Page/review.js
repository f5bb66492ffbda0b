// The page of a comparison: each change leads to its place in both pictures.

/** Titles of a state and a device that have no name. */
const unnamed = { state: "As saved", device: "Canvas" };

class Review {
    constructor({ files, pictures }) {
        this.files = files;
        this.pictures = pictures;
        this.queue = new PictureQueue();
        this.pair = new PairView();
        this.pair.use(byID("room"));
        this.buttons = [...byID("changes").querySelectorAll("button[data-entry]")];
        for (const button of this.buttons) button.addEventListener("click", () => this.choose(button));
        document.addEventListener("keydown", (event) => this.onKey(event));
        window.addEventListener("hashchange", () => this.restore());
        this.addFilter();
        this.restore();
    }

    /** The number of changes above which they can be filtered. */
    static manyChanges = 12;

    addFilter() {
        if (this.buttons.length <= Review.manyChanges) return;
        const filter = html("input", { class: "filter", type: "search", placeholder: "Filter changes", "aria-label": "Filter changes", autocomplete: "off", spellcheck: "false", oninput: () => {
            const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
            for (const button of this.buttons) {
                const text = button.textContent.toLowerCase();
                button.closest("li").hidden = !words.every((word) => text.includes(word));
            }
            for (const group of document.querySelectorAll(".review-list .group")) {
                group.hidden = [...group.querySelectorAll("li")].every((line) => line.hidden);
                group.firstElementChild.open = words.length > 0;
            }
            for (const list of document.querySelectorAll(".review-list .list")) {
                const isEmpty = list.children.length > 0 && [...list.children].every((line) => line.hidden);
                list.hidden = isEmpty;
                if (list.previousElementSibling?.tagName === "H3") list.previousElementSibling.hidden = isEmpty;
            }
        } });
        byID("changes").prepend(filter);
    }

    // The choice

    /** Reads the choice of the address, or shows the first change. */
    restore() {
        const asked = new URLSearchParams(location.hash.slice(1));
        const file = Math.max(0, this.files.findIndex(({ name }) => name === asked.get("file")));
        const fields = Object.fromEntries(["state", "device"].map((name) => [name, asked.get(name) ?? ""]));
        const by = asked.get("mode") in pairWays ? asked.get("mode") : "slider";
        const screen = asked.has("screen") ? Number(asked.get("screen")) : this.files[file]?.screens.find((screen) => screen >= 0) ?? 0;
        this.choice = { file, screen, ...fields, by, entry: asked.has("change") ? Number(asked.get("change")) : -1 };
        this.show();
    }

    /** Shows a choice, and keeps it in the address. */
    set(patch) {
        this.choice = { ...this.choice, ...patch };
        const { file, screen, state, device, by, entry } = this.choice;
        const fields = { file: this.files[file]?.name, screen, state, device, mode: by, ...(entry >= 0 ? { change: entry } : {}) };
        history.replaceState(null, "", `#${new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== "" && value !== undefined))}`);
        this.show();
    }

    /** Shows the place of a change: on the shown device and in the shown state, if it is seen there. */
    choose(button) {
        const file = Number(button.closest("[data-file]").dataset.file);
        const entry = Number(button.dataset.entry);
        const { pairs, screens } = this.files[file];
        const { state, device } = this.choice;
        const isLikeNow = (pair) => pair.state === state && pair.device === device;
        const marked = pairs.filter(({ marks }) => marks.some(([number]) => number === entry));
        const own = pairs.filter(({ screen }) => screen === screens[entry]);
        const pair = marked.find(isLikeNow) ?? marked[0] ?? own.find(isLikeNow) ?? own[0];
        this.set({ file, entry, ...(pair ? { screen: pair.screen, state: pair.state, device: pair.device } : {}) });
    }

    onKey(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
        const isInList = event.target.closest?.("button[data-entry]");
        const step = { j: 1, k: -1, ...(isInList ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
        if (!step) return;
        event.preventDefault();
        this.step(step);
    }

    /** Chooses the next or the previous change. */
    step(step) {
        const seen = this.buttons.filter((button) => !button.closest("li[hidden]"));
        const now = seen.findIndex((button) => button.hasAttribute("aria-current"));
        const next = seen[now < 0 ? (step > 0 ? 0 : seen.length - 1) : Math.min(Math.max(now + step, 0), seen.length - 1)];
        if (!next) return;
        this.open(next);
        next.focus({ preventScroll: true });
        next.scrollIntoView({ block: "nearest" });
        this.choose(next);
    }

    /** Opens the group of a change. */
    open(button) {
        const group = button.closest(".group");
        if (group) group.firstElementChild.open = true;
    }

    // The display

    show() {
        const { file, entry, by } = this.choice;
        document.body.dataset.mode = by;
        for (const button of this.buttons) {
            const isChosen = Number(button.dataset.entry) === entry && Number(button.closest("[data-file]").dataset.file) === file;
            if (isChosen) {
                this.open(button);
                button.setAttribute("aria-current", "true");
            }
            else button.removeAttribute("aria-current");
        }
        const pair = this.found();
        byID("controls").hidden = !pair;
        if (!pair) {
            byID("room").replaceChildren(html("p", { class: "empty" }, this.files.length > 0 ? "This file has no pictures of changed screens." : "There is nothing to show."));
            this.pair.pictures = [];
            return;
        }
        this.showControls(pair);
        byID("room").className = `compare-room by-${by}`;
        const sides = pair.sides.map((number, side) => ({ number, side })).filter(({ number }) => number >= 0);
        const where = [pair.scene, pair.state, pair.device].filter(Boolean).join(" · ");
        this.divide(pair);
        this.pair.show({
            by, pictures: sides.map(({ number, side }) => this.picture(pair, number, side, where)), sizes: sides.map(({ number }) => this.pictures[number].slice(1)),
            sides: sides.map(({ side }) => ["Before", "After"][side]), names: sides.map(() => (sides.length === 1 ? "only" : "")), words: this.words(pair, where),
        });
        byID("room").querySelector(".mark.is-chosen")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    /** Moves the divider to the chosen change, or to all: through its middle, or next to it if only one picture has it. */
    divide(pair) {
        const { file, entry, by } = this.choice;
        const key = [file, entry, pair.screen, pair.state, pair.device].join("|");
        if (by !== "slider" || key === this.divided) return;
        this.divided = key;
        const width = Math.max(...pair.sides.filter((number) => number >= 0).map((number) => this.pictures[number][1]));
        const all = pair.marks.filter(([number]) => entry < 0 || number === entry);
        // The place of a whole screen says little.
        const marks = all.filter(([, , , , wide]) => wide < width * 0.95);
        if (marks.length === 0) return void (this.pair.shares.slider = 50);
        const [left, right] = [Math.min(...marks.map(([, , x]) => x)) / width, Math.max(...marks.map(([, , x, , wide]) => x + wide)) / width];
        const isIn = (side) => marks.some((mark) => mark[1] === side);
        const place = isIn(0) && isIn(1) ? (left + right) / 2 : isIn(1) ? left - 0.04 : right + 0.04;
        this.pair.shares.slider = Math.round(100 * Math.min(1, Math.max(0, place)));
    }

    /** Returns the shown pair: the one of the choice, or the most similar one. */
    found() {
        const { file, screen, state, device } = this.choice;
        const pairs = this.files[file]?.pairs ?? [];
        const own = pairs.filter((pair) => pair.screen === screen);
        const like = own.length > 0 ? own : pairs;
        return like.find((pair) => pair.state === state && pair.device === device) ?? like.find((pair) => pair.device === device) ?? like[0];
    }

    words(pair, where) {
        const { entry } = this.choice;
        if (entry < 0) return where;
        const isSeen = pair.marks.some(([number]) => number === entry);
        return isSeen ? where : `${where}: this change has no place in the picture.`;
    }

    showControls(pair) {
        const { file, by } = this.choice;
        const { pairs } = this.files[file];
        const own = pairs.filter(({ screen }) => screen === pair.screen);
        const select = (title, options, value, take) => {
            if (options.length < 2) return null;
            const element = html("select", { class: "tool", "aria-label": title, onchange: () => this.set(take(element.value)) }, options.map(([value, text]) => html("option", { value }, text)));
            element.value = value;
            return element;
        };
        const screens = [...new Map(pairs.map(({ screen, scene }) => [screen, scene]))];
        const named = (field) => [...new Set(own.map((pair) => pair[field]))].map((value) => [value, value || unnamed[field]]);
        const files = this.files.map(({ name }, number) => [number, name.split("/").pop()]);
        const focused = document.activeElement?.getAttribute("aria-label");
        const isWay = document.activeElement?.name === "compare-by";
        byID("controls").replaceChildren(...[
            wayButtons(pairWays, by, (by) => this.set({ by })),
            select("File", files, file, (value) => ({ file: Number(value), screen: this.files[value].pairs[0]?.screen ?? 0, entry: -1 })),
            select("Screen", screens, pair.screen, (value) => ({ screen: Number(value), entry: -1 })),
            select("State", named("state"), pair.state, (state) => ({ state })),
            select("Device", named("device"), pair.device, (device) => ({ device })),
            html("div", { class: "tool-group" },
                html("button", { type: "button", class: "tool", "aria-label": "Previous change", title: "Previous change (K)", onclick: () => this.step(-1) }, "↑"),
                html("button", { type: "button", class: "tool", "aria-label": "Next change", title: "Next change (J)", onclick: () => this.step(1) }, "↓")),
        ].filter(Boolean));
        if (isWay) byID("controls").querySelector("[name=compare-by]:checked").focus();
        else if (focused) [...byID("controls").querySelectorAll("[aria-label]")].find((element) => element.getAttribute("aria-label") === focused)?.focus();
    }

    /** Returns a picture with the places of the changes; a click on a place leads to its change. */
    picture(pair, number, side, where) {
        const [text, width, height] = this.pictures[number];
        const image = html("img", { alt: `${["Before", "After"][side]}: ${where}`, draggable: "false", width, height });
        this.queue.add(image, String(number), () => ({ text }));
        const shot = html("div", { class: "shot" }, image);
        const { entry, file } = this.choice;
        const own = pair.marks.filter((mark) => mark[1] === side);
        // The chosen change is on top, and small places are above those that contain them.
        const order = own.sort((a, b) => (a[0] === entry) - (b[0] === entry) || b[4] * b[5] - a[4] * a[5]);
        for (const [number, , x, y, wide, high] of order) {
            const percent = (value, whole) => `${(100 * value) / whole}%`;
            const button = this.buttons.find((button) => Number(button.dataset.entry) === number && Number(button.closest("[data-file]").dataset.file) === file);
            shot.append(html("div", {
                class: `mark ${button?.closest("li").classList[1] ?? ""}${number === entry ? " is-chosen" : ""}`, title: button?.textContent, "aria-hidden": "true",
                style: `left:${percent(x, width)};top:${percent(y, height)};width:${percent(wide, width)};height:${percent(high, height)}`,
                onclick: () => button && this.choose(button),
            }));
        }
        return shot;
    }
}

new Review(JSON.parse(byID("data").textContent));
