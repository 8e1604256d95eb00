import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { filledSelfAdministered } from '#flows/employees/self-administered-report/cases.ts';
import { PageLinksContext } from '#ui/page-links.ts';
import { EmployeeReportFailed } from '#views/employees/employee-report/employee-report-failed.tsx';

afterEach(cleanup);

const error = apiError({ status: 401 });

/** The report that failed because the session ended; returns the events that its card sends. */
function openCard(form: typeof filledReport | typeof filledSelfAdministered, draft: 'stored' | 'lost') {
  const sent: unknown[] = [];
  render(
    <PageLinksContext
      value={{
        login: () => '/logg-inn',
        draft: () => draft,
        overview: null,
        bankSite: () => null,
        phone: '+4721000000',
      }}
    >
      <EmployeeReportFailed context={{ error, form }} send={(event) => sent.push(event)} />
    </PageLinksContext>,
  );
  return sent;
}

test.each([
  ['a standard report', filledReport],
  ['a report of self-administered insurance', filledSelfAdministered],
])('%s that the login would lose can be seen again, to copy it (A2.13, A8.8)', async (_, form) => {
  const sent = openCard(form, 'lost');
  expect(
    screen.queryByText('Det du har fylt ut, er ikke lagret. Noter det før du logger inn.'),
  ).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Gå tilbake' }));
  expect(sent).toEqual([{ type: 'form.requested' }]);
});

test('a report that is stored has only the login and the phone number (A2.13, A8.8)', () => {
  openCard(filledReport, 'stored');
  expect(screen.queryByText('Det du har fylt ut, er tatt vare på.')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Logg inn',
    '+47 21 00 00 00',
  ]);
});
