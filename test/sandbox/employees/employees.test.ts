import { expect, test } from 'vitest';
import type { Employee } from '#sandbox/employees/employees.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { loggedInAs } from '#test/sandbox/shared/logged-in.ts';

const addressOf = (persona: PersonaId, code: string) => {
  const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === code);
  const { kundenummer } = personas[persona];
  return `/bm/ansattliste/kundenummer/${kundenummer}/forsikringsnummer/${policy?.forsikringsnummer}?forsikringsproduktkode=${code}`;
};

/** Logs in a persona, and loads the employees of their policies. */
async function logIn(persona: PersonaId) {
  const visitor = await loggedInAs(persona);
  const covered = async (code: string) =>
    (await visitor.get(addressOf(persona, code))).body as readonly Employee[];
  return { visitor, covered };
}

const contact = { telefonnummer: '40000000', epost: 'post@fjordglimt.example' };

const newcomer = {
  type: 'meldeInn',
  ansatt: { navn: 'Astrid Fjellvang' },
  forsikringer: ['N17'],
  gjelderFra: '2026-12-01',
  yrke: 'Snekker',
  ...contact,
};

test('an employee who is reported in is covered only by the reported policies', async () => {
  const { visitor, covered } = await logIn('business-user');
  expect((await visitor.send('POST', '/bm/meld-inn-ansatt', newcomer)).status).toBe(204);
  expect((await covered('N17')).slice(14)).toEqual([
    {
      personInfo: { navn: 'Astrid Fjellvang', fodselar: null, forsikretFra: '2026-12-01' },
      yrkesgruppe: 'Snekker',
    },
  ]);
  expect(await covered('N20')).toHaveLength(14);
});

test('an employee who is reported out is covered until the reported date', async () => {
  const { visitor, covered } = await logIn('business-user');
  const [first] = await covered('N77');
  const navn = first?.personInfo.navn ?? '';
  const report = {
    ...newcomer,
    type: 'meldeUt',
    ansatt: { navn },
    forsikringer: ['N77'],
    stillingsprosent: 100,
    postadresse: { adresse: 'Veien 1', postnummer: '0170', poststed: 'Oslo' },
  };
  expect((await visitor.send('POST', '/bm/meld-ut-virke-ansatt', report)).status).toBe(204);
  expect((await covered('N77'))[0]?.personInfo).toMatchObject({ navn, forsikretTil: '2026-12-01' });
});

test.each([
  ['a Virke product to the ordinary call', '/bm/meld-inn-ansatt', ['N17', 'N75']],
  ['ordinary products to the Virke call', '/bm/meld-inn-virke-ansatt', ['N17']],
  ['a product without employees', '/bm/meld-inn-ansatt', ['N33']],
  ['no product', '/bm/meld-inn-ansatt', []],
])('a report of %s gets the status 400', async (_, path, forsikringer) => {
  const { visitor } = await logIn('business-user');
  const { status } = await visitor.send('POST', path, { ...newcomer, forsikringer });
  expect(status).toBe(400);
});

test('one response has 10 000 employees in less than 2 MB', async () => {
  const { covered } = await logIn('business-large');
  const all = await covered('N17');
  expect(all).toHaveLength(10_000);
  expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(2_000_000);
});

test('self-administered employees have no names, and are reported out by birth year and sex', async () => {
  const { visitor, covered } = await logIn('business-self-administered');
  const before = await covered('N17');
  expect(new Set(before.map(({ personInfo }) => personInfo.navn))).toEqual(new Set(['']));
  const report = (innOrUtmelding: string, fodselsar: number | null | undefined) =>
    visitor.send('POST', '/bm/selvadministrert-inn-og-utmelding', {
      innOrUtmelding,
      startDate: '2026-12-01',
      ansatteInformasjon: [{ id: 'rad-1', fodselsar, kjonn: 'Kvinne' }],
      ...contact,
    });
  await report('Innmelding', 2004);
  await report('Utmelding', before[0]?.personInfo.fodselar);
  const after = await covered('N17');
  expect(after[0]?.personInfo.forsikretTil).toBe('2026-12-01');
  expect(after.slice(before.length)).toEqual([
    { personInfo: { navn: '', fodselar: 2004, kjonn: 'Kvinne', forsikretFra: '2026-12-01' } },
  ]);
});

test.each([
  ["another company's policy", addressOf('business-large', 'N17')],
  ['a policy without employees', addressOf('business-admin', 'N33')],
  ['a policy with the wrong product code', addressOf('business-admin', 'N17').replace(/N17$/, 'N20')],
])('the list of %s is not found', async (_, address) => {
  const { visitor } = await logIn('business-admin');
  expect((await visitor.get(address)).status).toBe(404);
});

test('a reader can load the list', async () => {
  const { covered } = await logIn('business-reader');
  expect(await covered('N17')).toHaveLength(14);
});
