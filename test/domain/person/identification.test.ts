import { expect, test } from 'vitest';
import { actsForBusiness } from '#domain/person/identification.ts';

test.each([
  ['an organisation', { organisasjonsnummer: '999888777', fodselsnummer: '01018100000' }, true],
  [
    'themselves, without an organisation number',
    { organisasjonsnummer: null, fodselsnummer: '01018100000' },
    false,
  ],
  ['themselves, whatever the visitor type is', { organisasjonsnummer: null, kundetype: 'Bedrift' }, false],
])('the visitor acts for %s (C1.3)', (_, identification, business) => {
  expect(actsForBusiness(identification)).toBe(business);
});
