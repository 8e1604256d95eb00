import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notYetValidText, processingText } from '#domain/policies/waiting-text.ts';

const boat = { produkt: 'P35', status: 'AKSEPT', akseptPaaVent: true };

describe('B4.6, B4.13, C5.6: the customer reads what a policy waits for', () => {
  test.each(['M05', 'M10', 'N33', 'N35'])('the sales report of %s', (produkt) => {
    expect(processingText({ ...boat, produkt })).toBe(
      'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.',
    );
  });

  test.each(['P35', 'S20', '__proto__'])('us, with %s', (produkt) => {
    expect(processingText({ ...boat, produkt })).toBe('Forsikringen er under behandling.');
  });

  test.each([
    ['it is not on hold', { ...boat, akseptPaaVent: false }],
    ['nothing is said of a hold', { produkt: 'M05', status: 'AKSEPT' }],
    ['it is in force', { ...boat, status: 'KRAFT' }],
  ])('nothing when %s', (_, policy) => {
    expect(processingText(policy)).toBeNull();
  });
});

describe('B4.14: from when on a policy is valid', () => {
  const on = (fra: string, today: string) => notYetValidText({ periode: { fra } }, today);

  test.each([
    [
      'is told until the day before',
      '2027-01-01',
      '2026-12-31',
      'Forsikringen gjelder fra og med 01.01.2027.',
    ],
    ['is told no more on the day', '2027-01-01', '2027-01-01', null],
    ['is told no more after it', '2027-01-01', '2027-01-02', null],
    [
      'is told by the day in Oslo',
      '2026-12-31T23:00:00Z',
      '2026-12-31',
      'Forsikringen gjelder fra og med 01.01.2027.',
    ],
    ['is told no more on the day in Oslo', '2026-12-31T23:00:00Z', '2027-01-01', null],
    ['omits an invalid date', 'snart', '2026-12-31', null],
  ])('%s', (_, fra, today, notice) => {
    expect(on(fra, today)).toBe(notice);
  });

  test('is never told wrongly, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), (fra) => {
        expect(on(fra, '9999-12-31')).toBeNull();
      }),
    );
  });
});
