// The handle with which the size of the screen is changed.

/** The corner handle of the screen. */
class PreviewHandle {
    static smallest = 1;
    static largest = 10000;

    constructor(sizes) {
        this.sizes = sizes;
        this.size = [0, 0];
        this.element = document.createElement("div");
        this.element.className = "preview-handle";
        this.element.tabIndex = 0;
        this.element.title = "Drag to change the size, or use the arrow keys; Escape restores the screen's own size";
        for (const [name, value] of Object.entries({ role: "slider", "aria-label": "Screen size", "aria-valuemin": PreviewHandle.smallest, "aria-valuemax": PreviewHandle.largest })) {
            this.element.setAttribute(name, value);
        }
        this.reset = document.createElement("button");
        this.reset.type = "button";
        this.reset.className = "tool";
        this.reset.textContent = "Own size";
        this.reset.title = "Back to the screen's own size";
        this.reset.addEventListener("click", () => sizes.set(null));
        this.element.addEventListener("pointerdown", (event) => this.grab(event));
        this.element.addEventListener("dblclick", () => sizes.set(null));
        this.element.addEventListener("keydown", (event) => this.press(event));
        window.formwork.corner.append(this.element);
        document.querySelector(".tools").prepend(this.reset);
    }

    /** Shows the current size. */
    update(size, isOwn) {
        this.size = size;
        this.reset.hidden = isOwn;
        this.element.setAttribute("aria-valuenow", Math.round(size[0]));
        this.element.setAttribute("aria-valuetext", size.map((side) => Math.round(side * 100) / 100).join(" × ") + " points");
    }

    setBusy(isBusy) {
        this.element.setAttribute("aria-busy", isBusy);
    }

    setUsable(isUsable) {
        this.element.hidden = !isUsable;
    }

    want(width, height) {
        const side = (value) => Math.min(PreviewHandle.largest, Math.max(PreviewHandle.smallest, Math.round(value)));
        this.sizes.set([side(width), side(height)]);
    }

    grab(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        this.element.focus();
        this.element.setPointerCapture(event.pointerId);
        const [screen, stage, fit] = ["screen", "stage", "fit"].map((id) => document.getElementById(id));
        const start = screen.getBoundingClientRect();
        const grip = [event.clientX - start.right, event.clientY - start.bottom];
        // The scale is kept during the drag.
        const isFitted = fit.getAttribute("aria-pressed") === "true";
        const zoom = (window.formwork.zoom = window.formwork.zoom);
        const move = (event) => {
            const shown = screen.getBoundingClientRect();
            // Centred content grows to both sides.
            const widthGain = stage.scrollWidth > stage.clientWidth ? 1 : 2;
            const heightGain = stage.scrollHeight > stage.clientHeight ? 1 : 2;
            this.want(
                (shown.width + widthGain * (event.clientX - grip[0] - shown.right)) / zoom,
                (shown.height + heightGain * (event.clientY - grip[1] - shown.bottom)) / zoom);
        };
        const drop = () => {
            this.element.removeEventListener("pointermove", move);
            this.element.removeEventListener("lostpointercapture", drop);
            if (isFitted) window.formwork.zoom = null;
        };
        this.element.addEventListener("pointermove", move);
        this.element.addEventListener("lostpointercapture", drop);
    }

    press(event) {
        const step = event.shiftKey ? 10 : 1;
        const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
        if (event.key === "Escape") this.sizes.set(null);
        else if (moves[event.key] && !event.metaKey && !event.ctrlKey && !event.altKey) {
            const [width, height] = this.sizes.size ?? this.size;
            this.want(width + moves[event.key][0], height + moves[event.key][1]);
        } else return;
        event.preventDefault();
        event.stopPropagation();
    }
}
