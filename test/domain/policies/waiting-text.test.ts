import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notYetValidText, processingText } from '#domain/policies/waiting-text.ts';

const boat = { produkt: 'P35', status: 'AKSEPT', akseptPaaVent: true };

describe('the text about an accepted policy (B4.6, B4.13, C4.2, C5.6)', () => {
  test.each(['M05', 'M10', 'N33', 'N35'])(
    'is about the sales report for the vehicle product %s',
    (produkt) => {
      expect(processingText({ ...boat, produkt })).toBe(
        'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.',
      );
    },
  );

  test.each(['P35', 'S20', '__proto__'])('is general for the product %s', (produkt) => {
    expect(processingText({ ...boat, produkt })).toBe('Forsikringen er under behandling.');
  });

  test.each([
    ['is not on hold', { ...boat, produkt: 'M05', akseptPaaVent: false }],
    ['has an unknown hold, which counts as none', { produkt: 'M05', status: 'AKSEPT' }],
    ['has no hold in the response', { produkt: 'M05', status: 'AKSEPT', akseptPaaVent: null }],
  ])('is general for a vehicle that %s', (_, policy) => {
    expect(processingText(policy)).toBe('Forsikringen er under behandling.');
  });

  test.each(['KRAFT', 'TILBUD', 'FORNYELSE'])('is missing in the status %s', (status) => {
    expect(processingText({ ...boat, status })).toBeNull();
  });
});

describe('the text about the start of a policy (B4.14)', () => {
  const on = (fra: string, today: string) => notYetValidText({ periode: { fra } }, today);

  test.each([
    [
      'is shown until the day before',
      '2027-01-01',
      '2026-12-31',
      'Forsikringen gjelder fra og med 01.01.2027.',
    ],
    ['is missing on the day', '2027-01-01', '2027-01-01', null],
    ['is missing after the day', '2027-01-01', '2027-01-02', null],
    [
      'uses the day in Oslo',
      '2026-12-31T23:00:00Z',
      '2026-12-31',
      'Forsikringen gjelder fra og med 01.01.2027.',
    ],
    ['is missing on the day in Oslo', '2026-12-31T23:00:00Z', '2027-01-01', null],
    ['is missing with an invalid date', 'snart', '2026-12-31', null],
  ])('%s', (_, fra, today, notice) => {
    expect(on(fra, today)).toBe(notice);
  });

  test('is missing for any date that has passed or is invalid', () => {
    fc.assert(
      fc.property(fc.string(), (fra) => {
        expect(on(fra, '9999-12-31')).toBeNull();
      }),
    );
  });
});
