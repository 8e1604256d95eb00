import { type ReactNode, useDeferredValue } from 'react';

interface GradualProps<T> {
  readonly items: readonly T[];
  /** Number of items of a long list that are rendered at once. */
  readonly first: number;
  /** A list with more items than this is long. */
  readonly whenOver: number;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** Renders the first items of a long list at once, and the others in slices that never block the page. */
export function Gradual<T>({ items, first, whenOver, children }: GradualProps<T>) {
  return children(useDeferredValue(items, items.length > whenOver ? items.slice(0, first) : items));
}
