import { expect, test } from 'vitest';
import { actsForBusiness, identified, isBroker, organisationIn } from '#domain/person/identification.ts';

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

test.each([
  ['a number', '999888777', '999888777'],
  ['an empty number', '', null],
  ['null', null, null],
  ['nothing', undefined, null],
])('the organisation in a response with %s (C1.3)', (_, sent, organisation) => {
  expect(organisationIn(sent)).toBe(organisation);
});

test.each([
  ['a national identity number', '01018100000', true],
  ['an empty one', '', false],
  ['null', null, false],
  ['nothing', undefined, false],
])(
  'of an identification with %s, only that it is there is kept (A7.8)',
  (_, fodselsnummer, hasNationalId) => {
    expect(identified({ organisasjonsnummer: '999888777', fodselsnummer })).toEqual({
      organisasjonsnummer: '999888777',
      hasNationalId,
    });
  },
);

test.each([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('for the broker’s permission %s, isBroker returns %s (B6.11, C1.9)', (meglertilgang, broker) => {
  expect(isBroker({ meglertilgang })).toBe(broker);
});
