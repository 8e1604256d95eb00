import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { isAccepted, isActive, isUnderProcessing } from '#domain/shared/policy-status.ts';

/** The statuses of the specification (A4.1). The server may send others, which are treated as none of these. */
const damageStatuses = [
  'KRAFT',
  'TILBUD',
  'AKSEPT',
  'FORNYELSE',
  'ENDRETFORNYELSE',
  'UKJENT',
  'UKJENT_STATUS_FRA_NICE',
];

describe('a policy (A4.1)', () => {
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
  ])('in status “%s” is active: %s', (status, active) => {
    expect(isActive({ status })).toBe(active);
  });

  test('is accepted only in status AKSEPT', () => {
    expect(damageStatuses.filter((status) => isAccepted({ status }))).toEqual(['AKSEPT']);
  });
});

describe('the label in the overview (A4.2)', () => {
  const periode = { fra: '2027-01-01' };

  test.each([
    ['is “Under behandling” on hold', 'AKSEPT', true, 'Under behandling'],
    ['is the start date of an accepted policy', 'AKSEPT', false, 'Fra 01.01.2027'],
    ['is the start date if the hold is missing', 'AKSEPT', undefined, 'Fra 01.01.2027'],
    ['is the start date if the hold is null', 'AKSEPT', null, 'Fra 01.01.2027'],
    ['is missing for a policy in force', 'KRAFT', false, null],
    ['is missing for a policy in force with a hold', 'KRAFT', true, null],
    ['is missing for an offer on hold', 'TILBUD', true, null],
    ['is missing for an unknown status', 'constructor', true, null],
  ])('%s', (_, status, akseptPaaVent, label) => {
    expect(damageLabel({ status, akseptPaaVent, periode })).toBe(label);
    expect(isUnderProcessing({ status, akseptPaaVent })).toBe(label === 'Under behandling');
  });

  test('has the date in Oslo of an instant', () => {
    expect(damageLabel({ status: 'AKSEPT', periode: { fra: '2026-12-31T23:00:00Z' } })).toBe(
      'Fra 01.01.2027',
    );
  });

  test('has an invalid date as the server sends it', () => {
    expect(damageLabel({ status: 'AKSEPT', periode: { fra: 'snart' } })).toBe('Fra snart');
  });

  test('exists only for active policies', () => {
    const anyStatus = fc.oneof(fc.string(), fc.constantFrom(...damageStatuses));
    fc.assert(
      fc.property(anyStatus, fc.boolean(), fc.string(), (status, akseptPaaVent, fra) => {
        const label = damageLabel({ status, akseptPaaVent, periode: { fra } });
        expect(label !== null && !isActive({ status })).toBe(false);
      }),
    );
  });
});
