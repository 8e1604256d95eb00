import { expect, test } from 'vitest';
import { renewalOf } from '#domain/policies/details/renewal.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const car = {
  ...{ forsikringsnummer: '7010001', versjon: 2, produkt: 'M05', forsikringstekst: 'Bil', status: 'KRAFT' },
  ...{ periode: { fra: '2026-03-01' }, premie: 11_400, tfapremie: 600, terminer: '012' },
};

test.each([
  [12_150, `${unbroken('750 kr')} mer per år`],
  [11_000, `${unbroken('400 kr')} mindre per år`],
  [11_400, 'Samme pris'],
  [11_400.4, `${unbroken('1 kr')} mer per år`],
  [undefined, undefined],
])(
  'a renewal with the premium %s says what changes, in the kroner that are shown (C4.32)',
  (premie, value) => {
    const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie };
    const renewal = renewalOf({ ...car, nesteVersjon }, '2026-11-22');
    expect(renewal?.prices.find(({ label }) => label === 'Endring')?.value).toBe(value);
  },
);

test("the change is left out if the present price is that of twelve months' instalments (C4.32, C4.1)", () => {
  const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 8300 };
  const flat = { ...car, premie: 8000, tfapremie: 0, brukPeriodepremie: true, periodepremie: 700 };
  const renewal = renewalOf({ ...flat, nesteVersjon }, '2026-11-22');
  expect(renewal?.prices.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    `Pris nå: ${unbroken('8 400 kr/år')}`,
    `Pris fra 01.03.2027: ${unbroken('8 300 kr/år')}`,
  ]);
});
