import type { Notice } from './notice.ts';

/** The visitor is not logged in (A8.8, A6.4, A4.12). The title is assumed. */
export const notLoggedIn = {
  kind: 'loggedOut',
  title: 'Du er ikke logget inn',
  text: 'Du må være logget inn for å bruke denne tjenesten.',
} as const satisfies Notice;

/** The sign of a lost session in any call; assumed. */
export const isLostSession = (error: { readonly status: number | null } | null | undefined): boolean =>
  error?.status === 401;
