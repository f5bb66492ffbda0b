"use strict";
const controls = document.getElementById("controls");
const pairs = [...document.querySelectorAll(".pair")];

function fill(select, values) {
  for (const value of values) select.add(new Option(value, value));
  select.parentElement.hidden = values.length < 2;
}

function show() {
  const state = document.getElementById("state").value;
  const device = document.getElementById("device").value;
  document.body.dataset.mode = new FormData(controls).get("mode");
  for (const pair of pairs) pair.hidden = pair.dataset.state !== state || pair.dataset.device !== device;
  // What is looked at stays so when the page is loaded again, or sent to somebody.
  const chosen = new URLSearchParams(new FormData(controls));
  history.replaceState(null, "", `#${chosen}`);
}

function restore() {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = controls.elements[name];
    const values = field instanceof HTMLSelectElement ? [...field.options].map((option) => option.value) : [...(field ?? [])].map((radio) => radio.value);
    if (values.includes(value)) field.value = value;
  }
}

fill(document.getElementById("state"), [...new Set(pairs.map((pair) => pair.dataset.state))]);
fill(document.getElementById("device"), [...new Set(pairs.map((pair) => pair.dataset.device))]);
controls.addEventListener("change", show);
controls.addEventListener("submit", (event) => event.preventDefault());
for (const range of document.querySelectorAll(".range")) {
  range.addEventListener("input", () => range.closest(".pair").style.setProperty("--cut", `${range.value}%`));
}
controls.hidden = pairs.length === 0;
restore();
show();
