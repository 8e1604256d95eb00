import type { Driver } from './script.ts';

/** Checks that the page shows a spinner and nothing else. */
export const seesWaiting = (driver: Driver) => driver.expectHeading('Vent Litt');
