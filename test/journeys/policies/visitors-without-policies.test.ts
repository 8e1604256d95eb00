import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { portalAs } from '#test/journeys/portal.ts';

const notFound = 'Vi fant ikke forsikringen';
const proposalIsGone = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';
const legacy = 'Customers of legacy system may not call this resource';
const withoutId = { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } };

/** Pages that read the damage customer, each with what a visitor without damage insurance sees. */
const pages = [
  ['a policy', '#/bil/7130010/2', notFound],
  ['a certificate', '#/bil/7130010/2/forsikringsbevis', notFound],
  ['an offer letter', '#/tilbud/bil/7130010/2/tilbudsbrev', proposalIsGone],
  ['the green card', '#/bil/7130010/2/bestill-gront-kort', notFound],
  ['SmartDelay+', '#/7130010/2/smart-delay', notFound],
] as const;

describe.each(pages)('the page of %s shows that there is nothing', (_, address, text) => {
  test.each([
    ['of a quiet bank, after a 403 without an explanation', 'partner', { status: 403 }],
    ['of the legacy system', 'private-rich', { status: 403, message: legacy }],
    ['without damage insurance', 'private-rich', { status: 404, code: 'FOR3170051' }],
  ] as const)('to a customer %s (A6.5)', async (__, persona, fault) => {
    const page = portalAs(persona);
    page.fails({ operation: 'getDamageCustomer', ...fault });
    await page.open(address);
    await page.person().sees(text);
    await page.person().seesNot('Prøv igjen');
  });

  test('but an error to a customer of a bank that is not quiet, with that 403 (A6.5)', async () => {
    const page = portalAs('private-rich');
    page.fails({ operation: 'getDamageCustomer', status: 403 });
    await page.open(address);
    await page.person().sees('Prøv igjen');
    await page.person().seesNot(text);
  });
});

test('a customer of a quiet bank with a 403 can share nothing, without an error (A6.5, B6.10)', async () => {
  const page = portalAs('partner');
  page.fails({ operation: 'getDamageCustomer', status: 403 });
  await page.open('#/dele-forsikringer');
  await page.person().expectHeading('Dele forsikringer');
  await page.person().seesNot('Gi innsyn', 'Prøv igjen');
});

test('a customer of a quiet bank with a 403 sees the travel cards without an error (A6.5)', async () => {
  const page = portalAs('partner');
  page.fails({ operation: 'getDamageCustomer', status: 403 });
  await page.open('#/reisekort');
  await page.person().expectHeading('Reisekort');
  await waitFor(() => expect(page.arrived('getBankInfo').length).toBeGreaterThan(0));
  await page.person().seesNot('Noe gikk galt', 'Prøv igjen');
});

const visitors: readonly [
  visitor: string,
  PersonaId,
  prepare: (page: ReturnType<typeof portalAs>) => void,
][] = [
  ['a customer of another bank', 'other-bank', () => {}],
  ['a visitor of an organisation', 'business-admin', () => {}],
  [
    'a visitor of an organisation without damage insurance',
    'business-admin',
    (page) => page.fails({ operation: 'getDamageCustomer', status: 404, code: 'FOR3170051' }),
  ],
  [
    'a visitor without a national identity number',
    'private-empty',
    (page) => page.replaces('GET /rest/avtalebytte/identification', withoutId),
  ],
];

describe.each(visitors)('the life policies of %s are not loaded (A7.3)', (_, persona, prepare) => {
  test('on the page of a policy', async () => {
    const page = portalAs(persona);
    prepare(page);
    await page.open('#/bil/7999999/1');
    await page.person().expectHeading(notFound);
    expect(page.arrived('getPersonCustomer')).toHaveLength(0);
  });

  test('by /router', async () => {
    const page = portalAs(persona);
    prepare(page);
    await page.open('#/router?forsikringsnummer=7999999');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(page.arrived('getDamageCustomer').length).toBeGreaterThan(0);
    expect(page.arrived('getPersonCustomer')).toHaveLength(0);
  });
});

describe.each([
  ['the page of a policy', '#/livsforsikring/7999999/1'],
  ['/router', '#/router?forsikringsnummer=7999999'],
])('%s loads the life policies of a person of this bank', (_, address) => {
  test('once', async () => {
    const page = portalAs('private-empty');
    await page.open(address);
    await waitFor(() => expect(page.arrived('getPersonCustomer')).toHaveLength(1));
  });

  test('only when the bank has loaded (A7.3)', async () => {
    const page = portalAs('private-empty');
    page.holds('getBankInfo');
    await page.open(address);
    await waitFor(() => expect(page.arrived('getBankInfo')).toHaveLength(1));
    expect(page.arrived('getPersonCustomer')).toHaveLength(0);
    page.releases('getBankInfo');
    await waitFor(() => expect(page.arrived('getPersonCustomer')).toHaveLength(1));
  });
});

test('without the bank, the page of a policy offers a retry in place of life policies (A7.3, C4.13)', async () => {
  const page = portalAs('private-empty');
  page.fails({ operation: 'getBankInfo', status: 500, times: 1 });
  await page.open('#/livsforsikring/7999999/1');
  await page.person().expectHeading('Noe gikk galt');
  expect(page.arrived('getPersonCustomer')).toHaveLength(0);
  await page.person().press('Prøv igjen');
  await page.person().expectHeading(notFound);
  expect(page.arrived('getPersonCustomer')).toHaveLength(1);
});

test('without the bank, /router leads to the overview and loads no life policies (A7.3, B2.26)', async () => {
  const page = portalAs('private-empty');
  page.fails({ operation: 'getBankInfo', status: 500 });
  await page.open('#/router?forsikringsnummer=7999999');
  await waitFor(() => expect(window.location.hash).toBe('#/'));
  await page.person().expectHeading('Forsikring');
  expect(page.arrived('getPersonCustomer')).toHaveLength(0);
});

test.each([
  ['a certificate', '#/bil/7130010/2/forsikringsbevis', 'Forsikringsbevis'],
  ['the green card', '#/bil/7130010/2/bestill-gront-kort', 'Bestill grønt kort'],
  ['SmartDelay+', '#/7370010/2/smart-delay', 'SmartDelay+'],
  ['the travel cards', '#/reisekort', 'Reisekort'],
  ['a travel card', '#/reisekort/7370010', 'Reisekort'],
  ['sharing', '#/dele-forsikringer', 'Dele forsikringer'],
  ['a damage policy', '#/bil/7130010/2', 'Bil Volvo V60, XA10013'],
])('the page of %s needs no life policies, and loads none (A7.3)', async (_, address, heading) => {
  const page = portalAs('private-rich');
  await page.open(address);
  await page.person().expectHeading(heading);
  expect(page.arrived('getPersonCustomer')).toHaveLength(0);
});
