import { fontSize } from '#workbench/atlas/drawing/measure.ts';

/** The looks of a drawing, as classes of its style sheet, with what they mean. */
const arrows = [
  ['visitor', 'event of the visitor'],
  ['done', 'call succeeded'],
  ['failed', 'call failed'],
  ['delay', 'after a time'],
  ['always', 'at once, by a guard'],
] as const;
const boxes = [
  ['waiting', 'waits for a call'],
  ['failure', 'shows a failure'],
  ['final', 'end of the flow'],
] as const;

const cell = { width: 190, height: 26 };
const margin = 12;

const text = (x: number, y: number, words: string) =>
  `<text x="${x}" y="${y + fontSize / 2 - 2}">${words}</text>`;

const arrow = (look: string, words: string) => (x: number, y: number) =>
  `<g class="transition ${look}"><path class="arrow" d="M ${x} ${y} h 28"/>${text(x + 36, y, words)}</g>`;

const box = (look: string, words: string) => (x: number, y: number) =>
  `<g class="state ${look}"><rect class="box" x="${x}" y="${y - 8}" width="28" height="16" rx="4"/>${text(x + 36, y, words)}</g>`;

const signs = [
  ...arrows.map(([look, words]) => arrow(look, words)),
  ...boxes.map(([look, words]) => box(look, words)),
];

/** A drawing with what its colours and lines mean below it, for a reader who has only the file. */
export function withLegend(svg: string): string {
  const [size = '', drawn = '', high = ''] = /width="(\d+)" height="(\d+)" viewBox="[^"]*"/.exec(svg) ?? [];
  if (size === '') return svg;
  const width = Math.max(Number(drawn), cell.width + 2 * margin);
  const columns = Math.max(1, Math.floor((width - 2 * margin) / cell.width));
  const top = Number(high) + margin;
  const placed = signs.map((sign, at) =>
    sign(margin + (at % columns) * cell.width, top + cell.height * (Math.floor(at / columns) + 0.5)),
  );
  const height = top + Math.ceil(signs.length / columns) * cell.height + margin;
  return svg
    .replace(size, `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    .replace('</svg>', `<g class="legend">\n${placed.join('\n')}\n</g>\n</svg>`);
}
