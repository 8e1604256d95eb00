import { expect, test } from 'vitest';
import { portalAs } from '#test/journeys/portal.ts';

const lost = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn'];
const noTerms = 'Vi fikk ikke hentet vilkårene.';
const noPolicy = 'Vi fikk ikke hentet forsikringen.';

test.each([
  ['the terms of a policy (B2.49)', '#/bil/7130010/2', 'getTermsMetadata', noTerms],
  ['the terms of a travel card (B2.102)', '#/reisekort/7370010', 'getTermsMetadata', noTerms],
  ['the policy of a travel card (B2.102)', '#/reisekort/7370010', 'getDamageCustomer', noPolicy],
])(
  'a lost session is the only reason given without %s (A8.8, C4.13)',
  async (_, address, operation, other) => {
    const page = portalAs('private-rich');
    const person = page.person();
    page.fails({ operation, status: 401 });
    await page.open(address);
    await person.sees(...lost);
    await person.seesNot(other, 'Prøv igjen');
    expect(page.exits()).toEqual([]);
  },
);

test.each([
  ['a certificate (B8.3)', '#/bil/7130010/2/forsikringsbevis', 'getCertificate'],
  ['the policy of a certificate (B8.3)', '#/bil/7130010/2/forsikringsbevis', 'getDamageCustomer'],
  ['an offer letter (B8.40)', '#/tilbud/bil/8130010/1/tilbudsbrev', 'getOfferLetter'],
  ['the proposal of an offer letter (B8.40)', '#/tilbud/bil/8130010/1/tilbudsbrev', 'listProposals'],
  ['a shared certificate (B8.3)', '#/delt/bil/7130090/2/bevis', 'getSharedCertificate'],
  ['a new travel card (B8.31)', '#/reisekort/7430010', 'generateTravelCards'],
])('a lost session at %s offers the login, without a retry (A8.8, C4.13)', async (_, address, operation) => {
  const page = portalAs('private-rich');
  const person = page.person();
  page.fails({ operation, status: 401 });
  await page.open(address);
  await person.sees(...lost);
  await person.seesNot('Prøv igjen');
});
