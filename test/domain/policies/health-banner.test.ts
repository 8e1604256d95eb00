import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { healthBanner } from '#domain/policies/health-banner.ts';

const waiting = (helsestatus: string | null) => healthBanner({ status: 'A', helsestatus });

describe('the banner of the health review (A4.4, C5.6)', () => {
  test.each(['EN_LEGE', 'EN_LEGE_MELDING_SENDT'])(
    'says that we wait for the doctor in status %s (B4.8)',
    (status) => {
      expect(waiting(status)).toEqual({ tone: 'info', text: 'Vi venter på svar fra legen.', link: null });
    },
  );

  test.each(['HELSENETT_', 'HELSENETT_SENDT', 'HELSENETT_MOTTATT'])(
    'says that a message was sent in status %s (B4.9)',
    (status) => {
      expect(waiting(status)).toEqual({
        tone: 'info',
        text: 'Vi har sendt melding via Norsk helsenett.',
        link: null,
      });
    },
  );

  test.each([
    'NYTT_TILBUD',
    'NYTT_TILBUD_SENDT',
    'HELSE_I_RETUR',
    'HELSE_I_RETUR_PURRET',
    'HELSE_RETUR_IKKE_MOTTATT',
    'YTTERLIGE_HELSE_IKKE_MOTTATT',
  ])('says that a letter was sent in status %s (B4.10)', (status) => {
    expect(waiting(status)).toEqual({
      tone: 'info',
      text: 'Vi har sendt brev til forsikringstakeren.',
      link: null,
    });
  });

  test.each(['EL_NY_SOEKNAD', 'EL_HELSE_IKKE_MOTTATT'])(
    'has a warning and a link in status %s (B4.11)',
    (status) => {
      expect(waiting(status)).toEqual({
        tone: 'warning',
        text: 'Vi har ikke mottatt helseerklæringen.',
        link: 'Fyll ut helseerklæring',
      });
    },
  );

  test.each([
    'AKTIV',
    'AVSLUTTET',
    'ANNULLERT_OG_SKREVET_UT',
    'HELSEV_VURDERES',
    'EL_HELSE_MOTTATT',
    'HELSE_MOTTATT',
    'NY_SOEKNAD_MOTTATT',
    'EN_LEGE_',
    'HELSE_RETUR_IKKE_MOTTATT_NAA',
    'HELSENETT',
    '__proto__',
    '',
    null,
  ])('is missing in status %s', (status) => {
    expect(waiting(status)).toBeNull();
  });
});

test('a policy has no banner in a status other than A (B4.7)', () => {
  const helsestatus = fc.oneof(fc.string(), fc.constantFrom('EN_LEGE', 'HELSENETT_SENDT', 'EL_NY_SOEKNAD'));
  fc.assert(
    fc.property(fc.string(), helsestatus, (status, anyStatus) => {
      fc.pre(status !== 'A');
      expect(healthBanner({ status, helsestatus: anyStatus })).toBeNull();
    }),
  );
});

test('a status pattern with a star matches every status with that beginning', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      expect(waiting(`HELSENETT_${rest}`)).toEqual(waiting('HELSENETT_SENDT'));
      expect(waiting(`HELSE_I_RETUR${rest}`)).toEqual(waiting('HELSE_I_RETUR'));
    }),
  );
});
