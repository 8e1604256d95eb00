const clamp = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);

/** How many rows PageDown and PageUp move; assumed. */
const pageSize = 10;

/** The row that a key moves to in a long list; null for other keys. */
export function positionAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return clamp(at + 1, count);
    case 'ArrowUp':
      return clamp(at - 1, count);
    case 'PageDown':
      return clamp(at + pageSize, count);
    case 'PageUp':
      return clamp(at - pageSize, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The rows to render: those on screen, and the focused row with its neighbours, so that Tab reaches the next row. */
export const withNeighbours = (
  onScreen: readonly number[],
  focused: number | null,
  count: number,
): number[] => {
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  const all = new Set([...onScreen, ...around.filter((at) => at >= 0 && at < count)]);
  return [...all].sort((one, other) => one - other);
};
