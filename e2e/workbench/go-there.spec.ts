import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';
import { heading } from '#e2e/support/visits.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

/** The visitor's page in the workbench. */
const visitorsPage = (page: Page) => page.frameLocator('iframe');
const state = (page: Page) => page.getByTestId('state');
const event = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the workbench', () => {
  test('goes to a state of a child flow, also after the child flow has ended', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    const goTo = async (goal: string) => {
      await page.getByLabel('State to go to').selectOption(goal);
      await page.getByRole('button', { name: 'Go there' }).press('Enter');
      await expect(page).toHaveURL(/[?&]flow=bank-selection&persona=private-one&(selected=[^&]*&)?state=/);
      await expect(state(page)).toHaveText(goal);
    };
    await page.goto('/workbench?flow=bank-selection&persona=private-one');
    await goTo('choosing.open');
    await expect(visitorsPage(page).getByRole('option', { name: 'Solvik Sparebank' })).toBeVisible();
    await event(page, 'cancelled').click();
    await expect(state(page)).toHaveText('does not run now');
    await goTo('unavailable');
    // The page's own calls reach the sandbox again.
    await visitorsPage(page).getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(state(page)).toHaveText('choosing.closed');
  });

  test('waits at a state with a call until the call is settled by a button', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=employee-report&persona=business-admin&state=reporting.sending');
    await expect(state(page)).toHaveText('reporting.sending');
    await expect(page.getByText('employee-report is in reporting.sending')).toBeVisible();
    await event(page, 'sent').click();
    await expect(heading(visitorsPage(page), 'Utmeldingen er sendt')).toBeVisible();
  });

  for (const [flow, persona, saved] of [
    ['change-policy', 'business-admin', 'sent'],
    ['add-travel-card', 'private-rich', 'added'],
  ] as const)
    test(`a later submit of ${flow} waits for a button too, after the way to a state`, async ({ page }) => {
      await sandboxOf(page).respondsAtOnce();
      await page.goto(`/workbench?flow=${flow}&persona=${persona}`);
      await page.getByLabel('State to go to').selectOption('sending');
      await event(page, 'Go there').click();
      await expect(state(page)).toHaveText('sending');
      await event(page, '500').click();
      await expect(state(page)).toHaveText('filling.failed');
      await event(page, 'submitted').click();
      await expect(state(page)).toHaveText('sending');
      await event(page, saved).click();
      await expect(state(page)).not.toHaveText(/sending|filling/);
    });

  test("sends what waits to the sandbox when 'every write' is released", async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=new-customer&state=filling.failed');
    await expect(state(page)).toHaveText('filling.failed');
    await event(page, 'submitted').click();
    await expect(state(page)).toHaveText('sending');
    await event(page, 'every write').click();
    await expect(state(page)).toHaveText('accepted');
  });

  test('keeps the focus and the scroll on the way to a state, and says where the page is, also without the network', async ({
    page,
    context,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(state(page)).toHaveText('filling.typing');
    await page.evaluate("document.querySelector('[aria-label=Chart]').scrollTop = 40");
    const scroll = () => page.evaluate("document.querySelector('[aria-label=Chart]').scrollTop");
    await context.setOffline(true);
    await page.getByLabel('State to go to').selectOption('filling.failed');
    await event(page, 'Go there').press('Enter');
    await expect(state(page)).toHaveText('filling.failed');
    await expect(event(page, 'Go there')).toBeFocused();
    expect(await scroll()).toBe(40);
    await expect(page).toHaveURL(/[?&]state=filling\.failed/);
    await event(page, 'submitted').click();
    await expect(page).toHaveURL(/[?&]state=filling\.failed&did=send\+\.\+submitted&/);
    await event(page, 'sent').press('Enter');
    await expect(page.getByText('order-policy is in sent.')).toBeVisible();
    await expect(page).toHaveURL(/[?&]did=settle\+\.\+orderPolicy\+sent&/);
    await event(page, 'Start').press('Enter');
    await expect(page.getByText('The sandbox does not respond, so no flow can start.')).toBeVisible();
    await context.setOffline(false);
    await event(page, 'Start').press('Enter');
    await expect(state(page)).toHaveText('filling.typing');
    await expect(event(page, 'Start')).toBeFocused();
    await expect(page).not.toHaveURL(/state=/);
    await page.goBack();
    await expect(state(page)).toHaveText('sent');
  });
});
