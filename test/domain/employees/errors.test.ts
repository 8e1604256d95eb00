import { expect, test } from 'vitest';
import {
  employeeListRefusals,
  employeeReportRefusals,
  maybeUnreadable,
  nothingToReport,
  notSelfAdministered,
  reportSent,
} from '#domain/employees/errors.ts';
import { generalError, missingRole, noAccessNotice, shownNotice } from '#test/domain/errors/shown-notice.ts';

test('the employee list of a visitor without a role is the no-access page (A6.5)', () => {
  expect(shownNotice(employeeListRefusals, missingRole)).toEqual(noAccessNotice);
  expect(shownNotice(employeeListRefusals, { status: 500 })).toEqual(generalError);
});

test('a report that could not be sent has the general error (B8.8)', () => {
  expect(shownNotice(employeeReportRefusals, { status: 500 })).toEqual(generalError);
});

test.each([
  [
    'some policies could not be read',
    maybeUnreadable,
    'refusal',
    'Vi fikk ikke lest alle forsikringene til {organisation}, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
  ],
  [
    'the company administers no insurance itself (C4.4)',
    notSelfAdministered,
    'refusal',
    '{organisation} har ingen personalforsikring som bedriften administrerer selv.',
  ],
  [
    'the company has no insurance with employees',
    nothingToReport,
    'state',
    '{organisation} har ingen aktive forsikringer der ansatte meldes inn eller ut her.',
  ],
])('in place of the form if %s', (_, notice, kind, text) => {
  expect(notice).toEqual({ kind, title: null, text });
});

test('a report that was sent is confirmed (B4.18)', () => {
  expect(reportSent).toEqual({
    meldeInn: { kind: 'success', title: 'Innmeldingen er sendt' },
    meldeUt: { kind: 'success', title: 'Utmeldingen er sendt' },
  });
});
