import { settling } from '#machines/shared/settling-states.ts';

/** What both landing pages wait for. The chart declares `isLoggedOut`, `hasNoRole`, `hasSettled` and `settle`. */
export const landingSettling = {
  tags: 'waiting',
  invoke: [settling('agreement'), settling('damage')],
  always: [
    { guard: 'isLoggedOut', target: 'loggedOut' },
    { guard: 'hasNoRole', target: 'noAccess' },
    { guard: 'hasSettled', target: 'shown' },
  ],
} as const;

export const landingLoggedOut = {
  description: 'The agreement could not be loaded; the page offers a login or a retry.',
  tags: 'failure',
  on: { 'reload.requested': 'reloading' },
} as const;
