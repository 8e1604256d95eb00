/** Durations in milliseconds. */
export const durations = {
  /** How long the message about copying is shown (B2.73, B4.26, B9.12). */
  copyFeedback: 2000,
  /** How long the message about an added or deleted travel card is shown before the page is left (B4.25, B9.12). */
  travelCardSuccess: 500,
  /** How long a closing dialog stays in the page (A4.14, A9.2). */
  dialogClosing: 300,
  /** The same with reduced motion (A4.14); the value is assumed. */
  reduced: 1,
} as const;
