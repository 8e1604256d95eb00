import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { couldNotLoad, generalNotice, unknownOutcomeNotice, unknownProduct } from '#domain/errors/general.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';

const otherwise = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

test('the notice of nightly maintenance says that it ends at 04.00 (A8.3, A9.3)', () => {
  expect(generalNotice(apiError({ status: 503, code: 'INS00002_NIGHT' }))).toEqual({
    kind: 'failure',
    helpsLater: true,
    title: 'Vedlikehold',
    text: 'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
  });
});

test('the notice of maintenance says to try again later (A8.4)', () => {
  expect(generalNotice(apiError({ status: 503, code: 'INS00002' }))).toEqual({
    kind: 'failure',
    title: 'Prøv igjen senere',
    text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
  });
});

test.each([
  ['an internal error', apiError({ status: 500, code: '500' })],
  ['a lost connection', apiError({ code: 'NETWORK' })],
  ['a defect of the app', new TypeError('x is undefined')],
  ['no error', undefined],
])('the general notice is shown for %s (A8.5)', (_, error) => {
  expect(generalNotice(error)).toEqual(otherwise);
});

test('the notice of a page that could not be loaded says to try again later (A8.5)', () => {
  expect(couldNotLoad).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere.',
  });
});

describe('the notice without a session (A8.8)', () => {
  const notice = {
    kind: 'loggedOut',
    title: 'Du er ikke logget inn',
    text: 'Du må være logget inn for å bruke denne tjenesten.',
  };

  test('is shown for a 401 with any code', () => {
    expect(generalNotice(apiError({ status: 401, code: '401' }))).toEqual(notice);
    expect(generalNotice(apiError({ status: 401, code: 'FOR0000001' }))).toEqual(notice);
  });

  test('is the same for pages that know it without a call', () => {
    expect(notLoggedIn).toEqual(notice);
  });
});

test('the notice of a write without a response says that it may have arrived', () => {
  expect(unknownOutcomeNotice).toEqual({
    kind: 'failure',
    title: 'Vi fikk ikke svar',
    text: 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
  });
});

test('an unknown product has its own text (A8.13)', () => {
  expect(unknownProduct).toEqual({ kind: 'refusal', title: 'Noe gikk galt', text: 'Ukjent produkt' });
});

test.each(['constructor', '__proto__', 'toString', 'INS00002_night', ''])(
  'an unknown code (%s) has the general notice',
  (code) => {
    expect(generalNotice(apiError({ code }))).toEqual(otherwise);
  },
);
