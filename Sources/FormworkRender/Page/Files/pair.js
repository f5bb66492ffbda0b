// Two pictures as a pair: with a slider, as onion skin, or side by side.

const pairWays = { slider: "Slider", onion: "Onion skin", side: "Side by side" };

/** Returns the radio buttons of a comparison's ways. */
function wayButtons(ways, chosen, choose) {
    const way = (by) => html("label", { class: "row" }, html("input", { type: "radio", name: "compare-by", value: by, checked: chosen === by, onchange: () => choose(by) }), html("span", { class: "title" }, ways[by]));
    return html("fieldset", { class: "segmented" }, html("legend", { class: "unseen" }, "Comparison mode"), html("div", { class: "items" }, Object.keys(ways).map(way)));
}

/** A room in which two pictures are compared. The pictures are as large as fit, at one scale. */
class PairView {
    /** The least width of a picture side by side, below which the room scrolls. */
    static least = 160;
    /** The most that small pictures are enlarged. */
    static most = 2;

    constructor() {
        /** The place of the divider and the opacity of the second picture, in percent. */
        this.shares = { slider: 50, onion: 50 };
        this.observer = new ResizeObserver(() => this.fit());
    }

    /** Sets the element that contains the pair. */
    use(room) {
        this.room = room;
        this.pictures = [];
        this.observer.disconnect();
        this.observer.observe(room);
    }

    /**
     * Shows two pictures.
     * @param {{by: string, pictures: HTMLElement[], sizes: number[][], sides: string[], names: string[], words: string}} pair the sizes are in points
     */
    show({ by, pictures, sizes, sides = ["A", "B"], names, words }) {
        Object.assign(this, { by, pictures, sizes });
        const size = [Math.max(...sizes.map(([width]) => width)), Math.max(...sizes.map(([, height]) => height))];
        this.size = size;
        const status = html("p", { class: "hint compare-words", role: "status" }, words);
        const caption = (number) => html("span", {}, html("b", {}, sides[number]), ` ${names[number]}`);
        for (const [number, [width]] of sizes.entries()) pictures[number].style.setProperty("--part", width / size[0]);
        if (by === "side" || pictures.length === 1) {
            this.room.replaceChildren(html("div", { class: "pair" }, pictures.map((picture, number) => html("figure", {}, picture, html("figcaption", {}, caption(number))))), status);
            return this.fit();
        }
        const isSlider = by === "slider";
        this.stack = html("div", { class: "stack" }, pictures, isSlider ? html("span", { class: "divide" }) : null);
        const range = html("input", { type: "range", min: 0, max: 100, value: this.shares[by], class: "share", "aria-label": isSlider ? "Position of the divider" : `Opacity of ${sides[1]}` });
        const apply = () => {
            const share = Number(range.value);
            this.shares[by] = share;
            this.stack.style.setProperty("--share", share);
            const first = isSlider ? share : 100 - share;
            range.setAttribute("aria-valuetext", `${first} % ${sides[0]}, ${100 - first} % ${sides[1]}`);
        };
        range.addEventListener("input", apply);
        this.stack.addEventListener("pointermove", (event) => {
            if (!isSlider || event.buttons !== 1) return;
            const box = this.stack.getBoundingClientRect();
            range.value = Math.round(((event.clientX - box.left) / box.width) * 100);
            apply();
        });
        apply();
        this.room.replaceChildren(this.stack, html("div", { class: "share-line" }, caption(0), range, caption(1)), status);
        this.fit();
    }

    /** Draws both pictures at one scale, as large as the room allows. */
    fit() {
        if (!this.pictures?.length || !this.room.isConnected || this.room.clientWidth === 0) return;
        const style = getComputedStyle(this.room);
        const wide = this.room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const inner = this.room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        const words = this.room.querySelector(".compare-words").offsetHeight + 24;
        if (this.by !== "side" && this.pictures.length === 2) {
            const high = Math.max(inner - words - this.room.querySelector(".share-line").offsetHeight, 240);
            const ratio = Math.min(PairView.most, wide / this.size[0], high / this.size[1]);
            Object.assign(this.stack.style, { width: `${this.size[0] * ratio}px`, height: `${this.size[1] * ratio}px` });
            return;
        }
        const gap = parseFloat(getComputedStyle(this.room.querySelector(".pair")).columnGap) || 0;
        const high = Math.max(inner - words - Math.max(...[...this.room.querySelectorAll("figcaption")].map((caption) => caption.offsetHeight)) - 16, 240);
        const number = this.pictures.length;
        const total = (side) => this.sizes.reduce((sum, size) => sum + size[side], 0);
        const inRow = Math.min(PairView.most, (wide - gap * (number - 1)) / total(0), high / this.size[1]);
        // Wide pictures are larger one below the other.
        const inColumn = Math.min(PairView.most, wide / this.size[0], (high - (gap + 24) * (number - 1)) / total(1));
        const isColumn = number > 1 && inColumn > inRow * 1.15;
        this.room.querySelector(".pair").classList.toggle("is-column", isColumn);
        const ratio = isColumn ? inColumn : inRow;
        for (const [number, [width, height]] of this.sizes.entries()) {
            const picture = this.pictures[number];
            Object.assign(picture.style, { width: `${width * ratio}px`, height: `${height * ratio}px` });
            // A caption is as wide as its share of the room.
            picture.closest("figure").style.width = isColumn ? "" : `${Math.max(width * ratio, Math.min(wide / 2, PairView.least))}px`;
        }
    }
}
