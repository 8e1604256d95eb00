import { expect, test } from 'vitest';
import { actsForBusiness } from '#domain/person/identification.ts';

test.each([
  ['an organisation', { organisasjonsnummer: '999888777', fodselsnummer: '01018100000' }, true],
  ['nobody but themselves', { organisasjonsnummer: null, fodselsnummer: '01018100000' }, false],
  ['nobody but themselves, with the number left empty', { organisasjonsnummer: '' }, false],
  ['nobody but themselves, with no number at all', {}, false],
  [
    'nobody but themselves, whatever the customer type',
    { organisasjonsnummer: null, kundetype: 'Bedrift' },
    false,
  ],
])('C1.3: the visitor acts for %s', (_, identification, business) => {
  expect(actsForBusiness(identification)).toBe(business);
});
