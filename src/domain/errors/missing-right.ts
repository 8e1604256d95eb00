import type { Notice } from './notice.ts';

/** The notice in place of an action that the role does not allow (C1.8). */
export const missingRight = {
  // Those without the right call (B6.7).
  changePolicy: {
    kind: 'refusal',
    title: null,
    text: 'Du har ikke tilgang til å endre forsikringer. Ring oss på {phone}, så hjelper vi deg.',
  },
  // Those without the right read whom to contact (B2.89).
  orderPolicy: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i {organisation}.',
  },
  // Assumed, after B2.89; B6.8.
  manageAccess: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke gi eller slette tilganger. Kontakt en administrator i {organisation}.',
  },
  // Assumed, after B2.89.
  reportEmployees: {
    kind: 'refusal',
    title: null,
    text: 'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i {organisation}.',
  },
} as const satisfies Record<string, Notice>;
