import { type ReactNode, useDeferredValue } from 'react';

interface GradualProps<T> {
  readonly items: readonly T[];
  /** So many are drawn at once. */
  readonly first: number;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** Draws the first items of a long list at once, and the others in slices that never block the page. */
export function Gradual<T>({ items, first, children }: GradualProps<T>) {
  return children(useDeferredValue(items, items.length > first ? items.slice(0, first) : items));
}
