import { expect, test } from 'vitest';
import { checkForm } from '#domain/fields/form-check.ts';
import { changeRequestForm } from '#domain/requests/change-request-form.ts';

test('B5.14: a customer who has typed nothing reads what is missing, field by field', () => {
  expect(checkForm(changeRequestForm, { telefonnummer: '', epost: '', melding: '' })).toEqual({
    ok: false,
    errors: {
      telefonnummer: 'Vennligst fyll inn mobilnummeret ditt her',
      epost: 'Vennligst fyll inn e-postadressen din her',
      melding: 'Vennligst fyll inn din melding her',
    },
  });
});

test('B5.15, B5.16: a customer who has typed something wrong reads what is wrong', () => {
  expect(checkForm(changeRequestForm, { telefonnummer: '21000000', epost: 'kari', melding: ' ' })).toEqual({
    ok: false,
    errors: {
      telefonnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
      epost: 'E-postadressen er ugyldig',
      melding: 'Vennligst fyll inn din melding her',
    },
  });
});

test('B3.57: what is right is sent, tidied', () => {
  const typed = { telefonnummer: '912 34 567', epost: ' kari@example.no ', melding: 'Ny adresse.\nTakk!\n' };
  expect(checkForm(changeRequestForm, typed)).toEqual({
    ok: true,
    sent: { telefonnummer: '91234567', epost: 'kari@example.no', melding: 'Ny adresse.\nTakk!' },
  });
});
