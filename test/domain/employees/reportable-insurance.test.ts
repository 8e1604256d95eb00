import { describe, expect, test } from 'vitest';
import { employeeInsurance } from '#domain/employees/reportable-insurance.ts';

const active = { status: 'KRAFT' };
const own = { ...active, produkt: 'N17', selvadministrert: true };

describe('the standard form has (B3.50, C4.5)', () => {
  const named = { ...active, forsikringsnummer: '7010001', forsikringstekst: '' };
  const reportable = (...policies: Parameters<typeof employeeInsurance>[0]) =>
    employeeInsurance(policies).reportable.map(({ product, name }) => [product, name]);

  test('each active employee product once, with its name', () => {
    expect(
      reportable(
        { ...named, produkt: 'N17' },
        { ...named, produkt: 'N20' },
        { ...named, produkt: 'N20' },
        { ...named, produkt: 'N07' },
        { ...named, produkt: 'N16', status: 'TILBUD' },
      ),
    ).toEqual([
      ['N17', 'Personal'],
      ['N20', 'Yrkesskade'],
    ]);
  });

  test('what the policies say, if their products share a name (C4.46)', () => {
    expect(
      reportable(
        { ...named, produkt: 'N75', forsikringstekst: 'Virke – Butikk' },
        { ...named, produkt: 'N76', forsikringstekst: 'Virke', info: 'Kontor' },
        { ...named, produkt: 'N76', forsikringstekst: 'Virke', info: 'Lager' },
        { ...named, produkt: 'N76', forsikringstekst: 'Virke', info: 'Kontor' },
        { ...named, produkt: 'N20', info: 'Verksted' },
      ),
    ).toEqual([
      ['N75', 'Virke – Butikk'],
      ['N76', 'Virke – Kontor og Lager'],
      ['N20', 'Yrkesskade'],
    ]);
  });

  test('the number of a policy that says nothing beside one that says something (C4.46)', () => {
    expect(
      reportable(
        { ...named, produkt: 'N75', forsikringstekst: 'Virke – Butikk' },
        { ...named, produkt: 'N77', forsikringsnummer: '7010005', forsikringstekst: 'Virke' },
      ),
    ).toEqual([
      ['N75', 'Virke – Butikk'],
      ['N77', 'Virke – forsikringsnummer 7010005'],
    ]);
  });

  test('each policy of a product, also one that says nothing (C4.46)', () => {
    const rows = [
      { ...named, produkt: 'N75', forsikringstekst: 'Virke – Butikk' },
      { ...named, produkt: 'N76', forsikringstekst: 'Virke', info: 'Kontor' },
      { ...named, produkt: 'N76', forsikringsnummer: '7010003', forsikringstekst: 'Virke' },
    ];
    const butikk = ['N75', 'Virke – Butikk'];
    expect(reportable(...rows)).toEqual([butikk, ['N76', 'Virke – Kontor og forsikringsnummer 7010003']]);
    const another = { ...named, produkt: 'N76', forsikringsnummer: '7010004', forsikringstekst: 'Virke' };
    expect(reportable(...rows, another)).toEqual([
      butikk,
      ['N76', 'Virke – Kontor og forsikringsnummer 7010003 og 7010004'],
    ]);
  });

  test('three texts or numbers as a list (C4.46)', () => {
    const virke = { ...named, produkt: 'N76', forsikringstekst: 'Virke' };
    expect(
      reportable(
        { ...virke, info: 'Verksted' },
        { ...virke, info: 'Lager' },
        { ...virke, info: 'Butikk' },
        { ...virke, produkt: 'N75' },
        { ...virke, produkt: 'N75', forsikringsnummer: '7010002' },
        { ...virke, produkt: 'N75', forsikringsnummer: '7010003' },
      ),
    ).toEqual([
      ['N76', 'Virke – Verksted, Lager og Butikk'],
      ['N75', 'Virke – forsikringsnummer 7010001, 7010002 og 7010003'],
    ]);
  });

  test('the policy numbers of insurances that would read alike (C4.46)', () => {
    expect(
      reportable(
        { ...named, produkt: 'N75', forsikringsnummer: '7010002' },
        { ...named, produkt: 'N76', forsikringsnummer: '7010003' },
        { ...named, produkt: 'N76', forsikringsnummer: '7010004' },
        { ...named, produkt: 'N77', forsikringsnummer: '7010005', info: 'Lager' },
      ),
    ).toEqual([
      ['N75', 'Virke – forsikringsnummer 7010002'],
      ['N76', 'Virke – forsikringsnummer 7010003 og 7010004'],
      ['N77', 'Virke – Lager'],
    ]);
  });

  test('no self-administered insurance, which is reported separately (C4.4)', () => {
    expect(employeeInsurance([{ ...named, ...own }])).toEqual({
      reportable: [],
      isSelfAdministered: true,
      isPartial: false,
    });
    expect(employeeInsurance([])).toEqual({ reportable: [], isSelfAdministered: false, isPartial: false });
  });

  test('a mark if a policy could not be read (A8.6)', () => {
    const { reportable: found, isPartial } = employeeInsurance([null, { ...named, produkt: 'N20' }]);
    expect(found).toEqual([{ product: 'N20', name: 'Yrkesskade' }]);
    expect(isPartial).toBe(true);
  });

  test('the numbers of policies that say the same (C4.46)', () => {
    expect(
      reportable(
        { ...named, produkt: 'N75', forsikringsnummer: '7010002', info: 'Butikk' },
        { ...named, produkt: 'N76', forsikringsnummer: '7010003', info: 'Butikk' },
      ),
    ).toEqual([
      ['N75', 'Virke – Butikk (forsikringsnummer 7010002)'],
      ['N76', 'Virke – Butikk (forsikringsnummer 7010003)'],
    ]);
  });
});
