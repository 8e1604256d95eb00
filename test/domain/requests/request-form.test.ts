import { expect, test } from 'vitest';
import { checkForm } from '#domain/fields/form-check.ts';
import { emptyRequest, requestForm } from '#domain/requests/request-form.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';

test('the form has an error for each empty field (B5.15, B5.16, B5.17)', () => {
  expect(checkForm(requestForm, emptyRequest)).toMatchObject({
    ok: false,
    errors: {
      telefonnummer: 'Vennligst fyll inn mobilnummeret ditt her',
      epost: 'Vennligst fyll inn e-postadressen din her',
      melding: 'Vennligst fyll inn din melding her',
    },
  });
});

test('the form has an error for each invalid field (B5.15, B5.16)', () => {
  const typed = { ...filledRequest, telefonnummer: '21000000', epost: 'kari', melding: ' ' };
  expect(checkForm(requestForm, typed)).toEqual({
    ok: false,
    errors: {
      telefonnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
      epost: 'E-postadressen er ugyldig',
      melding: 'Vennligst fyll inn din melding her',
    },
  });
});

test('the form sends phone, e-mail and message without the spaces around them (B3.57)', () => {
  const typed = { ...filledRequest, epost: ' kari@example.no ', melding: 'Ny adresse.\nTakk!\n' };
  expect(checkForm(requestForm, typed)).toMatchObject({
    ok: true,
    sent: { telefonnummer: '91234567', epost: 'kari@example.no', melding: 'Ny adresse.\nTakk!' },
  });
});
