import { expect, test } from 'vitest';
import { checkForm } from '#domain/fields/form-check.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';

test('the form sends phone, e-mail and message without the spaces around them (B3.57)', () => {
  const typed = { ...filledRequest, epost: ' kari@example.no ', melding: 'Ny adresse.\nTakk!\n' };
  expect(checkForm(requestForm, typed)).toMatchObject({
    ok: true,
    sent: { telefonnummer: '91234567', epost: 'kari@example.no', melding: 'Ny adresse.\nTakk!' },
  });
});
