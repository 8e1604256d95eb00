import { create, is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Consent } from '#domain/settings/consent.ts';
import { hasDetails, startAnswers } from '#domain/settings/consents.ts';
import { reservationPath } from '#domain/settings/reservation-path.ts';
import { ContactDetails } from '#domain/shared/contact-info.ts';

const consent = {
  ...{ samtykkeId: 'tilbud', tittel: 'Tilbud og råd', infoTekst: 'Vi kan sende deg tilbud.' },
  ...{ avslagTekst: 'Du får ikke tilbud.', modalTekster: ['Mer om tilbud.'] },
  answer: { answer: true, date: '2026-02-03' },
};

describe('a consent (B3.35)', () => {
  test('is read with all of its fields', () => {
    expect(create(consent, Consent)).toEqual(consent);
  });

  test('needs only its id and its title', () => {
    expect(create({ samtykkeId: 'tilbud', tittel: 'Tilbud' }, Consent)).toMatchObject({
      ...{ samtykkeId: 'tilbud', tittel: 'Tilbud', infoTekst: '', avslagTekst: '', modalTekster: [] },
    });
    expect(is({ ...consent, samtykkeId: undefined }, Consent)).toBe(false);
    expect(is({ ...consent, tittel: undefined }, Consent)).toBe(false);
  });

  test.each([
    ['without the answer itself', { date: '2026-02-03' }, null],
    ['without a date', { answer: false }, { answer: false, date: '' }],
  ])('with an answer %s', (_, answer, read) => {
    expect(create({ ...consent, answer }, Consent).answer).toEqual(read);
  });

  test.each([
    ['has further texts', 'tilbud', ['Mer om tilbud.'], true],
    ['has no further texts', 'tilbud', [], false],
    ['is unknown', 'annet', ['Mer om tilbud.'], false],
  ])('that %s has a dialog', (_, id, modalTekster, has) => {
    expect(hasDetails(startAnswers([{ ...consent, modalTekster }]), id)).toBe(has);
  });
});

describe('contact details (B7.29)', () => {
  const record = { kundenummer: '1000010', transaksjonsId: 'tx-1' };
  const details = {
    ...{ mobilnummer: '91234567', epost: 'kari@example.no' },
    ...{ personkundenummerAndTransaksjonsId: record, skadekundenummerAndTransaksjonsId: record },
  };

  test.each(Object.keys(details))('may lack %s, but not have one of another type', (field) => {
    expect(is({ ...details, [field]: null }, ContactDetails)).toBe(true);
    expect(is({ ...details, [field]: undefined }, ContactDetails)).toBe(true);
    expect(is({ ...details, [field]: 7 }, ContactDetails)).toBe(false);
  });

  test('have a number in each record, and perhaps a version', () => {
    const having = (personkundenummerAndTransaksjonsId: unknown) =>
      is({ ...details, personkundenummerAndTransaksjonsId }, ContactDetails);
    expect(having({ kundenummer: '1000010' })).toBe(true);
    expect(having({ transaksjonsId: 'tx-1' })).toBe(false);
    expect(having({ ...record, transaksjonsId: 7 })).toBe(false);
  });
});

test('each bank has its own reservation, by its number, which is encoded (B7.30)', () => {
  expect(reservationPath('33/61')).toBe('/reservasjon/banker/33%2F61');
});
