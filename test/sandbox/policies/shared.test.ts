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

test('a shared policy has the certificate of its next version (B2.23)', async () => {
  const visitor = await visitAs('private-rich');
  const [ola] = await (await visitor.get('/rest/delteforsikringer')).json();
  const [{ forsikringsnummer }] = ola.forsikringer;
  const shared = await (
    await visitor.get(`/rest/delteforsikringer/forsikringer/${forsikringsnummer}`)
  ).json();
  const { versjon } = shared.forsikring.nesteVersjon;
  const path = `/rest/delteforsikringer/bevis/relasjoner/${ola.privatRelasjonId}/forsikringer/${forsikringsnummer}/versjon/`;
  const next = await visitor.get(path + versjon);
  expect((await next.json()).tekst).toMatch(new RegExp(`Versjon +${versjon}\n`));
  expect((await visitor.get(path + (versjon + 1))).status).toBe(404);
});

test('a visitor without insight sees no policies', async () => {
  const rich = await visitAs('private-rich');
  const [{ forsikringer }] = await (await rich.get('/rest/delteforsikringer')).json();
  const visitor = await visitAs('private-one');
  expect(await (await visitor.get('/rest/delteforsikringer')).json()).toEqual([]);
  const path = `/rest/delteforsikringer/forsikringer/${forsikringer[0].forsikringsnummer}`;
  expect((await visitor.get(path)).status).toBe(404);
});
