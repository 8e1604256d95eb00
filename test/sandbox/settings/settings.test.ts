import { expect, test } from 'vitest';
import { filledDetails } from '#flows/settings/contact-details/cases.ts';
import { loggedInAs } from '#test/sandbox/shared/logged-in.ts';

test('the answer to a consent is stored (A7.21, C2.6)', async () => {
  const visitor = await loggedInAs('private-one');
  const answers = async () => {
    const { body } = await visitor.get('/samtykke');
    const list = body as readonly { readonly samtykkeId: string; readonly answer?: { answer: boolean } }[];
    return list.map(({ samtykkeId, answer }) => [samtykkeId, answer?.answer ?? null]);
  };
  expect(await answers()).toEqual([
    ['tilbud', true],
    ['bank', false],
    ['undersokelser', null],
  ]);
  const put = (samtykkeId: string) => visitor.send('PUT', '/samtykke', { samtykkeId, answer: true });
  expect((await put('undersokelser')).status).toBe(204);
  expect((await put('finnes-ikke')).status).toBe(404);
  expect(await answers()).toEqual([
    ['tilbud', true],
    ['bank', false],
    ['undersokelser', true],
  ]);
});

test('a reservation is stored for one bank, and can be withdrawn (A7.21, C2.6)', async () => {
  const visitor = await loggedInAs('private-one');
  const at = async (bank: string) => (await visitor.get(`/reservasjon/banker/${bank}`)).body;
  const put = (bank: string, reservert: boolean) =>
    visitor.send('PUT', `/reservasjon/banker/${bank}/svar`, { reservert });
  expect((await put('3361', true)).status).toBe(204);
  expect([await at('3361'), await at('0820')]).toEqual([{ reservert: true }, { reservert: false }]);
  await put('3361', false);
  expect(await at('3361')).toEqual({ reservert: false });
  expect((await put('9999', true)).status).toBe(404);
});

test('the next read returns the saved contact information (C2.6)', async () => {
  const visitor = await loggedInAs('private-one');
  const changed = { ...filledDetails, mobilnummer: '+4790000000', epost: 'kari@skogly.example' };
  expect((await visitor.send('PUT', '/kunde/kontaktinfo', changed)).status).toBe(204);
  expect((await visitor.get('/kunde/kontaktinfo')).body).toMatchObject(changed);
});

test.each([
  ['private-one', '1000001', '40000000', 204],
  ['private-one', '1000002', '40000000', 400],
  ['private-one', '1000001', '22000000', 400],
  ['business-admin', '2000001', '40000000', 403],
] as const)(
  'when %s changes the phone number of customer %s to %s, the status is %i',
  async (persona, kundenummer, mobilnummer, status) => {
    const visitor = await loggedInAs(persona);
    const changed = await visitor.send('PUT', '/kunde/kontaktinfo', {
      ...filledDetails,
      mobilnummer,
      skadekundenummerAndTransaksjonsId: { kundenummer, transaksjonsId: 'tx-1' },
    });
    expect(changed.status).toBe(status);
  },
);
