import { describe, expect, test } from 'vitest';
import { documentPath, openSandbox, type SandboxBrowser, visitAtOnce } from './visitor.ts';

/** As the README names them. */
const ids = [
  ...[
    'private-rich',
    'private-one',
    'private-empty',
    'new-customer',
    'unwanted',
    'other-bank',
    'maintenance',
  ],
  ...['night', 'partner', 'blocked-bank', 'moving', 'logged-out', 'business-admin', 'business-user'],
  ...['business-reader', 'business-no-role', 'business-large', 'business-self-administered'],
];

const customer = async (visitor: SandboxBrowser, query = '') => {
  const response = await visitor.get(`/rest/skade/kunde${query}`);
  return { status: response.status, body: await response.json() };
};

const kari = { kundestatus: 'AKTIV', kundenummer: '1000001', fornavn: 'Kari', bankForholdRegnr: '3361' };
const odd = { kundestatus: 'UONSKET', kundenummer: '1000002', fornavn: 'Odd' };

describe('the persona', () => {
  test('is Kari if none is chosen', async () => {
    expect(await customer(await visitAtOnce())).toMatchObject({ status: 200, body: kari });
  });

  test('is chosen by the address', async () => {
    expect(await customer(await visitAtOnce(), '?persona=unwanted')).toMatchObject({
      status: 200,
      body: odd,
    });
  });

  test('is the same on the next page', async () => {
    const visitor = await visitAtOnce();
    await visitor.get(`${documentPath}?persona=unwanted`);
    expect(await customer(visitor)).toMatchObject({ status: 200, body: odd });
  });

  test.each(['nobody', 'toString', ''])('cannot be "%s"; the refusal lists the known ones', async (id) => {
    const visitor = await visitAtOnce();
    await visitor.get('/?persona=unwanted');
    const refused = await visitor.get(`${documentPath}?persona=${id}`);
    expect({ status: refused.status, text: await refused.text() }).toEqual({
      status: 400,
      text: `no persona "${id}"; there are ${ids.join(', ')}`,
    });
    expect(refused.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await customer(visitor)).toMatchObject({ status: 200, body: odd });
  });

  test('is another one for another browser', async () => {
    const sandbox = openSandbox();
    const [one, other] = [await visitAtOnce(sandbox), await visitAtOnce(sandbox)];
    await one.get('/?persona=unwanted');
    expect(await customer(one)).toMatchObject({ status: 200, body: odd });
    expect(await customer(other)).toMatchObject({ status: 200, body: kari });
  });
});

test('a new customer has no record', async () => {
  expect(await customer(await visitAtOnce(), '?persona=new-customer')).toEqual({
    status: 404,
    body: {
      code: 'FOR3170051',
      message: 'Fant ikke kunden',
      name: 'ServiceError',
      type: 'INTERNAL_ERROR',
      developerMessage: 'from the sandbox',
      requestCorrelationId: { value: expect.stringMatching(/^[\da-f-]{36}$/) },
    },
  });
});

test.each([
  ['private-one', 'OK'],
  ['new-customer', 'OK'],
  ['unwanted', 'UONSKET'],
])('%s gets the verdict %s', async (persona, resultat) => {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${persona}`);
  const declaration = { skadesaker: false, betalingsanmerkninger: false, oppsagtAvAndre: false };
  const response = await visitor.post('/rest/egenerklaring', declaration);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: { resultat },
  });
});
