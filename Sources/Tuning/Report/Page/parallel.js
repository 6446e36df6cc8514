// Parallel coordinates: an axis for each knob and for the metrics that count; more ink is better.
const axes = [...knobs, ...metrics.filter((metric) => metric.isKey && metric.id !== objective.id), objective].slice(0, 14);
const frame = { width: 1192, height: 340, top: 44, bottom: 18, left: 48, right: 60 };
const leastWidth = 640;
const shades = [0.5, 0.3, 0.18, 0.1, 0.06];

const axisX = (index) =>
  axes.length < 2 ? frame.width / 2 : frame.left + (index * (frame.width - frame.left - frame.right)) / (axes.length - 1);
const axisY = (fraction) => frame.height - frame.bottom - fraction * (frame.height - frame.top - frame.bottom);

// A row as a path; parted where a technique has not got the knob.
function pathOf(row) {
  let path = "";
  let isOpen = false;
  axes.forEach((column, index) => {
    const value = column.values[row];
    if (value === null) isOpen = false;
    else {
      path += `${isOpen ? "L" : "M"}${axisX(index).toFixed(1)} ${axisY(fractionOf(column, value)).toFixed(1)}`;
      isOpen = true;
    }
  });
  return path;
}
let paths = [];

// As wide as there is room, so that words keep their size; the names of narrow axes stand in two lines by turns.
function arrange() {
  const place = find("parallel-plot");
  frame.width = Math.max(leastWidth, Math.min(1192, place.clientWidth || 1192));
  const isNarrow = (frame.width - frame.left - frame.right) / Math.max(1, axes.length - 1) < 120;
  frame.stagger = isNarrow ? 34 : 0;
  frame.top = 44 + frame.stagger;
  frame.height = 340 + frame.stagger;
  place.querySelector("svg").setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
  paths = Array.from({ length: rowCount }, (_, row) => pathOf(row));
  for (const fields of find("ranges").children)
    fields.style.left = `${(axisX(Number(fields.dataset.axis)) / frame.width) * 100}%`;
}

function drawParallel() {
  const layers = shades.map(() => []);
  const out = [];
  for (let row = 0; row < rowCount; row++)
    (visible[row] ? layers[Math.min(shades.length - 1, Math.floor((row / rowCount) * shades.length))] : out).push(paths[row]);
  const stroke = (path, alpha, width = 1) =>
    `<path d="${path}" fill="none" stroke="var(--text)" stroke-opacity="${alpha}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const thin = rowCount > 2000 ? 0.35 : rowCount > 400 ? 0.6 : 1;
  const parts = [stroke(out.join(""), 0.025)];
  for (let shade = shades.length - 1; shade >= 0; shade--)
    parts.push(stroke(layers[shade].join(""), (shades[shade] * thin).toFixed(3)));
  for (const row of study.defaults)
    if (row === study.reference || study.defaults.length < 4)
      parts.push(`<path d="${paths[row]}" fill="none" stroke="var(--ghost)" stroke-width="1.8" stroke-dasharray="5 3"${visible[row] ? "" : ' opacity=".35"'}/>`);
  if (study.best >= 0)
    parts.push(`<path d="${paths[study.best]}" fill="none" stroke="var(--accent)" stroke-width="2.2"${visible[study.best] ? "" : ' opacity=".35"'}/>`);
  parts.push('<path id="parallel-focus" fill="none" stroke="var(--text)" stroke-width="2.4"/>');
  axes.forEach((column, index) => parts.push(axisMarks(column, index)));
  find("parallel-plot").querySelector("svg").innerHTML = parts.join("");
  drawParallelFocus();
}

function axisMarks(column, index) {
  const x = axisX(index);
  const parts = [`<path d="M${x} ${axisY(1)}V${axisY(0)}" stroke="var(--control)"/>`];
  for (const tick of ticksOf(column, 5)) {
    const y = axisY(fractionOf(column, tick));
    const label = isList(column) ? column.labels[tick] : tickText(tick);
    parts.push(`<path d="M${x - 3} ${y}H${x}" stroke="var(--control)"/>`);
    parts.push(words(label, x - 6, y + 4, { anchor: "end", halo: true }));
  }
  const top = index % 2 ? 14 : 14 + frame.stagger;
  parts.push(words(column.name, x, top, { anchor: "middle", ink: "text", size: 12, weight: 600, halo: true }));
  const arrow = { less: "less is better", more: "more is better" }[column.better] ?? "";
  parts.push(words([column.unit, arrow].filter(Boolean).join(", "), x, top + 16, { anchor: "middle", halo: true }));
  if (top < frame.top - 40) parts.push(`<path d="M${x} ${top + 22}V${axisY(1)}" stroke="var(--line)"/>`);
  const range = brushes.get(column);
  if (range) {
    const [low, high] = range.map((value) => axisY(Math.min(1, Math.max(0, fractionOf(column, value)))));
    parts.push(`<rect class="brush" x="${x - 7}" y="${high}" width="14" height="${Math.max(2, low - high)}" fill="var(--accent)" fill-opacity=".28" stroke="var(--accent)" stroke-width="1.5"/>`);
  }
  parts.push(`<rect class="axis" data-axis="${index}" x="${x - 20}" y="${frame.top - 10}" width="40" height="${frame.height - frame.top - frame.bottom + 20}" fill="transparent"/>`);
  return parts.join("");
}

function drawParallelFocus() {
  find("parallel-focus")?.setAttribute("d", focused < 0 ? "" : paths[focused]);
}

// Dragging along an axis.
const parallel = find("parallel-plot");
let drag = null;
function fractionUnder(event) {
  const box = parallel.querySelector("svg").getBoundingClientRect();
  const y = ((event.clientY - box.top) * frame.height) / box.height;
  return Math.min(1, Math.max(0, (axisY(0) - y) / (axisY(0) - axisY(1))));
}
parallel.addEventListener("pointerdown", (event) => {
  const axis = event.target.closest("[data-axis]");
  if (!axis || event.button !== 0) return;
  event.preventDefault();
  drag = { column: axes[axis.dataset.axis], start: fractionUnder(event), hasMoved: false };
  parallel.setPointerCapture(event.pointerId);
});
parallel.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const end = fractionUnder(event);
  if (Math.abs(end - drag.start) > 0.01) drag.hasMoved = true;
  if (!drag.hasMoved) return;
  const room = isList(drag.column) ? 0.5 / Math.max(1, drag.column.labels.length - 1) : 0;
  const low = valueAt(drag.column, Math.min(drag.start, end) - room);
  const high = valueAt(drag.column, Math.max(drag.start, end) + room);
  setBrush(drag.column, [low, high]);
});
parallel.addEventListener("pointerup", () => {
  // A click on an axis takes its brush away.
  if (drag && !drag.hasMoved) setBrush(drag.column, null);
  drag = null;
});
parallel.addEventListener("pointercancel", () => (drag = null));

// The same by keyboard: a least and a most below each axis.
const ranges = find("ranges");
ranges.innerHTML = axes.map((column, index) => {
  const name = escaped(column.name);
  const field = (end) => isList(column)
    ? `<select data-axis="${index}" data-end="${end}" aria-label="${name}, ${end}"><option value="">${end}</option>` +
      column.labels.map((label, place) => `<option value="${place}">${escaped(label)}</option>`).join("") + "</select>"
    : `<input type="number" step="any" data-axis="${index}" data-end="${end}" aria-label="${name}, ${end}" placeholder="${end}">`;
  return `<fieldset data-axis="${index}">${field("most")}${field("least")}</fieldset>`;
}).join("");
ranges.addEventListener("change", (event) => {
  const column = axes[event.target.dataset.axis];
  const [low, high] = ["least", "most"].map((end) => {
    const text = ranges.querySelector(`[data-axis="${event.target.dataset.axis}"][data-end="${end}"]`).value;
    return text === "" ? (end === "least" ? -Infinity : Infinity) : Number(text);
  });
  setBrush(column, low === -Infinity && high === Infinity ? null : [low, high]);
});
function showRanges() {
  for (const fields of ranges.children) {
    const column = axes[fields.dataset.axis];
    const range = brushes.get(column);
    fields.classList.toggle("set", Boolean(range));
    for (const field of fields.children) {
      if (field === document.activeElement && range) continue;
      const value = range?.[field.dataset.end === "least" ? 0 : 1];
      field.value = value === undefined || !Number.isFinite(value)
        ? "" : isList(column) ? Math.round(value) : Number(value.toFixed(column.digits));
    }
  }
}
function clearBrushes() {
  brushes.clear();
  update();
}
find("clear").addEventListener("click", clearBrushes);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && brushes.size) clearBrushes();
});
parallel.innerHTML = `<svg role="img" aria-label="${escaped(study.words.parallel)}"></svg>`;
arrange();
addEventListener("resize", () => {
  arrange();
  drawParallel();
});
listeners.push(drawParallel, showRanges);
