// Changes of the document on the page: dragging constants, and keeping the focus when the page is drawn again.

/** Drags a constraint's constant by its chip: one at a time, with the main button of one pointer. */
class ConstantDrag {
    /**
     * @param {Page} page
     * @param {{version: number, set: (id: string, name: string, value: string, version: number) => void}} editor
     */
    constructor(page, editor) {
        this.page = page;
        this.editor = editor;
        /** The current drag; null for none. */
        this.current = null;
    }

    /** Makes a chip draggable. */
    offer(chip, constraint, { isHorizontal }) {
        const id = constraint.origin ?? constraint.id;
        if (id.startsWith("#") || constraint.isVaried) return;
        chip.classList.add("draggable", isHorizontal ? "across" : "down");
        chip.dataset.constraint = id;
        chip.addEventListener("pointerdown", (event) => this.begin(event, chip, constraint, isHorizontal));
        // The page was drawn again during the drag.
        if (this.current?.id === id) this.current.chip = chip;
    }

    begin(event, chip, constraint, isHorizontal) {
        if (event.button !== 0 || !event.isPrimary || this.current) return;
        event.preventDefault();
        event.stopPropagation();
        const { version } = this.editor;
        const drag = (this.current = { id: constraint.origin ?? constraint.id, chip, value: constraint.constant });
        const start = isHorizontal ? event.clientX : event.clientY;
        const sign = this.sign(constraint, isHorizontal);
        // The overlay stays when its chips are drawn again.
        const overlay = byID("overlay");
        overlay.setPointerCapture(event.pointerId);
        const isOwn = (other) => other.pointerId === event.pointerId;
        const move = (event) => {
            if (!isOwn(event)) return;
            const steps = Math.round(((isHorizontal ? event.clientX : event.clientY) - start) / this.page.stage.scale);
            drag.value = steps === 0 ? constraint.constant : Math.round(constraint.constant + sign * steps);
            if (drag.chip.nextSibling) drag.chip.nextSibling.textContent = points(drag.value);
            drag.chip.setAttribute("fill", "#ffe9b8");
        };
        const end = (isDone) => {
            for (const [type, listener] of Object.entries(listeners)) overlay.removeEventListener(type, listener);
            window.removeEventListener("keydown", press, { capture: true });
            if (overlay.hasPointerCapture(event.pointerId)) overlay.releasePointerCapture(event.pointerId);
            this.current = null;
            if (isDone && drag.value !== constraint.constant) this.editor.set(drag.id, "constant", String(drag.value), version);
            else this.page.drawAnnotations();
        };
        const press = (event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            end(false);
        };
        const listeners = {
            pointermove: move, pointerup: (event) => isOwn(event) && end(true), pointercancel: (event) => isOwn(event) && end(false),
            lostpointercapture: (event) => isOwn(event) && end(false),
        };
        for (const [type, listener] of Object.entries(listeners)) overlay.addEventListener(type, listener);
        window.addEventListener("keydown", press, { capture: true });
    }

    /** Returns whether the constant grows (1) or shrinks (-1) when the pointer moves right or down. */
    sign(constraint, isHorizontal) {
        const { model, tree, annotations } = this.page;
        const isReversed = isHorizontal && (model.isRightToLeft ?? false) && /leading|trailing/i.test(constraint.firstAttribute);
        // The inner view moves. At its end, the constant grows if it is the first item, and shrinks otherwise.
        const isInside = (view, other) => {
            for (let way = view; way >= 0; way = tree.views[way].parent) if (way === other) return true;
            return false;
        };
        const owner = (item) => annotations.ownerOf(item);
        const movesSecond = constraint.second !== -1 && isInside(owner(constraint.second), owner(constraint.first));
        return (movesSecond ? -1 : 1) * (isReversed ? -1 : 1);
    }
}

/** Remembers the focus within an element; returns a function that restores it after the element is filled again. */
function keepFocus(root) {
    const focused = document.activeElement;
    if (!root.contains(focused) || focused === root) return () => {};
    const name = (element) => element.dataset.edit ?? (element.id ? `#${element.id}` : [
        element.nodeName, ...["type", "name", "role", "aria-label"].map((key) => element.getAttribute(key)), element.closest("label")?.textContent ?? element.textContent].join("|"));
    const all = () => [...root.querySelectorAll("a, button, input, select, summary, textarea, [tabindex]")];
    const own = name(focused);
    const place = all().filter((element) => name(element) === own).indexOf(focused);
    const { selectionStart: start, selectionEnd: end } = focused;
    return () => {
        if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
        const found = all().filter((element) => name(element) === own);
        const element = found[Math.min(place, found.length - 1)];
        element?.focus({ preventScroll: true });
        // Buttons have no selection.
        if (element && typeof start === "number" && document.activeElement === element) element.setSelectionRange(start, end);
    };
}
