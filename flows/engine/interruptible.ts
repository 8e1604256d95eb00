import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

let isUrgent = false;

/** Everything that `act` changes is rendered before the browser handles the next event. For actions of the visitor. */
export function urgently(act: () => void): void {
  const isNested = isUrgent;
  isUrgent = true;
  try {
    act();
  } finally {
    isUrgent = isNested;
  }
}

/**
 * Changes the state of a component: at once within `urgently`, as a field must have the typed text. All other changes, for
 * instance by responses, are rendered in slices that never block the page, and those that come together are rendered
 * together (0040).
 */
export function changeState(change: () => void): void {
  if (isUrgent) change();
  else startTransition(change);
}

/**
 * The present value of something outside React.
 * @param subscribe must stay the same function
 * @param keeps whether the shown value stays instead of the next one
 */
export function useInterruptible<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  keeps: (next: T) => boolean = () => false,
): T {
  const [value, setValue] = useState(read);
  /** The value that waits to be rendered, or else the shown one. */
  const latest = useRef(value);
  const update = useEffectEvent(() => {
    const next = read();
    if (next === latest.current || keeps(next)) return;
    latest.current = next;
    changeState(() => setValue(() => next));
  });
  // Before the visitor can act: React would take back a letter that is typed into a field nobody has subscribed to.
  useLayoutEffect(() => {
    // It may have changed since the render.
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}
