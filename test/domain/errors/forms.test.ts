import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { changeSent, employeeReportRefusals, requestRefusals } from '#domain/errors/forms.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

test('B8.7: whose change or order could not be sent is asked to try again', () => {
  expect(noticeIn(requestRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
  });
});

test('B8.8: whose report of an employee could not be sent reads that something went wrong', () => {
  expect(noticeIn(employeeReportRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  });
});

test('B2.86: who sent a change reads that it is being looked at', () => {
  expect(changeSent).toEqual({
    kind: 'success',
    title: 'Endringen er sendt til behandling',
    text: 'Vi tar kontakt hvis vi trenger flere opplysninger.',
  });
});
