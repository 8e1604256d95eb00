import { labels } from './labels.ts';

// The specification has no field names for a business (B2.64): they and their labels are assumed.

export const businessFieldLabel = labels({
  dekning: 'Dekning',
  omsetning: 'Omsetning',
  andelOmsetning: 'Andel av omsetning',
  sumEiendeler: 'Sum eiendeler',
  egenandel: 'Egenandel',
  karenstid: 'Karenstid',
});

/** The contents of a package. */
export const businessPackageLabel = labels({
  harFullEiendelsdekning: 'Full dekning av eiendeler',
  harPanthaver: 'Panthaver',
  harAvbruddstap: 'Avbruddstap',
  harAnsvar: 'Ansvar',
});
