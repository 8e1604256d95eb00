import { describe, expect, test } from 'vitest';
import { yearAhead } from '#domain/overview/year-ahead.ts';
import { car } from '#flows/fixtures/customer.ts';

const today = '2026-11-27';
const none = { damage: [], life: [], invoices: [], today };
const child = {
  ...{ forsikringsnummer: '9010001', versjon: 1, produktkode: 'S10', status: 'A' },
  ...{
    forsikringstekst: 'Barn og ungdom',
    periode: { fra: '2027-02-01' },
    forsikrede: { navn: 'Ida Skogly' },
  },
};
const invoice = { fakturanummer: '1', belop: 958, forfallsdato: '2026-11-16' };
const renewed = (fra: string) => ({ ...car, nesteVersjon: { versjon: 3, periode: { fra }, premie: 1 } });

const texts = (sources: Parameters<typeof yearAhead>[0]) =>
  yearAhead(sources)?.events.map(({ text }) => text.replaceAll(/\s/g, ' ')) ?? null;

describe('the year ahead (C4.51)', () => {
  test('has the present month and the eleven after it', () => {
    const year = yearAhead({ ...none, invoices: [{ ...invoice, forfallsdato: '2026-12-06' }] });
    expect(year?.months.map(({ key, label }) => `${label} ${key}`)).toEqual([
      ...['nov 2026-11', 'des 2026-12', 'jan 2027-01', 'feb 2027-02', 'mar 2027-03', 'apr 2027-04'],
      ...['mai 2027-05', 'jun 2027-06', 'jul 2027-07', 'aug 2027-08', 'sep 2027-09', 'okt 2027-10'],
    ]);
  });

  test('has payments, renewals and starts by their days, and counts them by month', () => {
    const sources = {
      ...none,
      invoices: [{ fakturanummer: '2', belop: null, forfallsdato: '2026-12-06' }, invoice],
      damage: [
        renewed('2026-12-18'),
        { ...car, forsikringsnummer: '2', status: 'AKSEPT', periode: { fra: '2026-12-01' } },
      ],
      life: [child],
    };
    expect(texts(sources)).toEqual([
      'Bil, Volvo V60 XA10001 starter 01.12.2026',
      'Faktura forfaller 06.12.2026',
      'Bil, Volvo V60 XA10001 fornyes 18.12.2026',
      'Barn og ungdom, Ida Skogly starter 01.02.2027',
    ]);
    expect(
      yearAhead(sources)
        ?.months.slice(0, 4)
        .map(({ counts }) => Object.values(counts)),
    ).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 1],
    ]);
  });

  test.each([
    ['a policy without a next version', { damage: [car] }],
    ['a policy on hold', { damage: [{ ...car, status: 'AKSEPT', akseptPaaVent: true }] }],
    ['a start before today', { life: [{ ...child, periode: { fra: '2026-11-26' } }] }],
    ['a life policy under review', { life: [{ ...child, helsestatus: 'UNDERBEHANDLING' }] }],
    [
      'a life policy with another status under review',
      { life: [{ ...child, status: 'P', helsestatus: 'EN_LEGE' }] },
    ],
    ['a renewal after the twelve months', { damage: [renewed('2027-11-01')] }],
    ['an invoice that has fallen due, which is a task', { invoices: [invoice] }],
    ['an invoice without a date', { invoices: [{ ...invoice, forfallsdato: '' }] }],
    ['a policy without a start', { life: [{ ...child, periode: { fra: '' } }] }],
  ])('leaves out %s', (_, sources) => {
    expect(yearAhead({ ...none, ...sources })).toBeNull();
  });

  test.each(['B', 'C', 'E', 'F', 'P', 'X', 'unknown'])(
    'leaves out the start of a life policy with status %s, which may never start (A4.3)',
    (status) => {
      expect(yearAhead({ ...none, life: [{ ...child, status }] })).toBeNull();
    },
  );

  test('has the start of a life policy whose review is completed (A4.3)', () => {
    expect(texts({ ...none, life: [{ ...child, helsestatus: 'AKTIV' }] })).toHaveLength(1);
  });

  test('has the last day of its last month, and today', () => {
    expect(texts({ ...none, damage: [renewed('2027-10-31')] })).toHaveLength(1);
    expect(texts({ ...none, life: [{ ...child, periode: { fra: today } }] })).toHaveLength(1);
  });
});
