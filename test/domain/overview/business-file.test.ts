import { expect, test } from 'vitest';
import { businessRows } from '#domain/overview/business.ts';
import { businessFile } from '#domain/overview/business-file.ts';
import { landingDamage } from '#domain/overview/landing-customers.ts';
import { car, customer } from '#flows/fixtures/customer.ts';

test("a company's overview as a file has a line for each policy, also those with the same name (C4.41)", () => {
  const vehicle = {
    ...car,
    produkt: 'N33',
    forsikringstekst: 'Næringsbil',
    info: 'XA10030',
    terminer: '004',
  };
  const forsikringer = [
    vehicle,
    { ...vehicle, forsikringsnummer: '7010004' },
    { ...vehicle, forsikringsnummer: '7010002', produkt: 'N17', forsikringstekst: 'Personal', info: null },
    { ...vehicle, forsikringsnummer: '7010003', produkt: 'N17', forsikringstekst: 'Personal', info: null },
  ];
  const rows = businessRows(landingDamage({ ...customer, forsikringer } as never));
  const [, text = ''] = decodeURIComponent(businessFile(rows, null)).split('\uFEFF');
  expect(text.split('\r\n')).toEqual([
    'Forsikring;Gjelder;Forsikringsnummer;Status;Per år;Per termin',
    'Næringsbil;XA10030;7010001;;8178;2045',
    'Næringsbil;XA10030;7010004;;8178;2045',
    'Personal;;7010002;;8178;2045',
    'Personal;;7010003;;8178;2045',
    '',
  ]);
});

test('the file has the order that the visitor chose (C4.41)', () => {
  const forsikringer = [300, 100, 200].map((premie, at) => ({
    ...car,
    produkt: 'N33',
    forsikringsnummer: `701000${at}`,
    terminer: '001',
    premie,
    tfapremie: 0,
  }));
  const rows = businessRows(landingDamage({ ...customer, forsikringer } as never));
  const file = businessFile(rows, { column: 'premiePerAr', direction: 'descending' });
  const lines = decodeURIComponent(file).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(';')[4])).toEqual(['300', '200', '100']);
});
