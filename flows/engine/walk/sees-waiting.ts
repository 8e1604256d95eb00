import type { Driver } from './script.ts';

/** Checks that the page shows a spinner and nothing else, and announces it. */
export async function seesWaiting(driver: Driver): Promise<void> {
  await driver.expectHeading('Vent Litt');
  await driver.hears('Vent Litt');
}
