import { expect, test } from 'vitest';
import { visitAs } from './policy-calls.ts';

test('shared policies are read-only (B6.10)', async () => {
  const visitor = await visitAs('private-rich');
  const [ola, gerd] = await (await visitor.get('/rest/delteforsikringer')).json();
  expect(gerd.forsikringer).toEqual([]);
  for (const { forsikringsnummer, versjon } of ola.forsikringer) {
    const shared = await visitor.get(`/rest/delteforsikringer/forsikringer/${forsikringsnummer}`);
    expect((await shared.json()).forsikring).toMatchObject({ kanEndres: false, allowGrontKort: false });
    const certificate = (relation: string) =>
      visitor.get(
        `/rest/delteforsikringer/bevis/relasjoner/${relation}/forsikringer/${forsikringsnummer}/versjon/${versjon}`,
      );
    expect((await certificate(ola.privatRelasjonId)).status).toBe(200);
    expect((await certificate(gerd.privatRelasjonId)).status).toBe(404);
  }
});

test('a shared policy that renews has a certificate for each version (B2.23)', async () => {
  const visitor = await visitAs('private-rich');
  const [{ privatRelasjonId, forsikringer }] = await (await visitor.get('/rest/delteforsikringer')).json();
  const shared = await Promise.all(
    forsikringer.map(async ({ forsikringsnummer }: { forsikringsnummer: string }) => {
      const response = await visitor.get(`/rest/delteforsikringer/forsikringer/${forsikringsnummer}`);
      return (await response.json()).forsikring;
    }),
  );
  const { forsikringsnummer, versjon, nesteVersjon } = shared.find((policy) => policy.nesteVersjon);
  const read = async (version: number) => {
    const path = `relasjoner/${privatRelasjonId}/forsikringer/${forsikringsnummer}/versjon/${version}`;
    const response = await visitor.get(`/rest/delteforsikringer/bevis/${path}`);
    return response.ok ? (await response.json()).tekst : response.status;
  };
  expect(await read(versjon)).toMatch(new RegExp(`Versjon +${versjon}\n`));
  expect(await read(nesteVersjon.versjon)).toMatch(new RegExp(`Versjon +${nesteVersjon.versjon}\n`));
  expect(await read(nesteVersjon.versjon + 1)).toBe(404);
});

test('a visitor without insight sees no policies', async () => {
  const rich = await visitAs('private-rich');
  const [{ forsikringer }] = await (await rich.get('/rest/delteforsikringer')).json();
  const visitor = await visitAs('private-one');
  expect(await (await visitor.get('/rest/delteforsikringer')).json()).toEqual([]);
  const path = `/rest/delteforsikringer/forsikringer/${forsikringer[0].forsikringsnummer}`;
  expect((await visitor.get(path)).status).toBe(404);
});
