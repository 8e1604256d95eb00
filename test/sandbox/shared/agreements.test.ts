import { describe, expect, test } from 'vitest';
import { resultOf, visitAs } from './visiting.ts';

const fjordglimt = '923609016';
const solbakken = '917103801';
const kari = '01437912357';

const toBusiness = (organisasjonsnummer: string) =>
  `/rest/avtalebytte/bedrift?organisasjonsnummer=${organisasjonsnummer}`;

describe('a visitor who switches to an organisation (C2.2)', () => {
  test('acts for it until they switch back (A1.3, A3.6, A7.8)', async () => {
    const visitor = await visitAs('private-rich');
    expect(await resultOf(visitor, '/avtalebytte')).toEqual({ body: { isAvtalebytte: false } });

    expect((await visitor.post(toBusiness(fjordglimt), undefined)).status).toBe(204);
    expect(await resultOf(visitor, '/avtalebytte')).toEqual({ body: { isAvtalebytte: true } });
    expect(await resultOf(visitor, '/avtalebytte/identification')).toEqual({
      body: { organisasjonsnummer: fjordglimt, fodselsnummer: kari, meglertilgang: false },
    });
    expect(await resultOf(visitor, '/skade/kunde')).toMatchObject({
      body: { kundetype: 'Bedrift', kundenummer: '2000001', offentligId: fjordglimt },
    });

    expect((await visitor.post('/rest/avtalebytte/privat', undefined)).status).toBe(204);
    expect(await resultOf(visitor, '/avtalebytte')).toEqual({ body: { isAvtalebytte: false } });
    expect(await resultOf(visitor, '/skade/kunde')).toMatchObject({
      body: { kundetype: 'Privat', kundenummer: '1000010', offentligId: kari },
    });
  });

  test('sees no policies if the organisation has none', async () => {
    const visitor = await visitAs('business-admin');
    await visitor.post(toBusiness(solbakken), undefined);
    expect(await resultOf(visitor, '/skade/kunde')).toMatchObject({ status: 404, code: 'FOR3170051' });
  });

  test.each([
    ['is no relation of theirs', '985615616', 403],
    ['is no number', 'Fjordglimt', 400],
    ['is not named', '', 400],
  ])('keeps their own agreement if the organisation %s', async (_, organisasjonsnummer, status) => {
    const visitor = await visitAs('private-rich');
    expect((await visitor.post(toBusiness(organisasjonsnummer), undefined)).status).toBe(status);
    expect(await resultOf(visitor, '/avtalebytte')).toEqual({ body: { isAvtalebytte: false } });
  });
});

describe('relations to organisations (A1.3, A7.10)', () => {
  const roles = async (persona: Parameters<typeof visitAs>[0]) => {
    const { body } = await resultOf(await visitAs(persona), '/web/relasjoner');
    return (body as { organisasjonsnavn: string; rolle: string }[]).map(
      ({ organisasjonsnavn, rolle }) => `${organisasjonsnavn}: ${rolle}`,
    );
  };

  test('are empty for a customer without a role', async () => {
    expect(await roles('private-one')).toEqual([]);
  });

  test('are listed for a user, also for other organisations', async () => {
    expect(await roles('business-user')).toEqual([
      'Fjordglimt Snekkeri AS: SKRIVE',
      'Solbakken Regnskap AS: LESE',
    ]);
  });

  test('leave out an organisation in which the visitor has no role', async () => {
    expect(await roles('business-no-role')).toEqual(['Solbakken Regnskap AS: LESE']);
  });
});
