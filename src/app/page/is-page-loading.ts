import { isLoading, type Router } from '#flows/engine/router.ts';

/** Code, a call that the page waits for, or a part of the page is loading. */
export const isPageLoading = (router: Pick<Router, 'current' | 'status'>): boolean =>
  isLoading(router) || document.querySelector('.spinner') !== null;
