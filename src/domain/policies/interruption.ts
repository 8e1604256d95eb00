/** B9.7: how long the insurance pays after a loss. */
export const interruptionMonths = (hasInterruptionCover: boolean): 24 | 36 =>
  hasInterruptionCover ? 36 : 24;
