import { codeLabels } from './labels.ts';

// The specification has the codes (B9.27); the labels are assumed.

export const machineryBasicCoverLabel = codeLabels({
  ANSVAR: 'Ansvar',
  ANSVAR_UREGISTRERT: 'Ansvar for uregistrert maskin',
  REDSKAP_KASKO: 'Kasko for redskap',
});

export const machineryKaskoLabel = codeLabels({
  KASKO: 'Kasko',
  KASKO_MASKINSKADE: 'Kasko med maskinskade',
  NEI: 'Nei',
});
