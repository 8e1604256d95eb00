import { labels } from './labels.ts';

// Codes of B9.27; the labels are assumed.

export const machineryBasicCoverLabel = labels({
  ANSVAR: 'Ansvar',
  ANSVAR_UREGISTRERT: 'Ansvar for uregistrert maskin',
  REDSKAP_KASKO: 'Kasko for redskap',
});

export const machineryKaskoLabel = labels({
  KASKO: 'Kasko',
  KASKO_MASKINSKADE: 'Kasko med maskinskade',
  NEI: 'Nei',
});
