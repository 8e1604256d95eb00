import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isAccepted, isActive, isUnderProcessing } from '#domain/policies/damage-policy.ts';

/** The statuses (A4.1). The server may send others, which count as none of these. */
const damageStatuses = [
  'KRAFT',
  'TILBUD',
  'AKSEPT',
  'FORNYELSE',
  'ENDRETFORNYELSE',
  'UKJENT',
  'UKJENT_STATUS_FRA_NICE',
];

describe('A4.1: the customer’s policy', () => {
  test.each([
    ['KRAFT', true],
    ['AKSEPT', true],
    ['TILBUD', false],
    ['FORNYELSE', false],
    ['ENDRETFORNYELSE', false],
    ['UKJENT', false],
    ['UKJENT_STATUS_FRA_NICE', false],
    ['kraft', false],
    ['', false],
    ['__proto__', false],
  ])('in %s is active: %s', (status, active) => {
    expect(isActive({ status })).toBe(active);
  });

  test('is accepted, or it is not', () => {
    expect(damageStatuses.filter((status) => isAccepted({ status }))).toEqual(['AKSEPT']);
  });
});

describe('A4.2: the overview says', () => {
  const periode = { fra: '2027-01-01' };

  test.each([
    ['Under behandling of what is on hold', 'AKSEPT', true, 'Under behandling'],
    ['from when on what is accepted is valid', 'AKSEPT', false, 'Fra 01.01.2027'],
    ['the same where nothing is said of a hold', 'AKSEPT', undefined, 'Fra 01.01.2027'],
    ['the same where the hold is empty', 'AKSEPT', null, 'Fra 01.01.2027'],
    ['nothing of what is in force', 'KRAFT', false, null],
    ['nothing of what is in force, hold or not', 'KRAFT', true, null],
    ['nothing of an offer on hold', 'TILBUD', true, null],
    ['nothing for unknown products', 'constructor', true, null],
  ])('%s', (_, status, akseptPaaVent, label) => {
    expect(damageLabel({ status, akseptPaaVent, periode })).toBe(label);
    expect(isUnderProcessing({ status, akseptPaaVent })).toBe(label === 'Under behandling');
  });

  test('the day in Oslo of an instant', () => {
    expect(damageLabel({ status: 'AKSEPT', periode: { fra: '2026-12-31T23:00:00Z' } })).toBe(
      'Fra 01.01.2027',
    );
  });

  test('a date that is none as it came', () => {
    expect(damageLabel({ status: 'AKSEPT', periode: { fra: 'snart' } })).toBe('Fra snart');
  });

  test('something of active policies only, whatever comes', () => {
    const anyStatus = fc.oneof(fc.string(), fc.constantFrom(...damageStatuses));
    fc.assert(
      fc.property(anyStatus, fc.boolean(), fc.string(), (status, akseptPaaVent, fra) => {
        const label = damageLabel({ status, akseptPaaVent, periode: { fra } });
        expect(label !== null && !isActive({ status })).toBe(false);
      }),
    );
  });
});
