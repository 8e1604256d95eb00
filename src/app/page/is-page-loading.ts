import { isLoading, type Stage } from '#flows/engine/stage.ts';

/** Code, a call that the page waits for, or a part of the page is loading. */
export const isPageLoading = (stage: Pick<Stage, 'current' | 'status'>): boolean =>
  isLoading(stage) || document.querySelector('.spinner') !== null;
