import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedRows, summaryRows } from '#domain/overview/other-rows.ts';
import { tasksOf } from '#domain/overview/tasks.ts';
import { damageRows, lifeRows } from '#domain/policies/policy-row.ts';
import { car, person } from '#flows/fixtures/customer.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';
import { anyText } from '#test/domain/any-text.ts';
import { spaced } from '#test/support/no-break-space.ts';

const summary = {
  forsikringsnummer: 'F-500124',
  navn: 'Ufør',
  beskrivelse: 'Engangssum',
  status: 'ACTIVE',
  fagsystem: 'PROLIFE',
};

describe('the link of a policy at the successor (A2.27)', () => {
  const own = '#/router?forsikringsnummer=F-500124';

  test.each([
    [undefined, own],
    [null, own],
    ['', own],
    ['https://bank.example/forsikring/liv', own],
    ['https://kunde.forsikring.example/hopp/3361/pm', 'https://kunde.forsikring.example/hopp/3361/pm'],
    ['/annen-side#/liv', 'https://bank.example/annen-side#/liv'],
    // An outside address that is not allowed gives no link.
    ['https://evil.example/fremtind', null],
    ['javascript:alert(1)#', null],
  ])('for the address %s is %s', (url, href) => {
    expect(summaryRows([{ ...summary, url }], site).map((row) => row.href)).toEqual([href]);
  });
});

test('a policy without a premium has its price in the overview, and without both none (B3.4, C4.1)', () => {
  const rows = damageRows([
    { ...car, premie: undefined, tfapremie: undefined, pris: 8178 },
    { ...car, premie: undefined, tfapremie: undefined },
  ]);
  expect(rows.map(({ number, premiePerManed }) => [number, premiePerManed])).toEqual([
    [car.forsikringsnummer, 682],
    [car.forsikringsnummer, null],
  ]);
});

describe('a task says what is known of it', () => {
  const sources = {
    declarations: null,
    messages: null,
    documents: null,
    invoices: null,
    claims: null,
    acceptance: null,
  };
  const about = { site, today: '2026-11-21', bankregnr: null, warns: { damage: false, life: false } };

  test.each([
    [{ belop: 958, forfallsdato: '2026-12-10' }, '958 kr, forfall 10.12.2026.'],
    [{ belop: 958, forfallsdato: '' }, '958 kr.'],
    [{ forfallsdato: '2026-12-10' }, 'Forfall 10.12.2026.'],
    [{ forfallsdato: '' }, null],
  ])('of an invoice: %j', (known, text) => {
    const invoices = { value: [{ fakturanummer: '9', ...known }], error: null };
    const [task] = tasksOf({ ...sources, invoices }, about);
    expect([task?.text && spaced(task.text), task?.isUrgent]).toEqual([text, false]);
  });

  test('of a message, a claim and a declaration', () => {
    const one = <T>(value: T) => ({ value: [value], error: null });
    const tasks = tasksOf(
      {
        ...sources,
        messages: one({ id: '1', tittel: 'Brev', mottattDato: '' }),
        claims: one({ id: '2', tittel: '', status: 'UNDER_UTFYLLING' }),
        declarations: one({
          id: '3',
          baseurl: 'https://kunde.forsikring.example/helse',
          status: 'UNDER_UTFYLLING',
          kilde: 'MAGNUM',
          forsikredeName: '',
        }),
      },
      about,
    );
    expect(tasks.map(({ title, text }) => [title, text])).toEqual([
      ['Fortsett utfylling', null],
      ['Gjør ferdig skademeldingen', null],
      ['Brev', 'Melding fra oss'],
    ]);
  });
});

test('the monthly price comes from the period premium if the flag says so (B3.4, C4.1)', () => {
  const price = (fields: object) => damageRows([{ ...car, ...fields }]).map((row) => row.premiePerManed);
  expect(price({})).toEqual([682]);
  expect(price({ brukPeriodepremie: true, periodepremie: 2400, terminer: '004' })).toEqual([800]);
  expect(price({ brukPeriodepremie: false, periodepremie: 2400, terminer: '004' })).toEqual([682]);
});

test('a row has the label of an accepted policy (A4.2)', () => {
  const accepted = { ...car, status: 'AKSEPT' };
  const rows = damageRows([{ ...accepted, akseptPaaVent: true }, accepted, car]);
  expect(rows.map(({ labelText }) => labelText)).toEqual(['Under behandling', 'Fra 01.03.2026', null]);
});

test('the price of a life policy is that of a month, rounded up (A9.13, B9.5)', () => {
  const [policy] = person.aktiveForsikringer;
  const prices = [1188, 1189].map((pris) => (policy ? lifeRows([{ ...policy, pris }]) : []));
  expect(prices.flat().map(({ premiePerManed }) => premiePerManed)).toEqual([99, 100]);
});

describe('each entry of a response becomes one row or task, whatever its texts are,', () => {
  const number = fc.double({ noNaN: true });
  const maybeText = fc.option(anyText);
  const periode = fc.record({ fra: anyText, til: maybeText });
  const each = <T>(one: fc.Arbitrary<T>, rows: (all: readonly T[]) => readonly unknown[]) =>
    fc.assert(
      fc.property(fc.array(one, { maxLength: 3 }), (all) => {
        expect(rows(all)).toHaveLength(all.length);
      }),
    );

  test('in damage policies', () =>
    each(
      fc.record({
        forsikringsnummer: anyText,
        versjon: number,
        produkt: anyText,
        forsikringstekst: anyText,
        info: maybeText,
        status: fc.constantFrom('KRAFT', 'AKSEPT'),
        periode,
        premie: number,
        terminer: maybeText,
      }),
      damageRows,
    ));

  test('in life policies', () =>
    each(
      fc.record({
        forsikringsnummer: anyText,
        versjon: number,
        produktkode: anyText,
        status: anyText,
        forsikringstekst: anyText,
        forsikringssum: number,
        pris: number,
        periode,
        forsikrede: fc.record({ navn: anyText }),
      }),
      lifeRows,
    ));

  test("in the successor's policies", () =>
    each(
      fc.record({
        forsikringsnummer: anyText,
        navn: anyText,
        beskrivelse: anyText,
        status: anyText,
        fagsystem: anyText,
        url: maybeText,
      }),
      (all) => summaryRows(all, site),
    ));

  test('in shared policies', () =>
    each(
      fc.record({
        privatRelasjonId: anyText,
        eierFornavn: anyText,
        eierEtternavn: anyText,
        forsikringer: fc.array(
          fc.record({ forsikringsnummer: anyText, versjon: number, produkt: anyText, title: anyText }),
        ),
      }),
      sharedRows,
    ));

  const settled = <T>(value: readonly T[]) => ({ value, error: null });
  const nothing = {
    declarations: null,
    messages: null,
    documents: null,
    invoices: null,
    claims: null,
    acceptance: null,
  };
  const about = { site, today: '2026-11-21', bankregnr: null, warns: { damage: false, life: false } };

  test('in health declarations', () =>
    each(
      fc.record({
        id: anyText,
        baseurl: fc.oneof(anyText, fc.constant('https://kunde.forsikring.example/helse')),
        status: fc.constantFrom('OPPRETTET', 'KLAR_FOR_SIGNERING'),
        kilde: fc.constant('MAGNUM'),
        isBarn: fc.boolean(),
        forsikredeName: anyText,
      }),
      (all) => tasksOf({ ...nothing, declarations: settled(all) }, about),
    ));

  test('in invoices, claims, messages and documents', () => {
    const toRead = fc.record({ id: anyText, tittel: anyText, mottattDato: anyText });
    each(fc.record({ fakturanummer: anyText, belop: number, forfallsdato: anyText }), (all) =>
      tasksOf({ ...nothing, invoices: settled(all) }, about),
    );
    each(fc.record({ id: anyText, tittel: anyText, status: fc.constant('UNDER_UTFYLLING') }), (all) =>
      tasksOf({ ...nothing, claims: settled(all) }, about),
    );
    each(toRead, (all) => tasksOf({ ...nothing, messages: settled(all) }, about));
    each(toRead, (all) => tasksOf({ ...nothing, documents: settled(all) }, about));
  });
});
