import { expect, test } from 'vitest';
import { occupationGroupLabel } from '#domain/policies/labels/occupational-injury.ts';

test.each([
  ['yrkesgruppe', 'Yrkesgruppe'],
  ['antallAnsatte', 'Antall ansatte'],
  ['antallArsverk', 'Antall årsverk'],
  ['selvstendigNaringsdrivende', 'Selvstendig næringsdrivende'],
  ['utvidetMenAnnenUlykke', 'Utvidet mén ved annen ulykke'],
  ['utvidetMenYrkesskade', 'Utvidet mén ved yrkesskade'],
  ['annenUlykkeFritid', 'Annen ulykke i fritiden'],
  ['objektId', 'objektId'],
])('the field %s of an occupation group has the label: %s (B3.25)', (field, label) => {
  expect(occupationGroupLabel(field)).toBe(label);
});
