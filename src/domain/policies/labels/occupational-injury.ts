import { labels } from './labels.ts';

/** Fields of an occupation group (B3.25, B2.63); the labels are assumed. */
export const occupationGroupLabel = labels({
  yrkesgruppe: 'Yrkesgruppe',
  antallAnsatte: 'Antall ansatte',
  antallArsverk: 'Antall årsverk',
  selvstendigNaringsdrivende: 'Selvstendig næringsdrivende',
  utvidetMenAnnenUlykke: 'Utvidet mén ved annen ulykke',
  utvidetMenYrkesskade: 'Utvidet mén ved yrkesskade',
  annenUlykkeFritid: 'Annen ulykke i fritiden',
});
