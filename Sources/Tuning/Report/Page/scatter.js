// Two plots of two columns each: any pair of knobs over the objective's field, any pair of metrics with its front.
const square = { width: 560, height: 420, top: 14, bottom: 44, left: 62, right: 16 };
const scatters = [];

function makeScatter(id, choices, initial, under) {
  const plot = { place: find(id), choices, under, x: null, y: null };
  const [xSelect, ySelect] = ["x", "y"].map((axis) => find(`${id}-${axis}`));
  const options = choices.map((column, index) => `<option value="${index}">${escaped(column.name)}</option>`).join("");
  [xSelect, ySelect].forEach((select, place) => {
    select.innerHTML = options;
    select.value = String(initial[place]);
    select.addEventListener("change", () => {
      // The same twice says nothing: the other one takes this one's place.
      if (xSelect.value === ySelect.value) {
        const other = select === xSelect ? ySelect : xSelect;
        other.value = String(choices.indexOf(select === xSelect ? plot.x : plot.y));
      }
      drawScatter(plot);
    });
  });
  plot.selects = [xSelect, ySelect];
  plot.place.innerHTML = `<svg viewBox="0 0 ${square.width} ${square.height}" role="img"></svg><figcaption></figcaption>`;
  plot.place.addEventListener("pointermove", (event) => {
    const row = rowUnder(plot, event);
    setFocus(row);
    showTip(event, row < 0 ? "" : wordsOf(row, [plot.x, plot.y]));
  });
  plot.place.addEventListener("pointerleave", (event) => {
    setFocus(-1);
    showTip(event, "");
  });
  scatters.push(plot);
  listeners.push(() => drawScatter(plot));
}

const squareX = (fraction) => square.left + fraction * (square.width - square.left - square.right);
const squareY = (fraction) => square.height - square.bottom - fraction * (square.height - square.top - square.bottom);

// A little room, so that no dot lies on the edge.
const inset = 0.04;
const place = (column, value) => inset + fractionOf(column, value) * (1 - 2 * inset);
function pointOf(plot, row) {
  const [x, y] = [plot.x.values[row], plot.y.values[row]];
  return x === null || y === null ? null : [squareX(place(plot.x, x)), squareY(place(plot.y, y))];
}

function drawScatter(plot) {
  [plot.x, plot.y] = plot.selects.map((select) => plot.choices[Number(select.value)]);
  const { parts, caption } = plot.under(plot);
  let dots = "";
  let out = "";
  for (let row = 0; row < rowCount; row++) {
    const point = pointOf(plot, row);
    if (!point) continue;
    const dot = `M${point[0].toFixed(1)} ${point[1].toFixed(1)}h0`;
    if (visible[row]) dots += dot;
    else out += dot;
  }
  const size = rowCount > 2000 ? 3 : rowCount > 400 ? 4 : 5;
  const stroke = (path, alpha) =>
    `<path d="${path}" fill="none" stroke="var(--text)" stroke-opacity="${alpha}" stroke-width="${size}" stroke-linecap="round"/>`;
  parts.push(...squareAxes(plot), stroke(out, 0.08), stroke(dots, rowCount > 2000 ? 0.3 : 0.5), ...(plot.over ?? []));
  const reference = study.reference >= 0 && pointOf(plot, study.reference);
  if (reference)
    parts.push(`<circle cx="${reference[0]}" cy="${reference[1]}" r="6" fill="none" stroke="var(--ghost)" stroke-width="2" stroke-dasharray="3 2"/>`,
      nameBeside("default", reference, "ghost"));
  const best = study.best >= 0 && pointOf(plot, study.best);
  if (best)
    parts.push(`<circle cx="${best[0]}" cy="${best[1]}" r="6" fill="var(--accent)" stroke="var(--canvas)" stroke-width="1.5"/>`,
      nameBeside("best", best, "accent"));
  parts.push('<circle class="focus" r="7" fill="none" stroke="var(--text)" stroke-width="2" visibility="hidden"/>');
  const svg = plot.place.querySelector("svg");
  svg.innerHTML = parts.join("");
  svg.setAttribute("aria-label", caption);
  plot.place.querySelector("figcaption").textContent = caption;
}

// At the right of a mark, or at its left where there is no room.
function nameBeside(text, [x, y], ink) {
  const isAtEdge = x > square.width - square.right - 60;
  return words(text, isAtEdge ? x - 10 : x + 10, y + 4, { anchor: isAtEdge ? "end" : "start", ink, weight: 600, halo: true });
}

function squareAxes(plot) {
  const parts = [];
  const right = square.width - square.right;
  const bottom = square.height - square.bottom;
  for (const tick of ticksOf(plot.x, 7)) {
    const x = squareX(place(plot.x, tick));
    parts.push(`<path d="M${x} ${square.top}V${bottom + 4}" stroke="var(--line)" stroke-opacity=".7"/>`,
      words(isList(plot.x) ? plot.x.labels[tick] : tickText(tick), x, bottom + 17, { anchor: "middle" }));
  }
  for (const tick of ticksOf(plot.y, 7)) {
    const y = squareY(place(plot.y, tick));
    parts.push(`<path d="M${square.left} ${y}H${right}" stroke="var(--line)" stroke-opacity=".7"/>`,
      words(isList(plot.y) ? plot.y.labels[tick] : tickText(tick), square.left - 8, y + 4, { anchor: "end" }));
  }
  const title = (column) => [column.name, column.unit].filter(Boolean).join(", ");
  parts.push(`<path d="M${square.left} ${bottom}H${right}" stroke="var(--control)"/>`,
    words(title(plot.x), right, bottom + 36, { anchor: "end", ink: "text", weight: 500 }),
    `<g transform="translate(14 ${square.top}) rotate(-90)">${words(title(plot.y), 0, 0, { anchor: "end", ink: "text", weight: 500 })}</g>`);
  return parts;
}

function rowUnder(plot, event) {
  const box = plot.place.querySelector("svg").getBoundingClientRect();
  const x = ((event.clientX - box.left) * square.width) / box.width;
  const y = ((event.clientY - box.top) * square.height) / box.height;
  let [best, nearest] = [-1, 196];
  for (let row = 0; row < rowCount; row++) {
    const point = visible[row] && pointOf(plot, row);
    if (!point) continue;
    const distance = (point[0] - x) ** 2 + (point[1] - y) ** 2;
    if (distance < nearest) [best, nearest] = [row, distance];
  }
  return best;
}

function drawScatterFocus() {
  for (const plot of scatters) {
    const ring = plot.place.querySelector("circle.focus");
    const point = focused >= 0 && pointOf(plot, focused);
    ring?.setAttribute("visibility", point ? "visible" : "hidden");
    if (!point || !ring) continue;
    ring.setAttribute("cx", point[0]);
    ring.setAttribute("cy", point[1]);
  }
}

// The objective's field below a pair of knobs, in levels: more ink is better.
function field(plot) {
  const [first, second] = [knobs.indexOf(plot.x), knobs.indexOf(plot.y)];
  const swaps = first > second;
  const found = study.fields.find((field) => field.a === Math.min(first, second) && field.b === Math.max(first, second));
  plot.over = [];
  if (!found) return { parts: [], caption: "Too few configurations lie about this plane for a field." };
  const count = found.size;
  const paths = new Map();
  const [width, height] = [(squareX(1 - inset) - squareX(inset)) / (count - 1), (squareY(inset) - squareY(1 - inset)) / (count - 1)];
  const levelAt = (column, line) => found.levels[swaps ? column * count + line : line * count + column];
  for (let line = 0; line < count; line++)
    for (let column = 0; column < count;) {
      const level = levelAt(column, line);
      let end = column + 1;
      while (end < count && levelAt(end, line) === level) end++;
      if (level !== ".") {
        const x = squareX(inset) + (column - 0.5) * width;
        const y = squareY(inset) - (line + 0.5) * height;
        paths.set(level, `${paths.get(level) ?? ""}M${x.toFixed(2)} ${y.toFixed(2)}h${((end - column) * width).toFixed(2)}v${height.toFixed(2)}h-${((end - column) * width).toFixed(2)}z`);
      }
      column = end;
    }
  const parts = [...paths].map(([level, path]) =>
    `<path d="${path}" shape-rendering="crispEdges" fill="var(--text)" fill-opacity="${((9 - Number(level)) * 0.036).toFixed(3)}"/>`);
  return { parts, caption: `${study.words.field} From ${fixed(found.low, objective.digits)} (${study.objective.better === "less" ? "most ink" : "least ink"}) to ${fixed(found.high, objective.digits)} ${objective.unit}.` };
}

// What nothing beats in both of two metrics, of what the brushes leave, and where it bends.
function front(plot) {
  const sign = (column) => (column.better === "more" ? -1 : 1);
  const cost = (row) => [sign(plot.x) * plot.x.values[row], sign(plot.y) * plot.y.values[row]];
  const rows = [];
  for (let row = 0; row < rowCount; row++)
    if (visible[row] && plot.x.values[row] !== null && plot.y.values[row] !== null) rows.push(row);
  rows.sort((a, b) => cost(a)[0] - cost(b)[0] || cost(a)[1] - cost(b)[1] || a - b);
  const standing = [];
  let least = Infinity;
  for (const row of rows)
    if (cost(row)[1] < least) {
      standing.push(row);
      least = cost(row)[1];
    }
  const points = standing.map((row) => pointOf(plot, row));
  let path = "";
  points.forEach(([x, y], index) => (path += index ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`));
  plot.over = [`<path d="${path}" fill="none" stroke="var(--threshold)" stroke-width="1.5"/>`,
    ...points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="var(--threshold)" stroke="var(--canvas)"/>`)];
  let caption = `${standing.length} of ${rows.length} stand: nothing is at least as good in both and better in one.`;
  if (standing.length > 2) {
    const range = (index) => {
      const values = standing.map((row) => cost(row)[index]);
      return [Math.min(...values), Math.max(...values)];
    };
    const spans = [range(0), range(1)];
    const sum = (row) => cost(row).reduce((total, value, axis) => total + (spans[axis][1] > spans[axis][0] ? (value - spans[axis][0]) / (spans[axis][1] - spans[axis][0]) : 0), 0);
    const knee = standing.reduce((best, row) => (sum(row) < sum(best) ? row : best));
    const [x, y] = pointOf(plot, knee);
    plot.over.push(`<path d="M${x} ${y - 8}l8 8l-8 8l-8-8z" fill="none" stroke="var(--text)" stroke-width="1.5"/>`,
      words("knee", x + 12, y - 6, { ink: "text", weight: 600, halo: true }));
    caption += ` The knee is no. ${knee + 1}: ${knobs.filter((knob) => knob.values[knee] !== null).map((knob) => `${knob.name} ${textOf(knob, knob.values[knee])}`).join(", ")}.`;
  }
  return { parts: [], caption };
}

if (knobs.length > 1) makeScatter("pair-plot", knobs, study.pair, field);
const sided = metrics.filter((metric) => metric.better !== "none");
if (sided.length > 1)
  makeScatter("front-plot", sided, study.front.map((index) => Math.max(0, sided.indexOf(metrics[index]))), front);
