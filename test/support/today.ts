const inOslo = { timeZone: 'Europe/Oslo', dateStyle: 'short' } as const;

/* Not by the product's own functions, which a test would then confirm by themselves. */

/** Today as on screen: '21.11.2026'. */
export const todayOnScreen = (): string => new Intl.DateTimeFormat('nb-NO', inOslo).format();

/** Today as on the wire: '2026-11-21'. */
export const todayOnWire = (): string => new Intl.DateTimeFormat('sv-SE', inOslo).format();
