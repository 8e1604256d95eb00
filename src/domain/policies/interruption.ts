/** For how many months the insurance pays after a loss (B9.7). */
export const interruptionMonths = (hasInterruptionCover: boolean): 24 | 36 =>
  hasInterruptionCover ? 36 : 24;
