import { expect, type Locator } from 'playwright/test';
import { subApps } from '#documents/sub-apps.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { test } from './support/back-forward-cache.ts';
import { goBack, visitAs, waitUntilLoaded } from './support/visits.ts';

declare global {
  interface Window {
    refused: string[];
    isRestored: boolean;
  }
}

/** Runs in the page: records what the policy refuses, and whether the page comes from the back-forward cache. */
function recordPage() {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refused.push(`${violatedDirective} ${blockedURI}`),
  );
  window.isRestored = false;
  window.addEventListener('pageshow', ({ persisted }) => {
    window.isRestored = persisted;
  });
}

/** Without the width: the letters of the font are not exactly as wide as those of its fallback (0029). */
async function placeOf(frame: Locator) {
  return frame.evaluate((element) => {
    const { x, y, height } = element.getBoundingClientRect();
    return { x, y, height };
  });
}

/** A person would leave these documents at once. */
const forCompanies = ['/bedrift/nettbank/mine-forsikringer/mellomside', '/oversikt/forsikring/avtalevelger'];

// Every document of the build, so that a new one is covered.
for (const { path } of subApps) {
  const persona: PersonaId = forCompanies.includes(path) ? 'business-admin' : 'private-one';

  test(`${path} keeps its frame while its code is late, passes its own policy, and returns from the back-forward cache`, async ({
    page,
  }) => {
    await page.addInitScript(recordPage);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/react-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await visitAs(page, persona, path);
    const frame = page.getByRole('banner').getByText('Min side forsikring');
    await expect(frame).toBeVisible();
    await expect(page.locator('[data-flow]')).toHaveCount(0);
    const before = await placeOf(frame);
    release();
    await expect(page.locator('[data-flow]').first()).toBeVisible();
    await waitUntilLoaded(page);
    expect(await placeOf(frame)).toEqual(before);
    expect(await page.evaluate(() => window.refused)).toEqual([]);

    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('/robots.txt');
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => window.isRestored)).toBe(true);
  });
}
