import type { Notice } from './notice.ts';

/** A6.5: takes the page's place. The text is ours, for where nobody is named who can help. */
export const noAccess = {
  kind: 'refusal',
  title: 'Du har ikke tilgang til forsikring',
  text: 'Ring oss på {phone}, så hjelper vi deg.',
} as const satisfies Notice;

/** A2.33: the two sentences in place of that text where any administrator is known. The words of the first are ours. */
export const whoGivesAccess = '{administrators} kan gi deg tilgang.';
export const mayAlsoRing = 'Du kan også ringe oss på {phone}.';

/** A6.5, B8.16: for FEL3710020 alone; FEL3710015 comes with the same message and is no question of access. */
export const noAccessRow = { when: { status: 403, says: 'Missing required role.' }, see: noAccess } as const;
