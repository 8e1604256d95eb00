import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

for (const width of [360, 1280])
  test(`the price that the list knows is shown before the details, and does not visibly move when they come, at ${width} px (C4.38)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const sandbox = await visitAs(page, 'private-one', main);
    await waitUntilLoaded(page);
    await sandbox.holds('getCarDetail');
    await page.locator('a[href^="#/bil/"]').first().click();
    const price = page.getByRole('region', { name: 'Pris' });
    await expect(price).toContainText('kr/år');
    await expect(page.getByText('Henter forsikringen din …').first()).toBeAttached();
    const top = async () => (await price.boundingBox())?.y ?? 0;
    const [text, before] = [await price.innerText(), await top()];
    await sandbox.releases('getCarDetail');
    await expect(page.getByRole('link', { name: 'Meld skade' })).toBeVisible();
    await waitUntilLoaded(page);
    await expect(heading(page, 'Bil')).toBeVisible();
    expect(await price.innerText()).toBe(text);
    // On a phone it follows the covers, below the window.
    if (width === 360) expect(Math.min(before, await top())).toBeGreaterThan(800);
    else expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });
