import type { Notice } from './notice.ts';

/** The notice in place of an action that the role does not allow (C1.8). */
export const missingRight = {
  // Says whom to call (B6.7).
  changePolicy: {
    kind: 'refusal',
    title: null,
    text: 'Du har ikke tilgang til å endre forsikringer. Ring oss på {phone}, så hjelper vi deg.',
  },
  // Says whom to contact (B2.89).
  orderPolicy: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i {organisation}.',
  },
  // Only administrators manage access (B6.8). The text is assumed, after B2.89.
  manageAccess: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke gi eller slette tilganger. Kontakt en administrator i {organisation}.',
  },
  // The text is assumed, after B2.89.
  reportEmployees: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i {organisation}.',
  },
} as const satisfies Record<string, Notice>;
