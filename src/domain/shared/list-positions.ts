const clamp = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);

/** The rows of a page; assumed. */
const page = 10;

/** The row that a key moves to in a long list; null for other keys. */
export function positionAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return clamp(at + 1, count);
    case 'ArrowUp':
      return clamp(at - 1, count);
    case 'PageDown':
      return clamp(at + page, count);
    case 'PageUp':
      return clamp(at - page, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The rows on screen, and the focused row with its neighbours, so that Tab finds the next one. */
export const withNeighbours = (
  onScreen: readonly number[],
  reached: number | null,
  count: number,
): number[] => {
  const around = reached === null ? [] : [reached - 1, reached, reached + 1];
  const all = new Set([...onScreen, ...around.filter((at) => at >= 0 && at < count)]);
  return [...all].sort((one, other) => one - other);
};
