import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, openGroups, visitAs } from '#e2e/support/visits.ts';

test('a row of "Forsikringer du har innsyn i" opens the shared policy, which is read only (A2.19, A2.23, B2.22)', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', main);
  const shared = page.getByRole('region', { name: 'Forsikringer du har innsyn i' });
  await openGroups(page, 'Delt av Ola S.');
  await shared.getByRole('link', { name: /^Bil/ }).click();
  await expect(heading(page, 'Bil')).toBeFocused();
  expect(page.url()).toContain('#/delt/bil/');
  await expect(page.getByText(/^Ola Skogly har gitt deg innsyn/).first()).toBeVisible();
  await expect(page.getByText('Endre forsikring')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Se forsikringsbevis' })).toHaveAttribute(
    'href',
    /^#\/delt\/bil\/\d+\/\d+\/bevis$/,
  );
});
