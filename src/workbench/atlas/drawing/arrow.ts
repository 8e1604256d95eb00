interface Point {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Rounds to a tenth: further digits of floating point differ between computers. */
export const round = (length: number): number => Math.round(length * 10) / 10;

const radius = 5;

const towards = (from: Point, to: Point, most: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** A line through the points, with rounded corners. */
export function lineThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join('');
}

/** The head of an arrow that ends in the last point. A path, because a marker would need an id. */
export function headAt(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (turn: number): Point => ({
    x: tip.x - 8 * Math.cos(angle + turn),
    y: tip.y - 8 * Math.sin(angle + turn),
  });
  return `M${at(tip)}L${at(corner(0.45))}L${at(corner(-0.45))}Z`;
}
