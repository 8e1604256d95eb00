/** How long something shows, in milliseconds. */
export const durations = {
  /** B2.73, B4.26, B9.12: what became of copying. */
  copyFeedback: 2000,
  /** B4.25, B9.12: that a travel card was added or deleted, before the page is left. */
  travelCardSuccess: 500,
  /** A pause in typing after which the count of hits is announced, so that not each letter speaks; assumed. */
  searchPause: 700,
  /** A closing dialog stays in the page this long (A4.14, A9.2). */
  modalClosing: 300,
  /** A4.14; how much shorter where motion is reduced, is assumed. */
  reduced: 1,
  /** A section that collapses or expands (A9.2). */
  collapsing: 250,
} as const;
