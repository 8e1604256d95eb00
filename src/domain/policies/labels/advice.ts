import { codeLabels } from './labels.ts';

/** Levels of advice (A9.6, B9.29); the labels are assumed. */
export const adviceLevelLabel = codeLabels({
  INGEN: 'Ingen',
  DEKNING: 'Dekning',
  UTVIDET_DEKNING: 'Utvidet dekning',
});

/** How often something comes again (A9.6, B9.29). */
export const recurrenceLabel = codeLabels({
  JaHvertAr: 'Ja, hvert år',
  JaHvertTredjeAr: 'Ja, hvert tredje år',
  JaHvertFemteAr: 'Ja, hvert femte år',
  Nei: 'Nei',
});
