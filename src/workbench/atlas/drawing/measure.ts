/**
 * Names are drawn in a monospaced font: its width is known without a browser, so the drawing is the same on every
 * computer. The widest of the usual fonts is 0.602 em.
 */
export const fontSize = 12;
export const lineHeight = 17;
const characterWidth = fontSize * 0.61;

const widthOf = (line: string): number => Math.ceil(line.length * characterWidth);

export const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map(widthOf)),
  height: lines.length * lineHeight,
});
