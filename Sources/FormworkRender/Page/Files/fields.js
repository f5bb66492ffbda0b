// Fields with values of the document that can be changed.

class FieldPanel {
    /** @param {HTMLElement} element contains the fields */
    constructor(element) {
        this.element = element;
        /** Changes the document: `set(id, name, value, version)`; null if it is read-only. */
        this.editor = null;
        /** Whether the panel is being filled: events of removed fields are then ignored. */
        this.isDrawing = false;
    }

    get fields() {
        return [...this.element.querySelectorAll(".field")];
    }

    /** Remembers typed and requested values, and the focus; returns a function that restores them in the new fields. */
    keepFields() {
        const kept = new Map(this.fields.filter((field) => field.value !== field.edit.own || field.edit.asked !== field.edit.own)
            .map((field) => [field.dataset.edit, { value: field.value, asked: field.edit.asked, version: field.edit.version }]));
        const refocus = keepFocus(this.element);
        return () => {
            for (const field of this.fields) {
                const { value, asked, version } = kept.get(field.dataset.edit) ?? {};
                if (value === undefined) continue;
                field.value = value;
                // If the document has changed meanwhile, the typed value is a conflict, as nobody has seen the new value.
                Object.assign(field.edit, { asked, version });
            }
            refocus();
        };
    }

    /** Requests the typed values of fields that are about to be removed. */
    flush() {
        for (const field of this.fields) this.take(field);
    }

    /** Requests a typed value, once. */
    take(field) {
        const { edit } = field;
        if (this.isDrawing || !this.editor || field.value === edit.asked) return;
        edit.asked = field.value;
        this.editor.set(edit.id, edit.name, field.value, edit.version);
    }

    /** Handles the answer to a request: the field shows the document's value, unless somebody continues to type. */
    settle(id, name, value) {
        for (const field of this.fields) {
            const { edit } = field;
            if (edit.id !== id || edit.name !== name) continue;
            if (field.value === value) {
                field.value = edit.own;
                edit.version = this.editor?.version;
            }
            if (edit.asked === value) edit.asked = edit.own;
        }
    }

    /** Returns a field for a value that can be changed. */
    field(title, value, id, name, kind = "text") {
        const isLong = kind === "text" && /\n/.test(value);
        // Numbers use a text field, as the selection in a number field cannot be restored when the page is drawn again.
        const own = isLong ? { rows: 3 } : { type: "text", value, inputmode: kind === "number" ? "decimal" : null };
        const field = html(isLong ? "textarea" : "input", { ...own, class: "field", "data-edit": `${id} ${name}`, "aria-label": title, spellcheck: "false" });
        if (isLong) field.value = value;
        // The document's value, the requested value, and the version of the document at the time of drawing.
        field.edit = { id, name, own: field.value, asked: field.value, version: this.editor.version };
        // Restoring a text is not a change to a browser, so leaving the field and Return are handled.
        for (const type of ["change", "blur"]) field.addEventListener(type, () => this.take(field));
        field.addEventListener("keydown", (event) => {
            if (event.key === "Enter" && !isLong && !event.isComposing) this.take(field);
            if (event.key === "Escape") {
                event.stopPropagation();
                event.preventDefault();
                field.value = field.edit.asked = field.edit.own;
                field.blur();
            }
            if (kind === "number" && /^Arrow(Up|Down)$/.test(event.key) && field.value.trim() !== "" && Number.isFinite(Number(field.value))) {
                event.preventDefault();
                const step = (event.shiftKey ? 10 : 1) * (event.key === "ArrowUp" ? 1 : -1);
                field.value = String(Math.round((Number(field.value) + step) * 1000) / 1000);
            }
        });
        return field;
    }
}
