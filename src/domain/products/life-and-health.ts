import type { SuccessorTarget } from '#domain/site/successor-targets.ts';

/** The section 'Liv og helse' of the buy page (A2.37); it leads to the successor (decision 26). */
export const lifeAndHealth: readonly { readonly title: string; readonly target: SuccessorTarget }[] = [
  { title: 'Barn', target: 'buyChild' },
  { title: 'Behandling', target: 'buyTreatment' },
  { title: 'Kritisk sykdom', target: 'buyCriticalIllness' },
  { title: 'Liv', target: 'buyLife' },
  { title: 'Ufør', target: 'buyDisability' },
  { title: 'Ulykke', target: 'buyAccident' },
];
