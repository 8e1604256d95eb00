/** Durations in milliseconds. */
export const durations = {
  /** The message about copying (B2.73, B4.26, B9.12). */
  copyFeedback: 2000,
  /** The message about an added or deleted travel card, before the page is left (B4.25, B9.12). */
  travelCardSuccess: 500,
  /** A closing dialog stays in the page this long (A4.14, A9.2). */
  modalClosing: 300,
  /** The same with reduced motion (A4.14); the value is assumed. */
  reduced: 1,
  /** A section that collapses or expands (A9.2). */
  collapsing: 250,
} as const;
