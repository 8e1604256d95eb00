import { describe, expect, test } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { loggedInAs } from './logged-in.ts';

const [policy] = policiesOf(personas['business-admin']);
const contact = { telefonnummer: '40000000', epost: 'post@fjordglimt.example' };

const order = ['POST', '/bm/bestille-forsikring', { ...contact, melding: 'Ny bil' }] as const;
const change = [
  'POST',
  '/bm/endre-forsikring',
  {
    ...contact,
    melding: 'Ny sum',
    kundenummer: '2000001',
    forsikringsnummer: policy?.forsikringsnummer,
    versjon: policy?.versjon,
  },
] as const;
const report = [
  'POST',
  '/bm/selvadministrert-inn-og-utmelding',
  {
    ...contact,
    innOrUtmelding: 'Utmelding',
    startDate: '2026-12-01',
    ansatteInformasjon: [{ id: '1', fodselsar: 1990, kjonn: 'Mann' }],
  },
] as const;
const give = [
  'POST',
  '/web/relasjoner/relasjon',
  { rolle: 'LESE', etternavn: 'Myrstad', fodselsnummer: '14828510046' },
] as const;

describe.each([
  ['business-admin', { order: 204, change: 204, report: 204, give: 200 }],
  ['business-user', { order: 204, change: 204, report: 204, give: 403 }],
  ['business-reader', { order: 403, change: 403, report: 403, give: 403 }],
  ['business-no-role', { order: 403, change: 403, report: 403, give: 403 }],
  ['private-rich', { order: 403, change: 403, report: 403, give: 403 }],
] as const)('%s', (persona, allowed) => {
  test('may do only what the role allows', async () => {
    const visitor = await loggedInAs(persona);
    expect({
      order: (await visitor.send(...order)).status,
      change: (await visitor.send(...change)).status,
      report: (await visitor.send(...report)).status,
      give: (await visitor.send(...give)).status,
    }).toEqual(allowed);
  });
});

test("another customer's policy cannot be changed", async () => {
  const visitor = await loggedInAs('business-large');
  expect((await visitor.send(...change)).status).toBe(404);
});
