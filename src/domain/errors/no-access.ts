import type { Notice } from './notice.ts';

/** A2.33, A6.5: takes the page's place. */
export const noAccess = {
  kind: 'refusal',
  title: 'Du har ikke tilgang til forsikring',
  text: 'Du kan også ringe oss på {phone}.',
} as const satisfies Notice;

/** A2.33: stands before that text, where any administrator is known. The words are ours. */
export const whoGivesAccess = '{administrators} kan gi deg tilgang.';

/** In its place, where no administrator is known. The words are ours. */
export const ringForAccess = 'Ring oss på {phone}, så hjelper vi deg.';

/** A6.5, B8.16: for FEL3710020 alone; FEL3710015 comes with the same message and is no question of access. */
export const noAccessRow = { when: { status: 403, says: 'Missing required role.' }, see: noAccess } as const;
