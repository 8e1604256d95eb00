import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { changeSent, employeeReportRefusals, requestRefusals } from '#domain/errors/forms.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

test('the notice of a change or order that could not be sent says to try again (B8.7)', () => {
  expect(noticeIn(requestRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
  });
});

test('an employee report that could not be sent has the general notice (B8.8)', () => {
  expect(noticeIn(employeeReportRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  });
});

test('the notice of a sent change says that it is being handled (B2.86)', () => {
  expect(changeSent).toEqual({
    kind: 'success',
    title: 'Endringen er sendt til behandling',
    text: 'Vi tar kontakt hvis vi trenger flere opplysninger.',
  });
});
